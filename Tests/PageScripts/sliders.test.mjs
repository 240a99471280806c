// Where a key of a slider leads, and what its field says then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renumbered, snapped, stepFrom, stepped, stepsOf } from "../../templates/scripts/sliders.js";

const slider = (max, steps) => ({ min: "0", max, step: "1", dataset: { steps } });
const amounts = slider("1000000", "1 2 5 10 20 50 100 200 500 1000 2000 5000");
const rates = slider("20", "0.01 0.02 0.05");
const highRates = slider("40", "0.01 0.02 0.05 0.1 0.2 0.25");
const years = { min: "1", max: "40", step: "1" };

for (const [from, count, range, wanted] of [
  [301_234, 1, amounts, "306234"], [2_000, -1, amounts, "1980"], [4_000, 1, amounts, "4050"], [0, 1, amounts, "5000"], [40, -10, amounts, "30"], [999_000, 1, amounts, "1000000"],
  [3_000_123, 1, amounts, "3000123"], [3_000_123, -1, amounts, "2995123"],
  [6.25, 1, rates, "6.30"], [6.25, -10, rates, "5.75"], [0.1, 2, rates, "0.12"], [25, -1, rates, "24.95"],
  [6.125, 1, rates, "6.175"], [-1, 1, rates, "-0.98"], [30, 1, years, "31"],
]) {
  test(`${count} steps from ${from} lead to ${wanted}`, () => {
    assert.equal(stepped(from, count, range), wanted);
  });
}

for (const [number, range, wanted] of [
  [350_000, amounts, 5_000], [4_000, amounts, 50], [1_000, amounts, 20], [7, amounts, 1], [0, amounts, 5_000],
  [6.25, rates, 0.05], [0.5, rates, 0.01], [12, highRates, 0.2], [19.99, highRates, 0.25], [30, years, 1],
]) {
  test(`from ${number} a slider goes by ${wanted}`, () => {
    assert.equal(stepFrom(number, range), wanted);
  });
}

test("a slider that is moved has round numbers where it is, in its range", () => {
  assert.deepEqual([353_350, 4_030, 999_950, 0].map((number) => snapped(number, amounts)),
    ["355000", "4050", "1000000", "0"]);
  assert.equal(snapped(6.2700000001, rates), "6.25");
});

test("the arrows ahead and back change places where the script runs from the right", () => {
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => stepsOf(key, false)), [1, -1, 1]);
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => stepsOf(key, true)), [-1, 1, 1]);
  assert.equal(stepsOf("Home", false), undefined);
});

for (const [text, number, mark, wanted] of [
  ["350,000", "345000", ".", "345000"], ["2 years 6 months", "3", ".", "3 years 6 months"],
  ["6,25", "6.3", ",", "6,3"], ["−1", "-0.95", ".", "-0.95"], ["", "5000", ".", "5000"], ["٣٠ سنة", "31", ".", "٣١ سنة"], ["٦٫٢٥", "6.3", ".", "٦٫٣"],
]) {
  test(`“${text}” with ${number} is “${wanted}”`, () => {
    assert.equal(renumbered(text, number, mark), wanted);
  });
}

test("an empty field gets the digits of its example", () => {
  assert.equal(renumbered("", "5000", ".", "١٠٬٠٠٠"), "٥٠٠٠");
  assert.equal(renumbered("7", "5000", ".", "١٠٬٠٠٠"), "5000");
});
