// Says the words of the scripts: `Penny.say("saved.removed", { title: "Our home" })`.
//
// A build puts the messages of the site's language behind this file. A pattern is a text, or a list
// in which texts and names of values take turns. A message is a pattern, or rows of keys with one.
globalThis.Penny = (() => {
  "use strict";

  let messages = {};
  let counts;
  let plurals;

  const isCount = (value) => typeof value === "number";
  const shown = (value) => (isCount(value) ? counts.format(value) : value);

  const filled = (pattern, values) => (typeof pattern === "string" ? pattern
    : pattern.map((part, place) => (place % 2 ? shown(values[part]) : part)).join(""));

  const fits = (key, value) =>
    key === "*" || key === String(value) || (isCount(value) && key === plurals.select(value));

  function say(name, values) {
    const message = messages[name];
    if (message === undefined) throw new Error(`there is no message ${name}`);
    if (!message.by) return filled(message, values);
    const [, pattern] = message.of.find(([keys]) =>
      keys.split(" ").every((key, place) => fits(key, values[message.by[place]])));
    return filled(pattern, values);
  }

  function words(language, locale, given) {
    counts = new Intl.NumberFormat(locale);
    plurals = new Intl.PluralRules(language);
    messages = given;
  }

  return { say, words };
})();
