// Runs the browser's module with nothing imported.
//
//     node scripts/wasm-run.mjs FORMAT [MODULE] <request
//
// answers one request: the output goes to stdout, the status is the exit status.
// FORMAT is json, csv, html, text or explanation, or 0 to 4; MODULE is
// .build-wasm/penny.wasm unless given.
//
//     node scripts/wasm-run.mjs batch [MODULE] <requests
//
// answers many in one run. Each line of stdin is [format, request], each line of
// stdout [status, output], as JSON; the bytes are in base64. Before them comes
// the line [imports, exports] with the names of both.
import { readFileSync, writeFileSync } from "node:fs";

const formats = ["json", "csv", "html", "text", "explanation"];
const [word, path] = process.argv.slice(2);

const bytes = readFileSync(path ?? new URL("../.build-wasm/penny.wasm", import.meta.url));
const module = new WebAssembly.Module(bytes);
const { exports: penny } = new WebAssembly.Instance(module, {});

function answer(format, request) {
  const address = penny.penny_alloc(request.length);
  new Uint8Array(penny.memory.buffer, address, request.length).set(request);
  const status = penny.penny_compute(address, request.length, format);
  // The memory may have grown, so its buffer is asked for again.
  const output = new Uint8Array(
    penny.memory.buffer, penny.penny_output(), penny.penny_output_length());
  return { status, output: Buffer.from(output) };
}

function answerBatch() {
  const names = (list) => list.map(({ name }) => name).sort();
  const { imports, exports } = WebAssembly.Module;
  const lines = [[names(imports(module)), names(exports(module))]];
  for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
    const [format, request] = JSON.parse(line);
    const { status, output } = answer(format, Buffer.from(request, "base64"));
    lines.push([status, output.toString("base64")]);
  }
  writeFileSync(1, lines.map((line) => JSON.stringify(line) + "\n").join(""));
}

if (word === "batch") {
  answerBatch();
} else {
  const format = formats.findIndex((name, number) => word === name || word === String(number));
  if (format < 0) {
    console.error(`wasm-run: the first word is batch or a format: ${formats.join(", ")}`);
    process.exit(64);
  }
  const { status, output } = answer(format, readFileSync(0));
  writeFileSync(1, output);
  process.exitCode = status;
}
