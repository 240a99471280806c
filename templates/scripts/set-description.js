// Asks the engine what a saved set is: what makes it the same as another, and how it looks.
import { loadEngine } from "./engine.js";
import { pairOf } from "./input-lines.js";
import { say } from "./messages.js";
import { clean, linesOf } from "./set-inputs.js";
import { setLocales, unreadable } from "./set-locales.js";

const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
const plain = (element) => element?.textContent.trim() ?? "";

function labelOf(control) {
  let label = plain(control.closest(".field")?.querySelector("label"));
  // A set in a list may have lists.
  for (let entry = control.closest(".entry"); entry; entry = entry.parentElement.closest(".entry")) {
    const list = entry.closest(".list")?.querySelector("legend");
    label = say("set-description.entry-input", {
      list: plain(list), entry: plain(entry.querySelector("legend")), label,
    });
  }
  return label;
}

// What was typed, by the labels of the form. The inputs of a set in a list are one line, and have
// a field each; hidden fields are left out.
function typedBy(lines, html) {
  const form = parsed(html);
  const controls = [...form.querySelectorAll("[name]")];
  const sign = ({ dataset, name }) => ("rate" in dataset
    ? "%" : form.querySelector(`[data-unit="${CSS.escape(name)}"]`)?.value ?? "");
  return lines.map(pairOf).flatMap(([name, text]) => {
    const own = controls.find((control) => control.name === name);
    if (own) return own.type === "hidden" ? [] : [[labelOf(own), text]];
    const inner = controls.filter((control) => control.name.startsWith(`${name}.`));
    if (inner.length === 0) return [[name, text]];
    return inner.filter(({ value }) => value)
      .map((control) => [labelOf(control), control.value + sign(control)]);
  });
}

// `kinds` are those that the page leads to: a kind becomes part of an address.
export function setDescriptions({ locale, currency, kinds }) {
  const locales = setLocales({ locale, currency });

  // What makes a set the same as another, and how it looks today; or what is wrong with it.
  async function described(set) {
    if (!kinds.includes(set.kind)) throw new Error("no kind of this page");
    const engine = await loadEngine(set.kind);
    const lines = await locales.localLines(set);
    if (!lines) return { problems: [unreadable(set)] };
    const heading = { title: clean(set.title), locale, currency };
    const { parts, problems } = await engine.ask("page", heading, lines);
    if (problems) {
      return {
        problems: problems.map(({ place, words }) =>
          (place ? say("set-description.problem", { place, problem: words }) : words)),
      };
    }
    const [result, , , identity] = parts;
    const part = async (format) => (await engine.ask(format, heading, lines)).parts[0];
    const data = JSON.parse(await part("json"));
    const seen = [...parsed(result).querySelectorAll(".figure")];
    const figures = Object.entries(data.figures).slice(0, 3);
    const values = new Map(Object.keys(data.figures).map((name, index) =>
      [name, plain(seen[index]?.querySelector("dd"))]));
    return {
      identity,
      // A title of a file may name figures.
      title: set.title.replace(
        /\{\{\s*this\.(\w+)\s*\}\}/g, (reference, name) => values.get(name) ?? reference),
      shown: Object.fromEntries(figures),
      figures: figures.map(([name], index) =>
        [name, plain(seen[index]?.querySelector("dt")), values.get(name)]),
      english: set.english ?? (set.locale === locale
        ? await locales.englishOf(engine, heading, lines) : undefined),
      typed: typedBy(linesOf(set, currency), await part("form")),
    };
  }

  return { described, localLines: locales.localLines };
}
