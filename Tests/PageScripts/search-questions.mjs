// Asks the questions of a language of search-questions.tsv on a built site:
//
//     node Tests/PageScripts/search-questions.mjs starter de FOLDER
//
// Prints how many have their page among the first two links, and each that has not with what comes first.
import { readFileSync } from "node:fs";
import { searched } from "./search-site.mjs";

const [kind, language, folder] = process.argv.slice(2);
const rows = readFileSync(new URL("search-questions.tsv", import.meta.url), "utf8").trim().split("\n")
  .filter((line) => !line.startsWith("#")).map((line) => line.split("\t"))
  .filter(([site, own]) => site === kind && own === language);
const found = await searched(folder, language, rows.map(([, , question]) => question));
const missed = rows.flatMap(([, , question, pages], index) => {
  const first = found[index].pages.slice(0, 2);
  return first.some((page) => pages.split(" ").includes(page)) ? [] : [`${question}: ${first.join(", ") || "nothing"}`];
});
console.log(`${rows.length - missed.length} of ${rows.length}`);
for (const line of missed) console.log(line);
