// A counter with a state as large as a view of ours, on boardgame.io.
// node server.js PORT memory|flatfile|postgres WHERE SIZE
const { Server, FlatFile } = require("boardgame.io/server");

const [port, store, where, size] = process.argv.slice(2);

const counter = {
  name: "counter",
  setup: () => ({ count: 0, filler: "x".repeat(Number(size)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ ...G, count: G.count + 1 }) },
};

function storage() {
  if (store === "flatfile") return new FlatFile({ dir: where });
  if (store === "postgres") {
    const { PostgresStore } = require("bgio-postgres");
    return new PostgresStore(where, { logging: false });
  }
  return undefined; // in memory
}

Server({ games: [counter], origins: ["*"], db: storage() }).run({ port: Number(port) }, () => {
  process.stdout.write("ready\n");
});
