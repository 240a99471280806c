// Sliders beside the fields of a form. A slider has a range of its own and never changes what was typed
// by itself: a number beyond its range stays, and an arrow key steps from the number in the field.
import { inDigitsOf, numberIn } from "./amount-text.js";

const decimalsOf = (text) => /\.(\d+)/.exec(text)?.[1].length ?? 0;

// How many steps a key goes; nothing for a key that is none of a slider. In a script from right to left
// the horizontal arrows go the other way, as in the browser's own sliders.
export function stepsOf(key, isFromRight) {
  const ahead = isFromRight ? -1 : 1;
  return {
    ArrowUp: 1, ArrowDown: -1, ArrowRight: ahead, ArrowLeft: -ahead, PageUp: 10, PageDown: -10,
  }[key];
}

// The steps of a slider, which PennyMarkup writes: round numbers, the smallest first.
const stepsIn = ({ step, dataset }) => (dataset?.steps ?? step).split(" ").map(Number);

// The step from a number: the largest that is at most a fiftieth of it; from none, the largest of all.
export function stepFrom(number, slider) {
  const steps = stepsIn(slider);
  const size = Math.abs(number);
  return size === 0 ? steps.at(-1) : steps.findLast((step) => step * 50 <= size) ?? steps[0];
}

const inDecimals = (number, ...like) =>
  number.toFixed(Math.max(...like.map((one) => decimalsOf(String(one))))).replace(/\.0+$/, "");

// The number that is `count` steps from `from`, as a text with a decimal point. What is in the range
// stays in it; what is beyond may only come nearer.
export function stepped(from, count, slider) {
  const step = stepFrom(from, slider);
  const [low, high] = [Math.min(Number(slider.min), from), Math.max(Number(slider.max), from)];
  const next = Number(from) + count * step;
  return inDecimals(Math.min(Math.max(next, low), high), step, from);
}

// The number to which a slider was moved, as round as the steps there are.
export function snapped(number, slider) {
  const step = stepFrom(number, slider);
  const near = Math.round(number / step) * step;
  return inDecimals(Math.min(Math.max(near, slider.min), slider.max), step, slider.min);
}

// The text of a field with another number in the place of the one it begins with: `2 years` → `3 years`. It has the
// digits of that number; `sample` has them for an empty field.
export function renumbered(text, number, mark, sample = "") {
  const rest = /^[-−]?[\d٠-٩۰-۹０-９.,'’٫٬\u00a0\u202f]*/.exec(text.trim())[0].length;
  return inDigitsOf(text.trim() || sample, number, mark) + text.trim().slice(rest);
}

// Gives a slider the step from the number in its field, and returns the number.
export function fitStep(slider, field, mark) {
  const number = numberIn(field.value, mark);
  slider.step = stepFrom(number ?? 0, slider);
  return number;
}

// What a slider says, and where it stands: `words` are those for a field that is empty.
export function follow(slider, field, unit, mark, words) {
  const number = fitStep(slider, field, mark);
  if (number !== undefined) slider.value = number;
  else if (!field.value) slider.value = slider.min;
  const text = field.value.trim();
  slider.setAttribute("aria-valuetext", text ? `${text}${unit}` : words);
}

// The keys of sliders: they step from what is in the field, wherever the slider itself stands.
export function startSliderKeys(form, fieldOf, mark) {
  form.addEventListener("keydown", (event) => {
    const slider = event.target;
    const field = slider.dataset?.slides && fieldOf(slider.dataset.slides);
    if (!field || event.altKey || event.ctrlKey || event.metaKey) return;
    const count = stepsOf(event.key, getComputedStyle(slider).direction === "rtl");
    if (count === undefined) return;
    event.preventDefault();
    const from = field.value.trim() ? numberIn(field.value, mark) : Number(slider.min);
    // A text that is no number of the slider's, such as `300 months` beside years, stays.
    if (from === undefined) return;
    field.value = renumbered(field.value, stepped(from, count, slider), mark, field.placeholder);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}
