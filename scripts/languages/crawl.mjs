// Looks at every page of a site whose authors write in Greek letters (greek.mjs) and whose language
// is en-XA, for words in plain Latin letters: the program has them, and no message does.
//
//     node crawl.mjs OUT TYPED
//
// TYPED  what authors typed, a line each, which pages show as it is
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [out, typed] = process.argv.slice(2);
const phrases = readFileSync(typed, "utf8").split("\n").filter((line) => line);

// What is the same in every language: names of the program and of formats, units and codes.
const same = new Set(readFileSync(new URL("same-words.txt", import.meta.url), "utf8")
  .split("\n").filter((line) => line && !line.startsWith("#")));

// Attributes that readers see or hear.
const seen = /\s(alt|aria-label|aria-description|title|placeholder|label|data-label|data-title|data-head|data-foot)="([^"]*)"/g;
const meta = /<meta (?:name="description"|property="og:(?:title|description|site_name)") content="([^"]*)"/g;
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
const plain = (text) => text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? " ");

// Text that was typed as it stands: code, and what the explanations of the theme say in English.
const silent = /<(script|style|code|pre|kbd|samp)\b[^>]*>[\s\S]*?<\/\1>/g;

const found = new Map();
const note = (page, text, where) => {
  let rest = plain(text).replace(/https?:\S+/g, "");
  for (const phrase of phrases) rest = rest.replaceAll(phrase, "");
  const words = (rest.match(/[A-Za-z][A-Za-z'’-]+/g) ?? []).filter((word) => !same.has(word));
  if (words.length === 0) return;
  const key = `${plain(text).trim().replace(/\s+/g, " ").slice(0, 120)} (${where})`;
  if (!found.has(key)) found.set(key, []);
  found.get(key).push(page);
};

const pages = readdirSync(out, { recursive: true }).filter((name) => name.endsWith(".html"));
for (const page of pages) {
  const html = readFileSync(join(out, page), "utf8").replace(silent, "");
  for (const [, content] of html.matchAll(meta)) note(page, content, "meta");
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name, value] of tag.matchAll(seen)) note(page, value, name);
  }
  for (const text of html.replace(/^[\s\S]*?<title>/, "").split(/<[^>]*>/)) note(page, text, "text");
}

const lines = [...found].sort((one, other) => other[1].length - one[1].length);
for (const [text, where] of lines) console.log(`${where.length} × ${where[0]}: ${text}`);
console.error(`${pages.length} pages, ${lines.length} texts with words that are not messages`);
if (lines.length > 0) process.exit(3);
