// Where a key of a slider leads, and what its field says then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renumbered, stepped, stepsOf } from "../../templates/scripts/sliders.js";

const amounts = { min: "0", max: "1000000", step: "5000" };
const rates = { min: "0", max: "20", step: "0.05" };

for (const [from, count, range, wanted] of [
  [301_234, 1, amounts, "306234"], [2_000, -1, amounts, "0"], [999_000, 1, amounts, "1000000"],
  [3_000_123, 1, amounts, "3000123"], [3_000_123, -1, amounts, "2995123"],
  [6.25, 1, rates, "6.30"], [6.25, -10, rates, "5.75"], [0.1, 2, rates, "0.20"], [25, -1, rates, "24.95"],
  [6.125, 1, rates, "6.175"], [-1, 1, rates, "-0.95"], [30, 1, { min: "1", max: "40", step: "1" }, "31"],
]) {
  test(`${count} steps from ${from} lead to ${wanted}`, () => {
    assert.equal(stepped(from, count, range), wanted);
  });
}

test("the arrows ahead and back change places where the script runs from the right", () => {
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => stepsOf(key, false)), [1, -1, 1]);
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => stepsOf(key, true)), [-1, 1, 1]);
  assert.equal(stepsOf("Home", false), undefined);
});

for (const [text, number, mark, wanted] of [
  ["350,000", "345000", ".", "345000"], ["2 years 6 months", "3", ".", "3 years 6 months"],
  ["6,25", "6.3", ",", "6,3"], ["−1", "-0.95", ".", "-0.95"], ["", "5000", ".", "5000"], ["٣٠ سنة", "31", "٫", "31 سنة"],
]) {
  test(`“${text}” with ${number} is “${wanted}”`, () => {
    assert.equal(renumbered(text, number, mark), wanted);
  });
}
