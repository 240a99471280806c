// A scenario for scripts/browser.mjs: pages whose inputs are changed show what pages built from
// those inputs show, byte for byte. What to do is in a file, its one word:
//
//     [{ published, adjusted, fragment } or { published, adjusted, steps, refusal }, …]
//
// `published` and `adjusted` are pages of the folder; `fragment` is put behind the address, `steps`
// are done in the form, and `refusal` is a value that is then refused in the words it names.
import { readFileSync } from "node:fs";

export const needs = ["form.js"];
export const limit = 300_000;

// Runs in the page: what must be the same on both.
function parts() {
  document.dispatchEvent(new Event("pennypress:settle"));
  return ["#result", "#understood"]
    .map((selector) => document.querySelector(selector)?.outerHTML ?? `no ${selector}`);
}

// Runs in the page: puts a value into a control as a reader does, who opens what is folded.
// What cannot be typed is set; for the rest the control is left selected.
function enter(name, value) {
  const control = document.querySelector("form#inputs").elements[name];
  if (!control) throw new Error(`there is no field ${name}`);
  for (let at = control.closest("details"); at; at = at.parentElement.closest("details")) {
    at.open = true;
  }
  control.focus();
  if (control.localName === "input" && control.type !== "date") {
    control.select();
    return true;
  }
  control.value = value;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
  return false;
}

async function set(page, name, value) {
  if (!(await page.evaluate(enter, name, value))) return;
  if (value === "") await page.press("Backspace");
  else await page.send("Input.insertText", { text: value });
}

async function changeRows(page, button, list) {
  const count = () => page.evaluate(
    (name) => document.querySelectorAll(`[data-list="${name}"] > .entry`).length, list);
  const before = await count();
  await page.evaluate((selector) => {
    const folding = document.querySelector(selector)?.closest("details");
    for (let at = folding; at; at = at.parentElement.closest("details")) at.open = true;
  }, button);
  await page.click(button);
  await page.until(async () => (await count()) !== before, `${button} changes the rows`);
}

async function take(page, { set: name, value, add, remove }) {
  if (name) await set(page, name, value);
  if (add) await changeRows(page, `[data-add="${add}"]`, add);
  if (remove) await changeRows(page, `[data-remove="${remove}"]`, remove.split(".")[0]);
}

// The first place at which two texts differ, with what stands around it.
function difference(shown, wanted) {
  let place = 0;
  while (place < shown.length && shown[place] === wanted[place]) place += 1;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, place - 60), place + 60));
  return `${around(shown)} is shown, not ${around(wanted)}`;
}

async function isSame(page, wanted, what) {
  let shown;
  await page.until(async () => {
    shown = await page.evaluate(parts);
    return shown.join() === wanted.join();
  }, () => `${what}: ${difference(shown.join(), wanted.join())}`);
}

async function refuse(page, { name, value, words }, wanted) {
  const sound = await page.evaluate(
    (field) => document.querySelector("form#inputs").elements[field].value, name);
  await set(page, name, value);
  // What is shown is read without its kinds of spaces.
  const plain = words.map((text) => text.replace(/\u2060/g, "").replace(/\s+/g, " "));
  await page.shows("form#inputs .error", ...plain);
  await page.has(`[name="${name}"]`, "aria-invalid", "true");
  await isSame(page, wanted, `after ${name}=${value}`);
  await set(page, name, sound);
  await page.shows("form#inputs .error");
  await page.has(`[name="${name}"]`, "aria-invalid", null);
  await isSame(page, wanted, `after ${name}=${value} was mended`);
}

async function compare(page, { published, adjusted, fragment, steps, refusal }) {
  await page.open(adjusted);
  const wanted = await page.evaluate(parts);
  await page.open(fragment === undefined ? published : `${published}#${fragment}`);
  for (const step of steps ?? []) await take(page, step);
  await isSame(page, wanted, "after the changes");
  let state;
  await page.until(async () => {
    state = await page.evaluate(() => [
      document.documentElement.dataset.engine, document.querySelector("#changed").hidden]);
    return state.join() === "ready,false";
  }, () => `the page says ${state}`);
  if (refusal) await refuse(page, refusal, wanted);
}

export default async function ({ page, newPage, words }) {
  const cases = JSON.parse(readFileSync(words[0], "utf8"));
  const faults = [];
  const work = async (own) => {
    for (let one = cases.shift(); one; one = cases.shift()) {
      await compare(own, one).catch((error) => {
        faults.push(`${one.adjusted}: ${error.message}\n  ${JSON.stringify(one).slice(0, 400)}`);
      });
    }
  };
  await Promise.all([page, await newPage()].map(work));
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
