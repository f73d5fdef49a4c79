// While a page is being put together, its pictures are drawn a few at a time: no single task keeps
// a slow phone from answering a touch. Once they are all there, a new one is drawn at once.
import { flushSync } from "svelte";

const SLICE = 4; // milliseconds a task draws for
const waiting: (() => void)[] = [];
let drawing = false;
let settled = false;

/** Whether a picture may be drawn with what is around it. */
export function atOnce(): boolean {
  return settled;
}

/** Draws in a later task; answers with the way to give that up. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!drawing) {
    drawing = true;
    next();
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function next(): void {
  const { port1, port2 } = new MessageChannel(); // sooner than a timer
  port1.onmessage = () => {
    port1.close();
    slice();
  };
  port2.postMessage(null);
}

function slice(): void {
  const end = performance.now() + SLICE;
  do {
    const draw = waiting.shift();
    if (draw === undefined) {
      drawing = false;
      settled = true;
      return;
    }
    flushSync(draw);
  } while (performance.now() < end);
  next();
}
