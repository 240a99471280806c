// Answers requests by the browser's module and compares each with the native answer.
//
//     penny-fuzz 1000000 pipe | node scripts/wasm-fuzz.mjs [MODULE]
//
// Each line of stdin is a request in base64 and the FNV-1a digest of the native
// status and output. Fails on a difference, on a trap, and on an answer that takes
// longer than a second.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const path = process.argv[2] ?? new URL("../.build-wasm/penny.wasm", import.meta.url);
const module = new WebAssembly.Module(readFileSync(path));
const start = () => new WebAssembly.Instance(module, {}).exports;
let penny = start();

function digest(status, output) {
  let value = 0x811c9dc5;
  const add = (byte) => { value = Math.imul(value ^ byte, 0x01000193) >>> 0; };
  add(status);
  for (const byte of output) add(byte);
  return value;
}

function answer(request) {
  const address = penny.penny_alloc(request.length);
  new Uint8Array(penny.memory.buffer, address, request.length).set(request);
  const status = penny.penny_compute(address, request.length, 0);
  return digest(status, new Uint8Array(
    penny.memory.buffer, penny.penny_output(), penny.penny_output_length()));
}

let count = 0;
let slowest = { time: 0, request: "" };
const faults = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [text, expected] = line.split(" ");
  const request = Buffer.from(text, "base64");
  const before = performance.now();
  count += 1;
  try {
    const found = answer(request);
    const time = performance.now() - before;
    if (time > slowest.time) slowest = { time, request: request.toString() };
    if (time > 1000) faults.push(`took ${Math.round(time)} ms: ${JSON.stringify(request.toString())}`);
    if (found !== Number(expected)) faults.push(`differs: ${JSON.stringify(request.toString())}`);
  } catch (error) {
    faults.push(`${error.message}: ${JSON.stringify(request.toString())}`);
    penny = start();
  }
}

for (const fault of faults.slice(0, 50)) console.error(fault);
console.error(
  `${count} requests in the module: ${faults.length} faults; the slowest took ` +
  `${Math.round(slowest.time)} ms: ${JSON.stringify(slowest.request)}`);
process.exitCode = faults.length === 0 && count > 0 ? 0 : 1;
