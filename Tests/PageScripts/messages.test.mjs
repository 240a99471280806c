// Scripts say the messages of a language: with counts as the locale writes them, and in the plural forms
// of the language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { speaker } from "../../templates/scripts/messages.js";

const counted = {
  by: ["count"],
  of: [["0", "none"], ...["zero", "one", "two", "few", "many"].map((key) => [key, [`${key} `, "count"]]),
    ["*", ["other ", "count"]]],
};
const folders = {
  by: ["folder", "count"],
  of: [["loans one", "a loan"], ["loans *", ["", "count", " loans"]], ["* 1", "a set"],
    ["* *", ["", "count", " sets"]]],
};

test("a message has values where its pattern names them", () => {
  const messages = { text: "Text", parts: ["“", "title", "”, ", "count", "."] };
  const say = speaker({ language: "en", locale: "en-US", messages });
  assert.equal(say("text"), "Text");
  assert.equal(say("parts", { title: "<b>1000</b>", count: 12345 }), "“<b>1000</b>”, 12,345.");
  assert.equal(say("parts", { title: "", count: 0 }), "“”, 0.");
  assert.throws(() => say("gone"), /there is no message gone/);
});

for (const [language, locale, counts, wanted] of [
  ["ar", "ar-EG-u-nu-latn", [0, 1, 2, 3, 11, 100, 103],
    ["none", "one 1", "two 2", "few 3", "many 11", "other 100", "few 103"]],
  ["de", "de-DE", [0, 1, 2, 1000], ["none", "one 1", "other 2", "other 1.000"]],
  ["ja", "ja-JP", [0, 1], ["none", "other 1"]],
]) {
  test(`counts are in the plural forms of ${language}`, () => {
    const say = speaker({ language, locale, messages: { counted } });
    assert.deepEqual(counts.map((count) => say("counted", { count })), wanted);
  });
}

test("the first variant that fits all values is said", () => {
  const say = speaker({ language: "en", locale: "en-US", messages: { folders } });
  const said = [["loans", 1], ["loans", 2], ["*", 1], ["x", 2]]
    .map(([folder, count]) => say("folders", { folder, count }));
  assert.deepEqual(said, ["a loan", "2 loans", "a set", "2 sets"]);
});
