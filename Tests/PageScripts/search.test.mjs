// The search: what is like a word, where words lie, and which page comes first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { distances } from "../../templates/scripts/search-distance.js";
import { isBefore, nameOf, partOf } from "../../templates/scripts/search-index.js";
import { pagesWith } from "../../templates/scripts/search-ranking.js";
import { words } from "../../templates/scripts/search-words.js";

for (const [typed, word, whole, start] of [
  ["morgage", "mortgage", 1, 1], ["debt", "debt", 0, 0], ["dbet", "debt", 1, 1],
  ["mort", "mortgage", 4, 0], ["", "loan", 4, 0], ["loan", "", 4, 4], ["𝑥y", "y𝑥", 1, 1],
]) {
  test(`“${typed}” is ${whole} letters from “${word}”, and ${start} from its beginning`, () => {
    assert.deepEqual(distances(typed, word), { whole, start });
  });
}

test("words are cut without accents, marks of numbers and the Arabic article", () => {
  assert.deepEqual(words("Straße 401(k) $350,000.50 القرض"), ["strasse", "401k", "35000050", "قرض"]);
  assert.deepEqual(words("住宅ろーん"), ["住宅", "宅ロ", "ロー", "ーン", "ン"]);
  assert.deepEqual(words("住宅", true), ["住宅"]);
});

test("the parts of the index are in the order of code points", () => {
  assert.ok(isBefore("a", "b") && isBefore("a", "ab") && isBefore("z", "é"));
  assert.ok(isBefore("\uffee", "\u{20000}"));
  assert.ok(!isBefore("b", "a") && !isBefore("a", "a"));
  const head = { parts: ["", "mor", "té"] };
  assert.deepEqual(["apr", "mor", "rate", "zins"].map((word) => partOf(head, word)), [0, 1, 1, 2]);
  assert.deepEqual(head.parts.map(nameOf), ["words", "words-mor", "words-_74c3a9"]);
});

test("a page with a word in its title comes before others, and each must have all words", () => {
  const head = { kinds: [["Pages", 0, 4], ["Terms", 10, 2]] };
  // Page 1 has the first word in its title, 0 in a later field; 11 in another kind's title.
  const one = [{ pages: "A1,9C0", cost: 0 }];
  const other = [{ pages: "A0,0,9", cost: 0 }];
  assert.deepEqual(pagesWith([one], head).map(({ page }) => page), [1, 11, 0]);
  assert.deepEqual(pagesWith([one, other], head).map(({ page }) => page), [1, 11, 0]);
  assert.deepEqual(pagesWith([one], head, ["Terms"]).map(({ page }) => page), [11]);
  assert.deepEqual(pagesWith([one, []], head), []);
});
