// Saved sets: their names, their inputs, and what is none of a reader.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isHeader, isInputs, isSet, isSlug, soundSets } from "../../templates/scripts/set-checks.js";
import { clean, entriesInOneLine, inputsOf, linesOf } from "../../templates/scripts/set-inputs.js";
import { freeName, nameNear } from "../../templates/scripts/set-names.js";
import { named } from "../../templates/scripts/set-files.js";

const set = {
  name: "our-home", date: "2026-11-29", kind: "loan", folder: "calculations", title: "Our home",
  locale: "en-US", currency: "USD", identity: "x", inputs: { rate: "5%" }, shown: {},
};

test("a name that others have gets a number, and stays short", () => {
  assert.equal(freeName("home", []), "home");
  assert.equal(freeName("home", ["home", "home-2"]), "home-3");
  const long = "a".repeat(80);
  assert.equal(freeName(long, [long]), `${"a".repeat(78)}-2`);
});

for (const [text, name] of [
  ["Unser Häuschen", "unser-hauschen"], ["  A & B!", "a-b"], ["住宅", "set"], ["", "set"],
  ["x".repeat(100), "x".repeat(80)],
]) {
  test(`a set of the name “${text.slice(0, 20)}” is ${name.slice(0, 20)}`, () => {
    assert.equal(nameNear(text), name);
    assert.ok(isSlug(nameNear(text)));
  });
}

test("lines and inputs are two forms of the same", () => {
  const lines = ["principal=350,000", "extra.0.amount=100", "extra.0.from=1", "extra.1.amount=5"];
  const inputs = inputsOf(lines);
  assert.deepEqual(inputs, {
    principal: "350,000", extra: [{ amount: "100", from: "1" }, { amount: "5" }],
  });
  assert.deepEqual(linesOf({ inputs, currency: "USD" }, "USD"), lines);
  assert.deepEqual(linesOf({ inputs, currency: "EUR" }, "USD"), [...lines, "currency=EUR"]);
});

test("the inputs of sets in a list are one text, as in a file", () => {
  const inputs = inputsOf(["sets.0.title=A", 'sets.0.inputs.rate=5%', 'sets.0.inputs.term=20 "years"']);
  assert.deepEqual(inputs, { sets: [{ title: "A", inputs: 'rate 5% term "20 ""years"""' }] });
  const lists = inputsOf([
    "sets.0.title=A", "sets.0.inputs.rate=5%", "sets.0.inputs.extra.0.amount=200",
    "sets.0.inputs.extra.0.at=3", "sets.0.inputs.extra.1.amount=5", "sets.0.inputs.term=30",
  ]);
  const extra = 'extra "amount ""200"" at ""3""; amount ""5"""';
  assert.deepEqual(lists, { sets: [{ title: "A", inputs: `rate 5% ${extra} term 30` }] });
  assert.equal(entriesInOneLine([{ a: "1", b: [{ c: "x" }] }]), 'a "1" b "c ""x"""');
});

test("a text is one line of whole characters", () => {
  assert.equal(clean(" a\n\tb "), "a b");
  assert.equal(clean("a\ud800b").includes("\ud800"), false);
});

for (const [part, value] of [
  ["name", "Our home"], ["name", "a".repeat(81)], ["date", "today"], ["title", "x".repeat(1_001)],
  ["identity", 5], ["inputs", { rate: 5 }], ["inputs", { "a=b": "c" }], ["inputs", { __proto__: [] }],
  ["inputs", { extra: [{ "a.b": "c" }] }], ["shown", { a: 1 }], ["page", 1], ["english", { a: 1 }],
  ["inputs", { rate: "5".repeat(70_000) }],
]) {
  test(`a set is none with the ${part} ${JSON.stringify(value).slice(0, 30)}`, () => {
    assert.equal(isSet(set, "USD"), true);
    assert.equal(isSet({ ...set, [part]: value }, "USD"), part === "inputs" && Array.isArray(value)
      ? true : JSON.stringify(value) === "{}");
  });
}

test("of stored sets those stay that are some, and as many as are read", () => {
  const { sets, current } = soundSets(
    { sets: [null, 7, set, { ...set, figures: "x", typed: [[1, 2], ["a", "b"]] }, set], current: 5 },
    "USD", 4);
  assert.equal(sets.length, 2);
  assert.deepEqual([sets[1].figures, sets[1].typed, current], [[], [["a", "b"]], ""]);
  assert.deepEqual(soundSets({ sets: "all" }, "USD", 4).sets, []);
});

test("a file's words about a set are texts, lists of them, or plain values", () => {
  assert.deepEqual([1, "a", true, ["a"], [1], {}, null].map(isHeader),
    [true, true, true, true, false, false, false]);
  assert.equal(isInputs({ rate: "5%", extra: [{ amount: "1" }] }), true);
});

test("the sets of a file are known by their names, the first of a name", () => {
  const sets = named([
    { name: "a", kind: "loan", rate: "5%", tags: ["x"] }, { name: "a", kind: "loan", rate: "6%" },
    { name: "b", kind: 5 }, null,
  ]);
  assert.deepEqual([...sets], [["a", { kind: "loan", title: "a", inputs: { rate: "5%" } }]]);
});
