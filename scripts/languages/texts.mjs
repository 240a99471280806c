// The texts of a built page that readers see or hear.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

// Attributes with words.
const seen = /\s(alt|aria-label|aria-description|title|placeholder|label|data-label|data-title|data-head|data-foot)="([^"]*)"/g;
const meta = /<meta (?:name="description"|property="og:(?:title|description|site_name)") content="([^"]*)"/g;
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
const plain = (text) => text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? " ");

// Text that was typed as it stands: code. Addresses are the same in all languages.
const silent = /<(script|style|code|pre|kbd|samp)\b[^>]*>[\s\S]*?<\/\1>/g;

// Codes of currencies are the same in every language.
const currencies = /(<select[^>]* name="(?:[^"]*\.)?currency"[^>]*>)[\s\S]*?<\/select>/g;

// Addresses and names of files are no words.
const wordless = (text) => text.replace(/https?:\S+|[\w-]+\.csv\b/g, "");

// What is the same in every language: names of the program and of formats, and codes.
export const same = new Set(readFileSync(new URL("same-words.txt", import.meta.url), "utf8")
  .split("\n").filter((line) => line && !line.startsWith("#")));

/** The pages below a folder. */
export const pagesIn = (out) => readdirSync(out, { recursive: true }).filter((name) => name.endsWith(".html"));

/** Calls `note` with each text of a page, and what has it. */
export function eachText(out, page, note) {
  const html = readFileSync(join(out, page), "utf8").replace(silent, "")
    .replace(currencies, "$1</select>");
  const tell = (text, where) => note(wordless(plain(text)), where);
  for (const [, content] of html.matchAll(meta)) tell(content, "meta");
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name, value] of tag.matchAll(seen)) tell(value, name);
    // What stands in a field.
    const [, typed] = /^<input(?!.* type="(?:hidden|radio|checkbox|range)").* value="([^"]*)"/.exec(tag) ?? [];
    if (typed) tell(typed, "value");
  }
  for (const text of html.replace(/^[\s\S]*?<title>/, "").split(/<[^>]*>/)) tell(text, "text");
}

/** Prints what was found, a line each with the pages that have it, and ends with status 3 if any was. */
export function tellFindings(found, pages, what) {
  const lines = [...found].sort((one, other) => other[1].length - one[1].length);
  for (const [text, where] of lines) console.log(`${where.length} × ${where[0]}: ${text}`);
  console.error(`${pages.length} pages, ${lines.length} texts with ${what}`);
  if (lines.length > 0) process.exit(3);
}
