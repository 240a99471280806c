// What an offer takes from the first one, and offers in addresses and in the history of a tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  completed, fragmentOfOffers, inputsIn, offersIn, soundOffers,
} from "../../templates/scripts/offer-lines.js";

const letters = ["a", "b", "c", "d"];

const loan = inputsIn("principal:downPayment downPayment:principal rate:rateSteps term fees currency");

test("what an offer leaves empty is the first one's, fees and rates too", () => {
  const first = ["principal=20,000", "rate=6.9%", "term=5 years", "fees=900"];
  assert.deepEqual(
    completed([first, ["rate=5.9%"], ["fees=0", "term=3 years"]], ["principal", "term"], loan), [
      first, ["rate=5.9%", "principal=20,000", "term=5 years", "fees=900"],
      ["fees=0", "term=3 years", "principal=20,000", "rate=6.9%"],
    ]);
});

test("an offer without anything of its own takes only what both want", () => {
  const first = ["principal=20,000", "rate=6.9%", "term=5 years"];
  assert.deepEqual(
    completed([first, [], ["term=5 years"]], ["principal", "term"], loan), [
      first, ["principal=20,000", "term=5 years"], ["term=5 years", "principal=20,000"],
    ]);
});

test("choices and lists of the first offer are its own", () => {
  const first = ["principal=20,000", "payments=weekly", "extra.0.amount=100"];
  assert.deepEqual(completed([first, ["rate=5%"]], ["principal"], loan), [
    first, ["rate=5%", "principal=20,000"],
  ]);
});

test("an offer that says something in another way does not take it from the first one", () => {
  const first = ["balance=3000", "payment=200"];
  const inputs = inputsIn("balance:balances payment:minimumPercent,minimumAmount");
  assert.deepEqual(
    completed([first, ["minimumPercent=2%"], ["balances.0.balance=500"]], ["balance"], inputs), [
      first, ["minimumPercent=2%", "balance=3000"], ["balances.0.balance=500", "payment=200"],
    ]);
  assert.deepEqual(completed([["principal=9"], ["downPayment=20%"]], [], loan)[1], ["downPayment=20%"]);
});

test("an address has each offer's inputs, and gives them back", () => {
  const typed = {
    horizon: "60",
    offers: [["principal=20,000", "rate=6.9%"], [], ["extra.0.amount=5&6", "extra.0.at=1"]],
  };
  const fragment = fragmentOfOffers(typed, letters);
  assert.equal(
    fragment,
    "a.principal=20%2C000&a.rate=6.9%25&c.extra.0.amount=5%266&c.extra.0.at=1&horizon=60");
  assert.deepEqual(offersIn(`#${fragment}`, letters), typed);
});

test("empty offers leave no trace in an address", () => {
  assert.equal(fragmentOfOffers({ horizon: "60", offers: [[], []] }, letters), "");
});

for (const hash of ["", "#about", "#horizon=60", "#rate=5%25", "#e.rate=5%25", "#a=5", "#a.=5"]) {
  test(`an address without offers has none: ${hash}`, () => {
    assert.equal(offersIn(hash, letters), undefined);
  });
}

test("one offer in an address leaves the second one empty, and a name is one line", () => {
  assert.deepEqual(
    offersIn("#a.rate=5%25%0Aterm%3D3", letters),
    { horizon: "", offers: [["rate=5% term=3"], []] });
});

const rate = ["rate=5%"];
for (const [words, stored] of [
  ["nothing", undefined], ["a text", "rate"], ["one offer", { horizon: "", offers: [rate] }],
  ["five offers", { horizon: "", offers: [rate, rate, rate, rate, rate] }],
  ["a number as a line", { horizon: "", offers: [[5], rate] }],
  ["no list", { horizon: "", offers: ["rate", rate] }],
  ["no horizon", { offers: [rate, rate] }], ["empty offers", { horizon: "", offers: [[], []] }],
  ["a line that is too long", { horizon: "", offers: [[`rate=${"5".repeat(70_000)}`], rate] }],
]) {
  test(`what was stored may be ${words}, and is not used`, () => {
    assert.equal(soundOffers(stored, 4), undefined);
  });
}
