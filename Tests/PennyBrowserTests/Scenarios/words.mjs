// Scripts say the words of the site's language: with counts as the place writes them, in the plural
// forms of the language, and with marks around values where that runs from the right.
export const needs = ["words.js"];

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

// Runs in the page.
function said({ language, locale, messages, calls }) {
  window.Penny.words(language, locale, messages);
  return calls.map(([name, values]) => {
    try {
      return window.Penny.say(name, values);
    } catch (error) {
      return error.message;
    }
  });
}

export default async function ({ page, check }) {
  await page.open("glossary/index.html");
  await page.shows(`[aria-label="Favorite: Debt"]`, "☆");
  const say = (language, locale, messages, calls) =>
    page.evaluate(said, { language, locale, messages, calls });

  check(
    await say("en", "en-US", { text: "Text", parts: ["“", "title", "”, ", "count", "."] }, [
      ["text"], ["parts", { title: "<b>1000</b>", count: 12345 }], ["parts", { title: "", count: 0 }],
      ["gone"], ["gone", {}],
    ]),
    ["Text", "“<b>1000</b>”, 12,345.", "“”, 0.", "there is no message gone", "there is no message gone"],
    "messages with values");
  const counts = (numbers) => numbers.map((count) => ["counted", { count }]);
  check(
    await say("ar", "ar-EG-u-nu-latn", { counted }, counts([0, 1, 2, 3, 11, 100, 103])),
    ["none", "one 1", "two 2", "few 3", "many 11", "other 100", "few 103"], "the counts of Arabic");
  check(
    await say("de", "de-DE", { counted }, counts([0, 1, 2, 1000])),
    ["none", "one 1", "other 2", "other 1.000"], "the counts of German");
  check(
    await say("ja", "ja-JP", { counted }, counts([0, 1])), ["none", "other 1"], "those of Japanese");
  const set = (folder, count) => ["folders", { folder, count }];
  check(
    await say("en", "en-US", { folders }, [set("loans", 1), set("loans", 2), set("*", 1), set("x", 2)]),
    ["a loan", "2 loans", "a set", "2 sets"], "variants of two values");
}
