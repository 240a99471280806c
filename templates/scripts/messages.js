// Says the messages of the scripts: `say("saved-sets.removed", { title: "Our home" })`.
//
// A build writes the messages of a page's language into `words.js`, which a page loads before. A pattern
// is a text, or a list in which texts and names of values take turns. A message is a pattern, or rows of
// keys with one.

let spoken;

export function say(name, values) {
  spoken ??= speaker(globalThis.Penny["words.js"]);
  return spoken(name, values);
}

// A function that says messages of a language, with counts as the locale writes them.
export function speaker({ language, locale, messages }) {
  const counts = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(language);
  const isCount = (value) => typeof value === "number";
  const shown = (value) => (isCount(value) ? counts.format(value) : value);

  const filled = (pattern, values) => (typeof pattern === "string" ? pattern
    : pattern.map((part, index) => (index % 2 ? shown(values[part]) : part)).join(""));

  const fits = (key, value) =>
    key === "*" || key === String(value) || (isCount(value) && key === plurals.select(value));

  return (name, values) => {
    const message = messages[name];
    if (message === undefined) throw new Error(`there is no message ${name}`);
    if (!message.by) return filled(message, values);
    const [, pattern] = message.of.find(([keys]) =>
      keys.split(" ").every((key, index) => fits(key, values[message.by[index]])));
    return filled(pattern, values);
  };
}
