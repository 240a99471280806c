// Answers requests by the browser's modules and compares each with the native answer.
//
//     penny-fuzz 1000000 pipe | node scripts/wasm-fuzz.mjs
//
// Each line of stdin is a request in base64, the FNV-1a digest of the native status and output,
// and the locale of the request. A line "words KIND LOCALE WORDS" comes before the first request
// that needs it, with the words in base64. Fails on a difference, on a trap, and on an answer that
// takes more than a second of the processor.
import { createInterface } from "node:readline";
import { Penny, kindOf } from "./wasm-modules.mjs";

const modules = new Map();
const words = new Map();

function digest(status, output) {
  let value = 0x811c9dc5;
  const add = (byte) => { value = Math.imul(value ^ byte, 0x01000193) >>> 0; };
  add(status);
  for (const byte of output) add(byte);
  return value;
}

function answer(request, locale) {
  const kind = kindOf(request);
  const key = `${kind} ${locale}`;
  if (!modules.has(key)) modules.set(key, new Penny(kind, words.get(key)));
  const { status, output } = modules.get(key).answer(0, request);
  return digest(status, output);
}

// What the program has computed, in milliseconds. A busy machine does not lengthen it.
function computed() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let count = 0;
let slowest = { time: 0, request: "" };
const faults = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [text, expected, locale, bytes] = line.split(" ");
  if (text === "words") {
    words.set(`${expected} ${locale}`, Buffer.from(bytes, "base64"));
    modules.delete(`${expected} ${locale}`);
    continue;
  }
  const request = Buffer.from(text, "base64");
  const before = computed();
  count += 1;
  try {
    const found = answer(request, locale);
    const time = computed() - before;
    if (time > slowest.time) slowest = { time, request: request.toString() };
    if (time > 1000) faults.push(`took ${Math.round(time)} ms: ${JSON.stringify(request.toString())}`);
    if (found !== Number(expected)) faults.push(`differs: ${JSON.stringify(request.toString())}`);
  } catch (error) {
    faults.push(`${error.message}: ${JSON.stringify(request.toString())}`);
  }
}

for (const fault of faults.slice(0, 50)) console.error(fault);
console.error(
  `${count} requests in the module: ${faults.length} faults; ` +
  `the slowest took ${Math.round(slowest.time)} ms: ${JSON.stringify(slowest.request)}`);
process.exitCode = faults.length === 0 && count > 0 ? 0 : 1;
