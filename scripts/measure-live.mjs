// Measures a live page of a built site in a headless Chromium:
//
//     node scripts/measure-live.mjs FOLDER PAGE FIELD FROM STEP [SHAPE-FIELD SHAPE-VALUE...]
//
// how long the page takes from a keystroke in a field to the new layout, and to the frame that
// shows it: the first change after a touch, thirty more, the same with all rows open, and changes
// of the shape of the result, such as another term; and what the browser has loaded before and
// after the first touch. A value of a shape may have a unit: “29 years”.
import { realpathSync } from "node:fs";
import { Page } from "./browser-page.mjs";
import { findBrowser, startBrowser } from "./browser-process.mjs";
import { serve } from "./browser-server.mjs";

const [folder, path, field, from, step, shapeField, ...shapes] = process.argv.slice(2);
const site = await serve(realpathSync(folder));
const browser = startBrowser(findBrowser());
process.once("exit", () => browser.stop());

function loaded() {
  return performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop());
}

// Runs in the page: types values into a field, one after another, and gives the milliseconds.
async function times(field, values) {
  const control = document.querySelector(`[name="${field}"]`);
  const toLayout = [];
  const toFrame = [];
  for (const value of values) {
    // A keystroke comes between frames.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const start = performance.now();
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    void document.body.offsetHeight;
    toLayout.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    toFrame.push(performance.now() - start);
  }
  return { toLayout, toFrame };
}

function tell(what, { toLayout, toFrame }) {
  const ms = (value) => `${value.toFixed(1)} ms`;
  for (const [to, list] of [["layout", toLayout], ["frame", toFrame]]) {
    const sorted = list.toSorted((one, other) => one - other);
    const at = (part) => ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
    const words = sorted.length === 1
      ? at(0) : `median ${at(0.5)}, 95% ${at(0.95)}, best ${at(0)}, worst ${at(1)}`;
    console.log(`${what}, to the ${to}: ${words}`);
  }
}

const values = (count, shift) => Array.from(
  { length: count }, (_, place) => (Number(from) + shift + place * Number(step)).toFixed(2));

const problems = [];

async function touched() {
  const page = await Page.make({ browser, base: site.base, patience: 20_000, problems });
  await page.open(path);
  const before = await page.evaluate(loaded);
  await page.click(`[name="${field}"]`);
  await page.waitFor(() => document.documentElement.dataset.engine === "ready", "engine");
  return { page, before };
}

try {
  const { page, before } = await touched();
  console.log(`loaded by a reader: ${before.join(" ")}`);
  console.log(`and after a touch: ${(await page.evaluate(loaded)).join(" ")}`);
  // Nobody types faster than this after a touch.
  await new Promise((resolve) => setTimeout(resolve, 100));
  tell("first change", await page.evaluate(times, field, values(1, 0.01)));
  tell("changes", await page.evaluate(times, field, values(30, 0.02)));
  if (shapes.length > 0) {
    tell("changes of shape", await page.evaluate(times, shapeField, [...shapes, ...shapes]));
  }
  await page.evaluate(() => {
    for (const box of document.querySelectorAll("#result [type=checkbox]")) box.checked = true;
    for (const folding of document.querySelectorAll("#result details")) folding.open = true;
  });
  tell("changes with all open", await page.evaluate(times, field, values(30, 0.5)));
  if (shapes.length > 0) {
    tell(
      "changes of shape with all open",
      await page.evaluate(times, shapeField, [...shapes, ...shapes]));
  }
} finally {
  browser.stop();
  site.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
