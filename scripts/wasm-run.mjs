// Asks the browser's modules.
//
//     node scripts/wasm-run.mjs batch <requests
//
// Each line of stdin is [format, request], each line of stdout [status, output, whether the answer
// took the whole module], as JSON; the bytes are in base64. What the part that comes first answers
// must be what the whole module answers. A line ["words", kind, words] has no answer: it gives the
// module its words, and how the readers write numbers, for the requests behind it. After the answers
// come, for each kind that was asked, two lines [kind, imports, exports] with the names of both:
// that of the first part and that of the whole module.
import { readFileSync, writeFileSync } from "node:fs";
import { Penny, interfacesOf, kindOf } from "./wasm-modules.mjs";

function answered(module, format, request) {
  const { status, output, isOfWhole } = module.answer(format, request);
  const text = Buffer.from(output).toString("base64");
  if (!isOfWhole) {
    const whole = module.answerOfWhole(format, request);
    if (whole.status !== status || Buffer.from(whole.output).toString("base64") !== text) {
      throw new Error(`the parts of ${module.kind} differ: ${JSON.stringify(request.toString())}`);
    }
  }
  return [status, text, isOfWhole];
}

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
    lines.push(answered(modules.get(kind), format, request));
  }
  for (const kind of modules.keys()) {
    for (const names of interfacesOf(kind)) lines.push([kind, ...names]);
  }
  writeFileSync(1, lines.map((line) => JSON.stringify(line) + "\n").join(""));
}

if (process.argv[2] === "batch") {
  answerBatch();
} else {
  console.error("wasm-run: the only word is batch");
  process.exit(64);
}
