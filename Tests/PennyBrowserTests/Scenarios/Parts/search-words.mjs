// The words that the search cuts texts into are those of a file.
import { readFileSync } from "node:fs";

export const needs = ["search.js"];

export default async function ({ page, words: [file], check }) {
  const rows = JSON.parse(readFileSync(file, "utf8"));
  check(rows.length > 2_000, true, "whether there are texts");
  await page.open("search.html");
  const cut = await page.evaluate((texts) => texts.map((text) => ({
    text, words: Penny.search.words(text), typed: Penny.search.words(text, true),
  })), rows.map(({ text }) => text));
  for (const [place, row] of rows.entries()) check(cut[place], row, `what is cut of “${row.text}”`);
}
