// Compares the words that the search cuts texts into with those of a build, which standard input has.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { words } from "../../templates/scripts/search-words.js";

const rows = JSON.parse(readFileSync(0, "utf8"));
for (const row of rows) {
  assert.deepEqual({ text: row.text, words: words(row.text), typed: words(row.text, true) }, row);
}
console.log(`${rows.length} texts`);
