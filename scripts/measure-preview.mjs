// Measures how soon a saved file is seen on an open page of `pennypress serve`, in a headless Chromium:
//
//     node scripts/measure-preview.mjs PROGRAM SITE FILE PAGE
//
// over two hundred edits of a copy of the site, with the focus and the scroll kept. A text gets
// another last paragraph, any other file another title.
import { realpathSync } from "node:fs";
import { Page } from "./browser-page.mjs";
import { preview } from "./browser-preview.mjs";
import { findBrowser, startBrowser } from "./browser-process.mjs";

const [program, folder, file, path] = process.argv.slice(2);
const site = await preview(realpathSync(program), realpathSync(folder));
const browser = startBrowser(findBrowser());
process.once("exit", () => {
  browser.stop();
  site.stop();
});

// Runs in the page: resolves in the frame that shows some words.
function shown(words) {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector("main").textContent.includes(words)) return false;
      requestAnimationFrame(() => setTimeout(resolve));
      return true;
    };
    const root = document.documentElement;
    if (!look()) root.addEventListener("pennypress:edition", look);
  });
}

function edited(text, number) {
  return file.endsWith(".md")
    ? `${text}\n\nEdited ${number}.\n` : text.replace(/title:.*/, `title: Edited ${number}.`);
}

// What cannot be measured ends it.
function fail(words) {
  console.error(`measure-preview: ${words}`);
  process.exit(1);
}

if (!(await fetch(site.base + path)).ok) fail(`the site has no page ${path}; write it as in lessons/saving.html`);
const page = await Page.make({ browser, base: site.base, patience: 20_000, problems: [] });
await page.open(path);
const text = site.read(file);
const place = await page.evaluate(() => {
  const last = [...document.querySelectorAll("main a, main summary")].at(-1);
  last.focus();
  window.focused = last;
  return last.getBoundingClientRect().top;
});
const times = [];
for (let number = 1; number <= 200; number += 1) {
  const frame = page.evaluate(shown, `Edited ${number}.`);
  await page.evaluate(() => 0);
  const start = performance.now();
  site.write(file, edited(text, number));
  await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 20_000, "late"))])
    .then((end) => end !== "late" || fail(`${path} does not show an edit of ${file}`));
  times.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, 40));
}
const sorted = times.toSorted((one, other) => one - other);
const figures = [["median", 100], ["95th percentile", 190], ["worst", 199]]
  .map(([name, place]) => `${name} ${Math.round(sorted[place])} ms`);
const isKept = await page.evaluate(
  (before) => document.activeElement === window.focused
    && Math.abs(window.focused.getBoundingClientRect().top - before) < 3, place);
console.log(`${figures.join(", ")}; focus and scroll ${isKept ? "kept" : "LOST"}`);
process.exit(isKept ? 0 : 1);
