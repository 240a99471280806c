// Says which faults of a list do not compile: the words of the compiler come by standard input.
//
//     node scripts/mutants/refused.mjs FOLDER LIST <LOG
import { readFileSync } from "node:fs";

const [folder, list] = process.argv.slice(2);
const named = new Set();
for (const [, file, line] of readFileSync(0, "utf8").matchAll(/^(\/[^:\n]+):(\d+):\d+: error:/gm)) {
  named.add(`${file}:${line}`);
}
const faults = readFileSync(list, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const refused = faults.filter(({ file, line }) => named.has(`${folder}/${file}:${line}`));
console.log(refused.map(({ id }) => id).join(" "));
