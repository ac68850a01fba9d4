// The load client for both servers: tables for two, played by their own players, each of whom has a connection of their own.
//   node client.js club|heard|match PORT TABLES MOVES        PEER: the folder in which the other server is installed
// So many tables are played at once, each with one move under way: it is made by the player whose turn it is, and counts when
// the table's new state is back with them, read and checked. Tables are made, and players seated, before the clock runs.
// stdout: {"per_second", "p50_ms", "p99_ms", "cpu_us"}: the last is this client's own processor time for a move.
import { HOLES, MOVES } from "./script.js";

const [, , which, port, tables, moves] = process.argv;
const { open } = await import(`./${which}.js`);
const rounds = Math.ceil(moves / tables / (HOLES * MOVES.length));

const opened = [];
for (let slot = 0; slot < tables; slot++) {
  const here = [];
  for (let round = 0; round < rounds; round++) here.push(await open(port, slot * rounds + round));
  opened.push(here);
}

const waits = [];
const cpu = process.cpuUsage();
const began = performance.now();
await Promise.all(opened.map(play));
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(cpu);
waits.sort((one, other) => one - other);
console.log(
  JSON.stringify({
    per_second: waits.length / seconds,
    p50_ms: waits[waits.length >> 1],
    p99_ms: waits[Math.floor(waits.length * 0.99)],
    cpu_us: (user + system) / waits.length,
  }),
);
process.exit(0);

async function play(tables) {
  for (const table of tables) {
    for (let hole = 0; hole < HOLES; hole++) {
      for (const [seat, kind] of MOVES) {
        const asked = performance.now();
        await table.move(seat, kind);
        waits.push(performance.now() - asked);
      }
    }
  }
}
