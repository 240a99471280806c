// The form of every page whose inputs can be changed, on a phone: it scrolls only with the page; the
// result stays in sight while one types; a fault is shown at its field, and the result is then marked as old.
// Where the page is about the result, the form stands right below the main figure and at most two others,
// comes early for those who go by Tab, and shows how to save wherever one is in it. A form in a text comes
// where its text has it.
import { ask, resize, unfold } from "./screen.mjs";
import { tryExample } from "./states.mjs";
import { onPages } from "./tabs.mjs";

const phone = { width: 390, height: 844, left: 420 };
// Between the links to skip to and the first field.
const mostStops = 12;

// Runs in the page: what stands where, before anything is touched.
function places(most) {
  const form = document.querySelector("form#inputs");
  const first = form.querySelector("[name]");
  const result = document.querySelector("#result");
  const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const before = [...document.querySelectorAll(controls)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }) && !control.matches(".skip")
    && control.closest(".share") === null
    && (control.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const faults = [];
  const isOwn = form.closest("article.calculation") !== null;
  if (isOwn && before.length > most) faults.push(["the form comes late in the order of Tab", `${before.length} stops`]);
  if (isOwn && (form.compareDocumentPosition(result) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) {
    faults.push(["the form comes behind the result", ""]);
  }
  // The form of a calculator comes first.
  if (form.matches("[data-blank]")) return faults;
  const { top } = form.getBoundingClientRect();
  const bottoms = [...result.querySelectorAll(".figure")]
    .filter((figure) => figure.checkVisibility()).map((figure) => figure.getBoundingClientRect().bottom)
    .filter((bottom) => bottom <= top);
  const isBelow = bottoms.length >= 1 && bottoms.length <= 3 && top - Math.max(...bottoms) <= 64;
  if (isOwn && !isBelow) {
    faults.push(["the form does not stand below the main figure", `${bottoms.length} figures above it`]);
  }
  for (let at = form; at !== document.documentElement; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (["auto", "scroll"].includes(overflowY) && at.scrollHeight > at.clientHeight && at !== document.body) {
      faults.push(["the form scrolls by itself", at.className]);
    }
  }
  return faults;
}

// Runs in the page: whether an element is in sight and nothing is above it.
function isInSight(css) {
  const element = document.querySelector(css);
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && element.contains(spot);
}

// Runs in the page: the last field in sight that takes an amount or a rate.
function lastField() {
  const all = [...document.querySelectorAll("#inputs input:is([data-keypad], [data-rate])")]
    .filter((control) => control.checkVisibility() && /\d/.test(control.value));
  const control = all.at(-1);
  if (!control) return undefined;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center", behavior: "instant" });
  return control.id;
}

// Runs in the page: puts a text into a field, as a reader who types it.
function enter(id, text) {
  const control = document.getElementById(id);
  control.value = text;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// Runs in the page: what the line says, beside what it is about.
const line = () => ({
  value: document.querySelector("[data-line-value]").textContent,
  figure: document.querySelector("#result .figure.main dd").textContent,
  height: document.querySelector("[data-line]").getBoundingClientRect().height,
});

// Runs in the page: how a fault of a field is shown.
function shownFault(id) {
  const control = document.getElementById(id);
  const described = (control.getAttribute("aria-describedby") ?? "").split(" ")
    .map((name) => document.getElementById(name)).filter((element) => element?.checkVisibility());
  const summary = document.querySelector("[data-summary]");
  return {
    isMarked: control.getAttribute("aria-invalid") === "true",
    isDescribed: described.some((element) => element.matches(".error") && element.innerText.trim()),
    isAnnounced: summary.getAttribute("role") === "status" && summary.innerText.trim() !== "",
    isOld: document.querySelector("[data-blank]")
      ? !document.querySelector("#result .figure")
      : document.querySelector("[data-old]").checkVisibility()
        && document.querySelector(".is-old #result") !== null,
  };
}

// Runs in the page: the last field that has a keypad, folded or not.
function lastAmount() {
  const control = [...document.querySelectorAll("#inputs input[data-keypad]")].at(-1);
  control?.focus();
  return control !== undefined;
}

// Runs in the page: keys of the keypad that no finger reaches.
const keysOutside = () => [...document.querySelectorAll(".keypad-keys:not([hidden]) button")]
  .filter((key) => key.checkVisibility())
  .map((key) => ({ key: key.textContent, box: key.getBoundingClientRect() }))
  .filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ key }) => key);

async function check(page, path, report) {
  await resize(page, phone.width, phone.height);
  await page.open(path);
  if (!(await page.evaluate(() => document.querySelector("form#inputs") !== null))) return;
  const isBlank = await page.evaluate(() => document.querySelector("[data-blank]") !== null);
  if (isBlank) await tryExample(page);
  for (const [what, where] of await page.evaluate(places, mostStops)) report.add(path, what, where);
  const isOwn = await page.evaluate(() => document.querySelector("article.calculation") !== null);
  if (isOwn) await page.evaluate(() => document.querySelector("form#inputs").scrollIntoView());
  if (isOwn && !(await page.evaluate(isInSight, "form.keep button"))) {
    report.add(path, "saving is out of sight");
  }

  // The keyboard takes half of the screen.
  await resize(page, phone.width, phone.left);
  const id = await page.evaluate(lastField);
  if (!id) return;
  await page.waitFor(() => document.documentElement.dataset.engine === "ready", "the engine is there");
  const field = `[id="${id}"]`;
  if (!(await page.evaluate(isInSight, "#result .figure.main dd"))) {
    const isThere = await page.until(
      () => page.evaluate(isInSight, "[data-line-value]"), "the line").then(() => true, () => false);
    if (!isThere) {
      report.add(path, "the result is out of sight while one types");
    } else {
      const { value, figure, height } = await page.evaluate(line);
      if (value !== figure) report.add(path, "the line says another figure", `${value}, not ${figure}`);
      if (height > 96) report.add(path, "the line is no line", `${Math.round(height)} px`);
    }
  }
  if (!(await page.evaluate(isInSight, field))) report.add(path, "the field is covered while one types", id);

  await page.evaluate(enter, id, "much");
  await page.until(() => page.evaluate(() => document.querySelector("[aria-invalid]") !== null), "the fault")
    .catch(() => {});
  const { isMarked, isDescribed, isAnnounced, isOld } = await page.evaluate(shownFault, id);
  if (!isMarked) report.add(path, "a fault does not mark its field", id);
  if (!isDescribed) report.add(path, "a fault is not shown at its field", id);
  if (!isAnnounced) report.add(path, "a fault is not announced", id);
  if (!isOld) report.add(path, "the result beside a fault is not marked as old");

  await resize(page, phone.width, phone.height);
  await unfold(page);
  if (!(await page.evaluate(lastAmount))) return;
  await page.waitFor(() => document.querySelector(".keypad-keys:not([hidden])") !== null, "the keypad");
  for (const key of await page.evaluate(keysOutside)) {
    report.add(path, "a key of the keypad is beside the window", key);
  }
}

export function checkForm({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report }, async (page, path) => {
    await ask(page, {});
    page.patience = 4_000;
    await check(page, path, report);
  });
}
