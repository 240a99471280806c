// The search: what is like a word, where words lie, and which page comes first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { distances } from "../../templates/scripts/search-distance.js";
import { isBefore, nameOf, partOf } from "../../templates/scripts/search-index.js";
import { costsOf, countOf, pagesWith } from "../../templates/scripts/search-ranking.js";
import { insteadOf } from "../../templates/scripts/search.js";
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

// Units of words, each with the pages that have it.
const units = (head, ...all) => all.map((pages) => ({ weight: 1, costs: costsOf([{ pages, cost: 0 }], countOf(head)) }));
const numbers = (pages) => pages.map(({ page }) => page);

test("a page with a word in its title comes before others, and each must have all words", () => {
  const head = { kinds: [["Pages", 0, 4], ["Terms", 10, 2]] };
  // Page 1 has the first word in its title, 0 in a later field; 11 in another kind's title.
  const one = units(head, "A1,9C0");
  assert.deepEqual(numbers(pagesWith(one, head)), [1, 11, 0]);
  assert.deepEqual(numbers(pagesWith(units(head, "A1,9C0", "A0,0,9"), head)), [1, 11, 0]);
  assert.deepEqual(numbers(pagesWith(one, head, { kinds: ["Terms"] })), [11]);
  assert.deepEqual(numbers(pagesWith(units(head, "A1", "A2"), head)), []);
});

test("pages with most of the words follow where few have all, and come first where none has", () => {
  const head = { kinds: [["Pages", 0, 6]] };
  // Page 0 has all three words, 1 and 3 have two.
  const three = units(head, "E0*4", "E0*1", "E0,2");
  assert.deepEqual(numbers(pagesWith(three, head, { enough: 2 })), [0, 1, 3]);
  assert.deepEqual(numbers(pagesWith(three, head, { enough: 1 })), [0]);
  assert.deepEqual(numbers(pagesWith(units(head, "E1*1", "A2", "E5"), head, { enough: 9 })), [2]);
});

test("a question for a word of the dictionary finds it by its name, not by its text", () => {
  const head = { kinds: [["Terms", 0, 2, "term"], ["Lessons", 2, 1]] };
  const [subject, kind] = units(head, "C2E0", "A0*1");
  const all = [subject, { ...kind, kind: "term", weight: 0.6 }];
  assert.deepEqual(numbers(pagesWith(all, head, { enough: 9 })), [2, 0]);
});

test("an extra word moves a page up and none down", () => {
  const head = { kinds: [["Pages", 0, 3]] };
  const [subject, extra] = units(head, "A0*1", "C1");
  const all = [subject, { ...extra, weight: 0, isExtra: true }];
  assert.deepEqual(numbers(pagesWith(all, head, { enough: 9 })), [1, 0]);
  assert.deepEqual(numbers(pagesWith([subject], head, { boosts: [0, 9] })), [1, 0]);
});

test("a mistyped word is shown as the one that was found, and a word that decides nothing as it was typed", () => {
  const unit = (typed, word, more) => ({ typed: [typed], own: [{ fits: [{ word, cost: 2 }], isMeant: true }], ...more });
  const all = [unit("morgage", "mortgage"), unit("monat", "month", { isExtra: true })];
  assert.deepEqual(["morgage", "monat"].map((word) => insteadOf(word, all)), ["mortgage", "monat"]);
});
