// What an offer takes from the first one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { completed } from "../../templates/scripts/offer-lines.js";

test("what an offer leaves empty is the first one's, if both can share it", () => {
  const first = ["principal=20,000", "rate=6.9%", "term=5 years", "fees=900"];
  assert.deepEqual(
    completed([first, ["rate=5.9%"], ["rate=5%", "term=3 years"]], ["principal", "term"]),
    [
      first, ["rate=5.9%", "principal=20,000", "term=5 years"],
      ["rate=5%", "term=3 years", "principal=20,000"],
    ]);
});
