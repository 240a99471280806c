// Inputs as lines, as texts that a page reads itself, and in an address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { justDigits, numberIn } from "../../templates/scripts/amount-text.js";
import { inOneLine, isTooMuch, listOf, pairOf, rowsOf } from "../../templates/scripts/input-lines.js";
import { fragmentOf, merged, parametersIn } from "../../templates/scripts/shared-inputs.js";

test("a line is a name and a value, which may have the sign too", () => {
  assert.deepEqual(pairOf("title=a=b"), ["title", "a=b"]);
  assert.equal(listOf("extra.0.amount"), "extra");
  assert.equal(listOf("rate"), undefined);
  assert.deepEqual(rowsOf("rate"), []);
  assert.deepEqual(rowsOf("sets.0.inputs.rate"), ["sets.0"]);
  assert.deepEqual(rowsOf("sets.0.inputs.extra.1.amount"), ["sets.0", "sets.0.inputs.extra.1"]);
  assert.equal(inOneLine(" a\r\nb\x1ec "), "a b c");
});

for (const [text, mark, wanted] of [
  ["350,000.50", ".", 350000.5], ["350.000,50", ",", 350000.5], ["1 234,5", ",", 1234.5],
  ["٣٥٠٬٠٠٠٫٥", ".", 350000.5], ["۳۵۰", ".", 350], ["３５０", ".", 350], ["5%", ".", 5], ["350k", ".", undefined], ["1.2.3", ".", undefined],
  ["", ".", undefined], ["−5", ".", -5], ["-0.5", ".", -0.5], ["301 months", ".", undefined],
  ["１．５", ".", 1.5], ["３，０００", ".", 3000], ["200万", ".", undefined], ["٢٠٠ ألف", ".", undefined], ["2 years", ".", 2],
]) {
  test(`a slider reads “${text}” with the mark “${mark}” as ${wanted}`, () => {
    assert.equal(numberIn(text, mark), wanted);
  });
}

test("a sign may stand behind digits alone", () => {
  for (const text of ["5", "-5.25", "٥٫٢٥", "1 000", "１．５"]) assert.match(text, justDigits);
  for (const text of ["", "5%", "5k", "five", "5+1"]) assert.doesNotMatch(text, justDigits);
});

test("inputs that no reader types are too much", () => {
  assert.equal(isTooMuch(["rate=5%"]), false);
  assert.equal(isTooMuch([`rate=${"5".repeat(65_536)}`]), true);
  assert.equal(isTooMuch(Array.from({ length: 5_001 }, () => "a=1")), true);
  assert.equal(isTooMuch(Array.from({ length: 1_251 }, (_, row) => `extra.${row}.amount=1`)), true);
  assert.equal(isTooMuch(Array.from({ length: 1_251 }, (_, row) => `sets.0.inputs.extra.${row}.at=1`)), true);
  assert.equal(isTooMuch([`flows=${"1;".repeat(1_250)}`]), true);
});

const published = ["principal=350,000", "rate=6.25%", "extra.0.amount=100", "extra.0.from=1"];
const names = { known: new Set(["principal", "rate", "term", "extra"]), lists: ["extra"] };
// A list keeps its lines together, and so does an address.
const changes = [
  published, ["principal=350,000", "rate=5%"], ["rate=6.25%", "extra.0.amount=200"],
  ["principal=1=2", "rate=6.25%", "term=20 years & more", "extra.0.amount=100", "extra.1.amount=5"],
];
for (const inputs of changes) {
  test(`an address brings back ${inputs.join(", ")}`, () => {
    const fragment = fragmentOf(inputs, published);
    assert.deepEqual(
      merged(published, parametersIn(`#${fragment}`), names).sort(), [...inputs].sort());
    if (inputs === published) assert.equal(fragment, "");
  });
}

test("an address brings nothing that the form does not have", () => {
  const parameters = parametersIn("#rate=5%25&evil=1&extra.x.amount=1&other.0.a=1&__proto__=1");
  assert.deepEqual(
    merged(["rate=6.25%"], parameters, names), ["rate=5%"]);
  assert.equal(parametersIn(`#rate=${"5".repeat(65_536)}`), undefined);
});
