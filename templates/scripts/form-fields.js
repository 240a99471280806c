// The fields of a result's form: what they hold, as lines `name=value`; the sliders and units beside
// them; and what is open. The engine writes the fields, and writes them anew for other inputs.
import { justDigits, numberIn } from "./amount-text.js";
import { inOneLine } from "./input-lines.js";
import { say } from "./messages.js";
import { fitStep, follow as showOn, renumbered, snapped, startSliderKeys } from "./sliders.js";

export function formFields(form) {
  const { mark } = form.dataset;
  const fields = form.querySelector("[data-fields]");

  const controls = () => [...fields.querySelectorAll("[name]")];
  const field = (name) => controls().find((control) => control.name === name);
  const beside = (kind, name) => fields.querySelector(`[data-${kind}="${CSS.escape(name)}"]`);
  const hasUnit = ({ dataset }) => "part" in dataset || "length" in dataset;
  const unitOf = (control) => (hasUnit(control) ? beside("unit", control.name) : undefined);

  function typed(control, value = control.value, unit = unitOf(control)?.value) {
    const plain = inOneLine(value);
    // A decimal mark at the end has its digits still to come.
    const text = justDigits.test(plain) ? plain.replace(/(?<=[\d٠-٩۰-۹０-９])[.,．，٫]$/, "") : plain;
    // The sign stands behind the field.
    const sign = "rate" in control.dataset ? "%" : unit;
    return sign && justDigits.test(text) ? text + sign : text;
  }

  // What the page was written with, whatever a reader has typed since.
  const writtenValue = ({ defaultValue, options }) => defaultValue
    ?? ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]).value;

  const linesOf = (textOf) => controls().map((control) => [control.name, textOf(control)])
    .filter(([, text]) => text).map(([name, text]) => `${name}=${text}`);

  const lines = () => linesOf((control) => typed(control));

  const published = linesOf((control) => {
    const unit = unitOf(control);
    return typed(control, writtenValue(control), unit ? writtenValue(unit) : undefined);
  });

  // A slider has moved, or a text has changed.
  function follow(control) {
    const name = control.dataset.slides ?? control.dataset.unit ?? control.name;
    if (control.dataset.slides) {
      const moved = field(name);
      // A text with a unit of its own would give the slider's number another meaning.
      const text = numberIn(moved.value, mark) === undefined ? "" : moved.value;
      moved.value = renumbered(text, snapped(Number(control.value), control), mark, moved.placeholder);
    }
    readUnit(control);
    retitle(control);
    slide(name);
  }

  // A set that is folded is called by its title.
  function retitle({ name, value }) {
    const start = /^(.+)\.title$/.exec(name)?.[1];
    const summary = start && fields.querySelector(`[data-fold="set-${CSS.escape(start)}"] > summary`);
    if (summary) summary.textContent = value.trim() || field(`${start}.set`).value;
  }

  // The slider of a field says what is there.
  function slide(name) {
    const [control, range] = [field(name), beside("slides", name)];
    if (!control || !range) return;
    const unit = unitOf(control);
    if (range.dataset.years) {
      range.max = range.dataset.years * (unit.value === " months" ? 12 : 1);
    }
    const word = unit?.selectedOptions[0]?.textContent;
    const sign = word ? ` ${word}` : "rate" in control.dataset ? "%" : "";
    showOn(range, control, justDigits.test(control.value) ? sign : "", mark, say("form-fields.empty"));
  }

  // What was typed behind a number may be its unit.
  function readUnit(control) {
    const unit = control.name ? unitOf(control) : undefined;
    if (!unit) return;
    if ("length" in control.dataset) {
      const [, digits, word] = /^\s*([^\p{L}]*[^\p{L}\s])\s*(\p{L}+)\.?\s*$/u.exec(control.value) ?? [];
      const isTyped = (known) => known.trim().toLowerCase() === word?.toLowerCase();
      const option = [...unit.options].find(({ value, label }) => isTyped(value) || isTyped(label));
      if (option && justDigits.test(digits)) {
        unit.value = option.value;
        control.value = digits;
      } else if (control.value.trim() && !justDigits.test(control.value)) {
        // A text with a unit of its own, such as “84 payments”, has none beside it.
        unit.value = "";
      } else if (!unit.value) unit.value = [...unit.options].find(({ value }) => value).value;
      return;
    }
    const number = numberIn(control.value, mark);
    // A share above 100 % is an amount. A typed sign sets the unit.
    if (/[%٪]\s*$/.test(control.value)) {
      unit.value = "%";
      control.value = control.value.replace(/\s*[%٪]\s*$/, "");
    } else if (!justDigits.test(control.value) || number > 100) unit.value = "";
  }

  // Puts what the engine asked about in the place of what was typed.
  function fill(control, text) {
    const unit = unitOf(control);
    if (unit && "part" in control.dataset) unit.value = "";
    control.value = text;
    follow(control);
  }

  // What is open stays so where the fields are rewritten, and so does what was in no fold and is all there.
  function write(html) {
    const folds = () => [...fields.querySelectorAll("[data-fold]")];
    const before = new Map(folds().map((fold) => [fold.dataset.fold, fold.open]));
    const names = new Set(controls().map(({ name }) => name));
    fields.innerHTML = html;
    for (const fold of folds()) {
      const isOld = () => [...fold.querySelectorAll("[name]")].every(({ name }) => names.has(name));
      if (before.get(fold.dataset.fold) ?? isOld()) fold.open = true;
    }
    fitSteps();
  }

  // Sliders come with their smallest step. One that was moved before this script was there stays where it is.
  function fitSteps() {
    for (const range of fields.querySelectorAll("[data-slides]")) {
      fitStep(range, field(range.dataset.slides), mark);
    }
  }

  // The gray examples of empty fields, with their units.
  const examples = controls().map((control) => [control.name, control.placeholder, unitOf(control)?.value]);

  // The engine does not know the example of the page.
  function showExamples() {
    for (const [name, text, unit] of examples) {
      const control = field(name);
      if (!text || !control || control.value) continue;
      control.placeholder = text;
      if (unit !== undefined) unitOf(control).value = unit;
    }
  }

  startSliderKeys(form, field, mark);
  fitSteps();

  // Opens what a field is folded in.
  function unfold(element) {
    for (let fold = element?.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      fold.open = true;
    }
  }

  return {
    fields, controls, field, typed, lines, published, follow, fill, write, unfold, showExamples,
  };
}
