// Asks the browser's modules.
//
//     node scripts/wasm-run.mjs batch <requests
//
// Each line of stdin is [format, request], each line of stdout [status, output], as JSON; the bytes
// are in base64. A line ["words", kind, words] has no answer: it gives the module its words, and how
// the readers write numbers, for the requests behind it. After the answers comes, for each kind that
// was asked, a line [kind, imports, exports] with the names of both.
import { readFileSync, writeFileSync } from "node:fs";
import { Penny, interfaceOf, kindOf } from "./wasm-modules.mjs";

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

if (process.argv[2] === "batch") {
  answerBatch();
} else {
  console.error("wasm-run: the only word is batch");
  process.exit(64);
}
