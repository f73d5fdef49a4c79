// Two people a table, each moving as soon as it is their turn; counts acknowledged moves.
// node load.js PORT TABLES WARM SECONDS
const { io } = require("socket.io-client");

const [port, tables, warm, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
let counting = false;
let count = 0;
const latencies = [];

// A match is made when the first one asks for it; the second one comes after that, and nobody moves
// before both have seen it: a store that is slow would tell the second one an old state.
async function table(n) {
  const people = [];
  for (const playerID of ["0", "1"]) people.push(await person(`bench-${process.pid}-${n}`, playerID));
  for (const begin of people) begin();
}

function person(matchID, playerID) {
  const socket = io(`${url}/counter`, { transports: ["websocket"], forceNew: true });
  let sent = 0;
  const see = (state) => {
    if (sent && state._stateID > sent.id) {
      if (counting) {
        count += 1;
        latencies.push(performance.now() - sent.at);
      }
      sent = 0;
    }
    if (state.ctx.currentPlayer === playerID && !sent) {
      sent = { id: state._stateID, at: performance.now() };
      const payload = { type: "add", args: [], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    }
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("update", (_, state) => see(state));
  return new Promise((seated) => {
    socket.on("sync", (_, info) => seated(() => see(info.state)));
  });
}

async function main() {
  for (let n = 0; n < tables; n += 1) {
    await table(n);
  }
  await new Promise((done) => setTimeout(done, warm * 1000));
  counting = true;
  process.stdout.write(JSON.stringify({ counting: true }) + "\n");
  const begun = performance.now();
  const cpu = process.cpuUsage();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const took = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  process.stdout.write(JSON.stringify({ counted: count }) + "\n");
  latencies.sort((a, b) => a - b);
  const found = {
    tables,
    moves_per_second: count / took,
    median_ms: latencies[Math.floor(latencies.length / 2)] || 0,
    p99_ms: latencies[Math.floor(latencies.length * 0.99)] || 0,
    load_cpu: (used.user + used.system) / 1e6 / took,
  };
  process.stdout.write(JSON.stringify(found) + "\n", () => process.exit(0));
}

main();
