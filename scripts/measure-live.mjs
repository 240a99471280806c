// Measures a live page of a built site in a headless Chromium:
//
//     node scripts/measure-live.mjs FOLDER PAGE FIELD FROM STEP
//
// how long the page takes from a keystroke in a field to the new layout, and to the frame that
// shows it, over thirty values; and what the browser has loaded before and after the first touch.
import { realpathSync } from "node:fs";
import { Page } from "./browser-page.mjs";
import { findBrowser, startBrowser } from "./browser-process.mjs";
import { serve } from "./browser-server.mjs";

const [folder, path, field, from, step] = process.argv.slice(2);
const site = await serve(realpathSync(folder));
const browser = startBrowser(findBrowser());
process.once("exit", () => browser.stop());

function loaded() {
  return performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop());
}

async function times(field, from, step) {
  const control = document.querySelector(`[name="${field}"]`);
  const toLayout = [];
  const toFrame = [];
  for (let count = 0; count < 30; count += 1) {
    // A keystroke comes between frames.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const value = (Number(from) + count * Number(step)).toFixed(2);
    const start = performance.now();
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    void document.body.offsetHeight;
    toLayout.push(performance.now() - start);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    toFrame.push(performance.now() - start);
  }
  const sorted = (list) => list.toSorted((one, other) => one - other);
  const told = (list) => ({ median: sorted(list)[15], best: sorted(list)[0], worst: sorted(list)[29] });
  return { toLayout: told(toLayout), toFrame: told(toFrame) };
}

const problems = [];
try {
  const page = await Page.make({ browser, base: site.base, patience: 20_000, problems });
  await page.open(path);
  console.log(`loaded by a reader: ${(await page.evaluate(loaded)).join(" ")}`);
  await page.click(`[name="${field}"]`);
  await page.waitFor(() => document.documentElement.dataset.engine === "ready", "engine");
  console.log(`and after a touch: ${(await page.evaluate(loaded)).join(" ")}`);
  const measured = await page.evaluate(times, field, from, step);
  for (const [what, { median, best, worst }] of Object.entries(measured)) {
    const ms = (value) => `${value.toFixed(1)} ms`;
    console.log(`${what}: median ${ms(median)}, best ${ms(best)}, worst ${ms(worst)}`);
  }
} finally {
  browser.stop();
  site.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
