// Runs the browser's module once, with nothing imported: the request is read
// from stdin, the result written to stdout, and the status is the exit status.
//
//     node scripts/wasm-run.mjs FORMAT [MODULE] <request
//
// FORMAT is json, csv, html or text, or 0 to 3; MODULE is .build-wasm/penny.wasm unless given.
import { readFileSync, writeFileSync } from "node:fs";

const formats = ["json", "csv", "html", "text"];
const [word, path] = process.argv.slice(2);
const format = formats.findIndex((name, number) => word === name || word === String(number));
if (format < 0) {
  console.error(`wasm-run: the format is one of ${formats.join(", ")}`);
  process.exit(64);
}

const bytes = readFileSync(path ?? new URL("../.build-wasm/penny.wasm", import.meta.url));
const { exports: penny } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});

const request = readFileSync(0);
const address = penny.penny_alloc(request.length);
new Uint8Array(penny.memory.buffer, address, request.length).set(request);
const status = penny.penny_compute(address, request.length, format);

// The memory may have grown, so its buffer is asked for again.
const result = new Uint8Array(
  penny.memory.buffer, penny.penny_output(), penny.penny_output_length());
writeFileSync(1, result);
process.exitCode = status;
