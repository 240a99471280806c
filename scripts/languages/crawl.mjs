// Looks at every page of a site whose authors write in Greek letters (greek.mjs) and whose language
// is en-XA, for words in plain Latin letters: the program has them, and no message does.
//
//     node crawl.mjs OUT TYPED
//
// TYPED  what authors typed, a line each, which pages show as it is
import { readFileSync } from "node:fs";
import { eachText, pagesIn, same, tellFindings } from "./texts.mjs";

const [out, typed] = process.argv.slice(2);
const phrases = readFileSync(typed, "utf8").split("\n").filter((line) => line);

// Months are of the locale, not of messages.
const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
for (let place = 0; place < 12; place += 1) same.add(month.format(Date.UTC(2026, place, 1)));

const found = new Map();
const pages = pagesIn(out);
for (const page of pages) {
  eachText(out, page, (text, where) => {
    // What was typed into the files of sets is in fields as it is.
    if (where === "value") return;
    let rest = text;
    for (const phrase of phrases) rest = rest.replaceAll(phrase, "");
    const words = (rest.match(/[A-Za-z][A-Za-z'’-]+/g) ?? []).filter((word) => !same.has(word));
    if (words.length === 0) return;
    const key = `${text.trim().replace(/\s+/g, " ").slice(0, 120)} (${where})`;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(page);
  });
}
tellFindings(found, pages, "words that are not messages");
