// Answers a question with numbers: the engine reads the inputs as the calculator's form would, and computes.
import { loadEngine } from "./engine.js";

const isDollar = /\$/;

// Numbers, times and currencies as readers of the locale type them.
function writer(locale, currency) {
  const plain = { numberingSystem: "latn" };
  const numbers = new Intl.NumberFormat(locale, { ...plain, maximumFractionDigits: 20 });
  const lengths = (unit) =>
    new Intl.NumberFormat(locale, { ...plain, style: "unit", unit, unitDisplay: "long" });

  // Some languages have words for one or two that no form reads: the word of other counts will do.
  function length(count, unit) {
    const own = lengths(unit).format(count);
    return /\d/.test(own) ? own : lengths(unit).format(5).replace("5", numbers.format(count));
  }

  function text(typed) {
    const [, number, unit] = /^([\d.]+)(%| years| months)?$/.exec(typed) ?? [];
    if (number === undefined) return typed;
    if (unit === "%") return `${numbers.format(number)}%`;
    return unit ? length(number, unit.trim().slice(0, -1)) : numbers.format(number);
  }

  // A sign that several currencies share is the site's own if that has it.
  function other(named) {
    if (named !== "$") return named === currency ? undefined : named;
    const [sign] = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
      .formatToParts(0).filter(({ type }) => type === "currency");
    return isDollar.test(sign.value) ? undefined : "USD";
  }

  return { text, other };
}

const plain = (element) => element?.textContent.trim() ?? "";
const pairsIn = (html, selector) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(selector)]
    .map((row) => [plain(row.querySelector("dt")), plain(row.querySelector("dd"))]);

// The inputs of a reading as the form of its calculator has them.
export function inputsOf({ inputs }, named, { locale, currency }) {
  const { text, other } = writer(locale, currency);
  const code = named && other(named);
  const pairs = Object.entries(inputs).map(([name, typed]) => [name, text(typed)]);
  return code ? [...pairs, ["currency", code]] : pairs;
}

// The text that a control of a form shows: the choice, or what is typed with the unit or the sign beside it.
function shownBy(control) {
  if (!control.matches("input")) return plain(control.selectedOptions[0]);
  const beside = control.closest(".control")?.querySelector("select, .unit");
  if (!beside) return control.value;
  return beside.matches("select") ? `${control.value} ${plain(beside.selectedOptions[0])}` : control.value + plain(beside);
}

// What the form of a calculator has of inputs: the label and the text of each.
async function inForm(engine, heading, pairs) {
  const { parts } = await engine.ask("form", heading, pairs.map((pair) => pair.join("=")), []);
  const form = new DOMParser().parseFromString(parts?.[0] ?? "", "text/html");
  return pairs.flatMap(([name]) => {
    const label = plain(form.querySelector(`label[for="input-${name}"]`));
    const control = form.querySelector(`[name="${name}"]`);
    return label && control ? [[label, shownBy(control)]] : [];
  });
}

// What a calculator answers: its sentence, or a figure with the label, which is the main one unless the reading names
// another; the inputs as it understood them, and those of them that the question did not say (`assumed`); and the part
// of an address that fills its form. Where inputs are missing, or what was said is none of them, there is no answer
// but the form: `missing` and `unused` say why. Nothing where inputs are wrong.
export async function answerOf(reading, named, { locale, currency }) {
  const pairs = inputsOf(reading, named, { locale, currency });
  const engine = await loadEngine(reading.calculator);
  const heading = { title: "", locale, currency };
  const lines = pairs.map((pair) => pair.join("="));
  const fragment = new URLSearchParams(pairs).toString();
  const { parts, problems = [] } = await engine.ask("page", heading, lines);
  if (!parts || !reading.isWhole) {
    const missing = [...new Set(problems.filter(({ isWanting }) => isWanting).map(({ place }) => place))];
    const isBegun = Object.keys(reading.inputs).length > 0 && problems.every(({ isWanting }) => isWanting)
      && missing.length + reading.unused.length > 0;
    return isBegun
      ? { missing, unused: reading.unused, inputs: await inForm(engine, heading, pairs), fragment } : undefined;
  }
  const [result, understood] = parts;
  const { answer, inputs: all, figures } = JSON.parse((await engine.ask("json", heading, lines)).parts[0]);
  const inputs = pairsIn(understood, "dl:not(.defaults) > div");
  // Both have the inputs in the order of the form.
  const given = Object.keys(all).filter((name) => name in reading.inputs);
  const shown = pairsIn(result, ".figures .figure");
  const index = reading.figure ? Object.keys(figures).indexOf(reading.figure) : 0;
  if (index < 0 || (reading.figure && shown.length !== Object.keys(figures).length)) return undefined;
  return {
    sentence: typeof answer === "string" && !reading.figure ? answer : "",
    figure: shown[index],
    inputs,
    assumed: inputs.filter((_, index) => reading.assumed.includes(given[index])),
    fragment,
  };
}
