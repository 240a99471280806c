// A calculator is the reader's own: its fields are empty, few of them are in sight, and those that are
// needed come first. Nothing on it speaks of published figures, and there is no answer before the fields
// are filled in or an example is asked for. Choices have each word once, the currency is one of them, and
// sliders say what they stand at.
import { ask, resize } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

// The most fields that are in sight at first. Retirement takes more to answer at all.
const most = 5;
const moreFor = { retirement: 7 };

// Runs in the page: what it says before it is touched.
function atFirst(limit, limits) {
  const faults = [];
  const form = document.querySelector("form#inputs");
  const sees = (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
  const own = [...form.querySelectorAll("[name]:not([type=hidden])")];
  const first = own.filter((control) => !control.closest("details, .entry"));
  const filled = own.filter(({ value }) => value !== "");
  if (filled.length > 0) faults.push(["a field is filled in", filled.map(({ name }) => name).join(" ")]);
  if (sees("#result .figure, .story .figure").length > 0) faults.push(["an answer stands before the fields are filled in", ""]);
  if (sees("[data-wanting]").length === 0) faults.push(["nothing says what is needed", ""]);
  if (document.querySelector("#changed, [data-back]")) faults.push(["it speaks of published figures", ""]);
  const few = limits[form.dataset.kind] ?? limit;
  if (first.length > few) faults.push(["too many fields are in sight", `${first.length}`]);
  const place = (control) => own.indexOf(control);
  const needed = own.filter(({ required }) => required);
  const late = needed.filter((control) => !first.includes(control) && !control.closest(".entry"));
  if (late.length > 0) faults.push(["a field that is needed is folded", late.map(({ name }) => name).join(" ")]);
  const optional = first.find((control) => control.localName === "select");
  if (optional && needed.some((control) => first.includes(control) && place(control) > place(optional))) {
    faults.push(["a field that is needed comes late", optional.name]);
  }
  const folds = [...form.querySelectorAll("[data-fields] > details")]
    .filter((fold) => !fold.dataset.fold.startsWith("list-"));
  if (folds.length > 1) faults.push(["there is more than one place for further options", `${folds.length}`]);
  const texts = first.filter((control) => control.matches("input:not([type=date])") && !control.placeholder);
  if (texts.length > 0) faults.push(["a field has no example", texts.map(({ name }) => name).join(" ")]);
  for (const select of form.querySelectorAll("select")) {
    const words = [...select.options].map(({ text }) => text.replace(/\s*[(（][^)）]*[)）]$/, "").trim());
    const twice = words.find((word, index) => words.indexOf(word) !== index);
    if (twice !== undefined) faults.push(["a choice has a word twice", `${select.name}: ${twice}`]);
  }
  const currency = form.elements.currency;
  if (currency && currency.localName !== "select") faults.push(["the currency is no choice", ""]);
  const mute = [...form.querySelectorAll("[data-slides]:not([aria-valuetext])")];
  if (mute.length > 0) faults.push(["a slider does not say what it stands at", mute[0].dataset.slides]);
  return faults;
}

// Runs in the page: whether a slider changes what was typed.
function slides() {
  const slider = [...document.querySelectorAll("#inputs [data-slides]")]
    .find((control) => control.checkVisibility());
  if (!slider) return true;
  const field = document.querySelector("form#inputs").elements[slider.dataset.slides];
  const typed = "1234567";
  field.value = typed;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  slider.focus();
  slider.blur();
  return field.value === typed && slider.getAttribute("aria-valuetext").startsWith(typed);
}

const seesAnswer = () => [...document.querySelectorAll("#result .figure.main")]
  .some((figure) => figure.checkVisibility());

async function check(page, path, report) {
  await resize(page, 390);
  await page.open(path);
  if (!(await page.evaluate(() => document.querySelector("form#inputs[data-blank]") !== null))) return;
  for (const [what, where] of await page.evaluate(atFirst, most, moreFor)) report.add(path, what, where);
  const answers = () => page.until(() => page.evaluate(seesAnswer), "the answer").then(() => true, () => false);

  await page.click("[data-try]");
  if (!(await answers())) {
    report.add(path, "an example that is asked for has no answer");
    return;
  }
  await page.click("[data-empty]");
  if (await page.evaluate(seesAnswer)) report.add(path, "an answer stays when the fields are emptied");
  if (!(await page.evaluate(slides))) report.add(path, "a slider changes what was typed");
}

export function checkBlank({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report }, async (page, path) => {
    await ask(page, {});
    page.patience = 4_000;
    await check(page, path, report);
  });
}
