// Asks the browser's modules.
//
//     node scripts/wasm-run.mjs FORMAT <request
//
// answers one request by the module of its kind: the output goes to stdout, the status is the
// exit status. FORMAT is json, csv or html, or 0 to 2.
//
//     node scripts/wasm-run.mjs batch <requests
//
// answers many in one run. Each line of stdin is [format, request], each line of stdout
// [status, output], as JSON; the bytes are in base64. A line ["words", kind, words] has no answer.
// After the answers comes, for each kind that was asked, the line [kind, imports, exports] with the
// names of both.
import { readFileSync, writeFileSync } from "node:fs";
import { Penny, interfaceOf, kindOf } from "./wasm-modules.mjs";

const formats = ["json", "csv", "html"];
const [word] = process.argv.slice(2);

function answerBatch() {
  const modules = new Map();
  const words = new Map();
  const lines = [];
  for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
    const [format, text, bytes] = JSON.parse(line);
    if (format === "words") {
      words.set(text, Buffer.from(bytes, "base64"));
      modules.get(text)?.take(words.get(text));
      continue;
    }
    const request = Buffer.from(text, "base64");
    const kind = kindOf(request);
    if (!modules.has(kind)) modules.set(kind, new Penny(kind, words.get(kind)));
    const { status, output } = modules.get(kind).answer(format, request);
    lines.push([status, Buffer.from(output).toString("base64")]);
  }
  for (const kind of modules.keys()) lines.push([kind, ...interfaceOf(kind)]);
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
  const request = readFileSync(0);
  const { status, output } = new Penny(kindOf(request)).answer(format, request);
  writeFileSync(1, output);
  process.exitCode = status;
}
