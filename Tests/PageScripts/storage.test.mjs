// What a browser stores, may have stored, or refuses to store.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.addEventListener = () => {};
const { storedItem } = await import("../../templates/scripts/storage.js");

const words = { notStored: "not stored", unknown: "unknown", broken: "broken" };
const stored = new Map();
const sound = (value) => ({ names: Array.isArray(value.names) ? value.names : [] });
const item = (limit) => storedItem("test", sound, { words, limit });
let isFull;

beforeEach(() => {
  stored.clear();
  isFull = false;
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, text) {
      if (isFull) throw new Error("full");
      stored.set(key, text);
    },
  };
});

test("what is written is read again, by another script too", () => {
  item().write(({ names }) => ({ names: [...names, "a"] }));
  item().write(({ names }) => ({ names: [...names, "b"] }));
  assert.deepEqual(item().read(), { names: ["a", "b"] });
  assert.deepEqual(JSON.parse([...stored.values()][0]), { version: 1, names: ["a", "b"] });
});

test("a change that gives nothing changes nothing", () => {
  item().write(() => undefined);
  assert.equal(stored.size, 0);
});

test("a browser that refuses leaves the page what it has", () => {
  const own = item();
  isFull = true;
  own.write(() => ({ names: ["a"] }));
  assert.deepEqual([own.read(), own.isStored()], [{ names: ["a"] }, false]);
  isFull = false;
  own.write(({ names }) => ({ names: [...names, "b"] }));
  assert.deepEqual([item().read(), own.isStored()], [{ names: ["a", "b"] }, true]);
});

test("what another edition has stored stays", () => {
  item().write(() => ({ names: ["a"] }));
  const [key] = stored.keys();
  const other = '{"version":2,"names":"all"}';
  stored.set(key, other);
  const own = item();
  own.write(() => ({ names: ["b"] }));
  assert.deepEqual([own.read(), stored.get(key)], [{ names: ["b"] }, other]);
});

for (const text of ["{", "null", "[]", "7", '{"version":1,"names":5}', `"${"x".repeat(200)}"`]) {
  test(`what is stored as ${text.slice(0, 30)} is nothing`, () => {
    item().write(() => ({ names: ["a"] }));
    const [key] = stored.keys();
    stored.set(key, text);
    assert.deepEqual(item(100).read(), { names: [] });
  });
}
