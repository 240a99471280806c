// Addresses, days, files and markup of pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decoded, replaceState } from "../../templates/scripts/addresses.js";
import { age } from "../../templates/scripts/age.js";
import { dayText, today } from "../../templates/scripts/days.js";
import { fileNameOf } from "../../templates/scripts/files.js";
import { addressOf, readAddress } from "../../templates/scripts/glossary-address.js";
import { footWith } from "../../templates/scripts/paper-address.js";
import { attributesOf, nameOf, piecesOf } from "../../templates/scripts/markup-pieces.js";

for (const [tab, query] of [["all", ""], ["all", "debt & cost"], ["favourites", ""], ["favourites", "é%"]]) {
  test(`the address of the tab ${tab} and “${query}” leads there again`, () => {
    const address = addressOf(tab, query);
    assert.deepEqual(address === "" ? { tab, query } : readAddress(address), { tab, query });
  });
}

test("an address that cannot be decoded is no text, and a browser may refuse a change of its history", () => {
  assert.deepEqual(["a%20b", "%E0%A4%A"].map(decoded), ["a b", ""]);
  const refused = [];
  globalThis.history = { replaceState() { throw new Error("too often"); } };
  const { debug } = console;
  console.debug = (text) => refused.push(text);
  replaceState(null, "#a");
  console.debug = debug;
  assert.deepEqual(refused, ["Pennypress: too often"]);
});

test("an address of another kind is none of the glossary", () => {
  assert.equal(readAddress("#letter-d"), undefined);
  assert.equal(readAddress("#x&find=a"), undefined);
  assert.equal(readAddress("#find=%E0%A4%A").query, "");
  const cut = readAddress(`#find=${"a".repeat(199)}${encodeURIComponent("😀")}`).query;
  assert.equal(cut, "a".repeat(199));
});

for (const [day, wanted] of [
  ["2026-11-29", "today"], ["2026-11-28", "yesterday"], ["2026-12-01", "in 2 days"],
  ["2026-08-29", "3 months ago"], ["2024-05-29", "2 years ago"],
]) {
  test(`a report of ${day} is of ${wanted}`, () => {
    assert.equal(age(day, new Date(2026, 10, 29, 23, 59), "en"), wanted);
  });
}

test("days are written as files and as readers write them", () => {
  assert.match(today(), /^\d{4}-\d\d-\d\d$/);
  assert.equal(dayText("2026-11-29", "en-US"), "Nov 29, 2026");
});

test("a file is named by what is not as published", () => {
  assert.equal(fileNameOf("first-home", []), "first-home");
  assert.equal(fileNameOf("first-home", ["Rate 5.25%", "Term 20 years", "Rate 5.25%"]),
    "first-home-rate-5.25-term-20-years");
  assert.ok(fileNameOf("a", ["x".repeat(200)]).length <= 82);
});

test("the foot of a sheet has the address of its figures, where it has room", () => {
  const own = "https://a.example/b.html";
  const foot = `${own} · Mar 1, 2026`;
  assert.equal(footWith(`${own}#rate=5%25`, foot, own), `${own}#rate=5%25 · Mar 1, 2026`);
  assert.equal(footWith(`${own}#note=${"a".repeat(99)}`, foot, own), "Mar 1, 2026");
  assert.equal(footWith(`${own}#rate=5%25`, "Money pages", undefined), "Money pages");
});

test("markup is cut at its tags, whose values may have the sign that ends one", () => {
  const markup = '<p title="a > b">x <b>y</b></p>';
  assert.deepEqual(piecesOf(markup), ['<p title="a > b">', "x ", "<b>", "y"]);
  assert.equal(nameOf("<p>"), "p");
  assert.equal(nameOf("text"), undefined);
  assert.deepEqual(attributesOf('<input name="a" checked>'),
    [{ name: "name", value: "a" }, { name: "checked", value: "" }]);
});
