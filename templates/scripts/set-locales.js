// Reads saved sets that were typed in another locale. The engine knows its own readers alone, so a set has
// English for what was typed in another language, and is read with the mark before decimals of its locale.
import { loadEngine } from "./engine.js";
import { say } from "./messages.js";
import { inputsOf, linesOf } from "./set-inputs.js";

const linesIn = (text) => (text ?? "").split("\n").filter(Boolean);

export const unreadable = ({ title }) => say("set-locales.unreadable", { title });

export function setLocales({ locale, currency }) {
  // The locale in which a set was typed, and its mark before decimals.
  function typedIn({ locale: other }) {
    try {
      const [mark] = new Intl.NumberFormat(other, { numberingSystem: "latn" })
        .formatToParts(1.5).filter(({ type }) => type === "decimal");
      return [other, mark.value === "," ? "comma" : "point"].join(" ");
    } catch {
      return [locale, "point"].join(" ");
    }
  }

  // The inputs of a set as readers of this site type them; nothing where they mean something else
  // then, or cannot be read here.
  async function localLines(set) {
    if (set.locale === locale) return linesOf(set, currency);
    const engine = await loadEngine(set.kind);
    const lines = linesOf({ ...set, inputs: set.english ?? set.inputs }, currency);
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
}
