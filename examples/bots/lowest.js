#!/usr/bin/env node
// A bot for Cordée in JavaScript: one line of JSON in, one move in words out (docs/bots.md).
//
//   cordee match exec:examples/bots/lowest.js random --game classic:single --deals 10
//
// It plays the lowest card that fits, draws from the deck, and otherwise takes the first move.

const readline = require('node:readline')

const VALUES = { x: 1 }

/** The value of "play r7", or Infinity for any other move. */
function valueOf(move) {
  const [verb, card] = move.split(' ')
  if (verb !== 'play') return Infinity
  const value = card.slice(1)
  return VALUES[value] ?? Number(value)
}

function choose(view) {
  const plays = view.moves.filter((move) => valueOf(move) < Infinity)
  if (plays.length > 0) return plays.reduce((a, b) => (valueOf(b) < valueOf(a) ? b : a))
  return view.moves.includes('deck') ? 'deck' : view.moves[0]
}

readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => process.stdout.write(choose(JSON.parse(line)) + '\n'))
