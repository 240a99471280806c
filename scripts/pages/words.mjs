// Words of the trade on pages in English that readers meet: on no more pages than jargon.tsv allows
// for each. The number there may only fall. The manual is not counted: it speaks to authors, whose
// files have these words.
import { readFileSync } from "node:fs";
import { readText } from "./folder.mjs";

const table = new URL("jargon.tsv", import.meta.url);

// The words that are seen on a page, and those of its controls.
function seen(html) {
  const body = html.slice(html.indexOf("<body"))
    .replace(/<(script|style|code|pre)\b[^]*?<\/\1>/g, " ")
    .replace(/<[^>]*\b(?:aria-label|placeholder)="([^"]*)"[^>]*>/g, " $1 ");
  return body.replace(/<[^>]*>/g, "").replace(/&amp;/g, "&").replace(/\s+/g, " ");
}

function rows() {
  return readFileSync(table, "utf8").split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([pattern, most, instead]) => ({
      pattern: new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, "iu"), word: pattern,
      most: Number(most), instead,
    }));
}

export function checkWords({ folder, files, pages, report }) {
  if (files.some((file) => file.startsWith("reference/inputs/"))) return;
  const texts = pages.map((path) => ({ path, html: readText(folder, path) }))
    .filter(({ html }) => /<html lang="en\b/.test(html))
    .map(({ path, html }) => ({ path, text: seen(html) }));
  for (const { pattern, word, most, instead } of rows()) {
    const found = texts.map(({ path, text }) => ({ path, at: text.search(pattern), text }))
      .filter(({ at }) => at >= 0);
    if (found.length < most) report.note(`“${word}” is on ${found.length} pages; let jargon.tsv say so, not ${most}`);
    if (found.length <= most) continue;
    for (const { path, at, text } of found) {
      const what = `“${word}” is on ${found.length} pages, and at most on ${most}: write ${instead}`;
      report.add(path, what, text.slice(Math.max(0, at - 20), at + 30).trim());
    }
  }
}
