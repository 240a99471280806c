// Looks at every page of a site in another language for English: words of the English messages that
// the language does not have, and in a language of other letters, all words in Latin ones.
//
//     node english.mjs OUT LANGUAGE
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eachText, pagesIn, same, tellFindings } from "./texts.mjs";

const [out, language] = process.argv.slice(2);
const isLatin = !["ar", "ja"].includes(language);
const wordsIn = (text) => text.match(/\p{L}[\p{L}'’-]*\p{L}/gu) ?? [];

// The words of all files of a language. Keys, names and values of messages are English in all.
function wordsOf(folders) {
  const words = new Set();
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true })) {
      if (!/\.(mf2|md|csv|yaml|words)$/.test(name)) continue;
      const text = readFileSync(join(folder, name), "utf8")
        .replace(/^#.*$|^@.*$|^\s*\.\w+.*$/gm, "").replace(/^[a-z][\w.-]* =/gm, "")
        .replace(/^\s+(?:\|[^|]*\||[\w*-]+)(?: (?:\|[^|]*\||[\w*-]+))* \{\{/gm, "")
        .replace(/`[^`]*`|\{[#/$][^}]*\}|^[\w-]+:|\]\([^)]*\)/gm, "");
      const typed = name.endsWith(".words") ? text.replace(/^[\w -]+:/gm, "") : text;
      for (const word of wordsIn(typed)) words.add(word.toLowerCase());
    }
  }
  return words;
}

const own = wordsOf([`messages/${language}`, `starter/${language}`, `templates/${language}`]);
const english = wordsOf(["messages/en", "starter/en"]);
// Names of laws, programs and codes.
const names = new Set(readFileSync(new URL("same-names.txt", import.meta.url), "utf8")
  .split("\n").filter((line) => line && !line.startsWith("#")));
const isEnglish = (word) => !same.has(word) && !names.has(word) && !own.has(word.toLowerCase())
  && (isLatin ? english.has(word.toLowerCase()) : /^[A-Za-z]/.test(word));

const found = new Map();
const pages = pagesIn(out);
for (const page of pages) {
  eachText(out, page, (text, where) => {
    const words = wordsIn(text).filter(isEnglish);
    if (words.length === 0) return;
    const key = `${words.join(", ")}: ${text.trim().replace(/\s+/g, " ").slice(0, 120)} (${where})`;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(page);
  });
}
if (pages.length < 60) {
  console.error(`only ${pages.length} pages`);
  process.exit(1);
}
tellFindings(found, pages, `English in ${language}`);
