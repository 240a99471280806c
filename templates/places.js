// Reads saved sets that were typed where numbers and words are written in another way. The engine
// knows its own readers alone, so a set keeps English for what was typed in another language, and is
// read with the mark before decimals of its place. sets.js asks for it.
Penny.places = (sets) => {
  "use strict";

  const { locale, currency, linesOf, inputsOf } = sets;

  // The place where a set was typed, and its mark before decimals.
  function typedIn({ locale: place }) {
    try {
      const [mark] = new Intl.NumberFormat(place, { numberingSystem: "latn" })
        .formatToParts(1.5).filter(({ type }) => type === "decimal");
      return [place, mark.value === "," ? "comma" : "point"].join(" ");
    } catch {
      return [locale, "point"].join(" ");
    }
  }

  const linesIn = (text) => (text ?? "").split("\n").filter(Boolean);

  // The inputs of a set as readers of this site type them; nothing where they mean something else
  // then, or cannot be read here.
  async function localLines(set) {
    if (set.locale === locale) return linesOf(set);
    const engine = await Penny.load(set.kind);
    const lines = linesOf({ ...set, inputs: set.english ?? set.inputs });
    const heading = { title: "", locale, currency, typedIn: typedIn(set) };
    const [text, meaning] = (await engine.ask("retyped", heading, lines)).parts ?? [];
    return meaning === "same" ? linesIn(text) : undefined;
  }

  // The inputs in English, for readers of other languages; nothing where they are typed so.
  async function englishOf(engine, heading, lines) {
    const english = linesIn((await engine.ask("retyped", heading, lines)).parts?.[2]);
    const isSame = english.length === 0 || english.join("\n") === lines.join("\n");
    return isSame ? undefined : inputsOf(english);
  }

  return { localLines, englishOf };
};
