// A text is edited while somebody reads it: what is new stands there, and the reader stays where
// they are, with what they have opened, selected and focused.
import { isSame, mark, says } from "./Parts/edits.mjs";

export const needs = [];

export default async function ({ page, check, site }) {
  await page.send("Emulation.setDeviceMetricsOverride", {
    width: 900, height: 500, deviceScaleFactor: 1, mobile: false,
  });
  await page.open("lessons/credit.html");
  await mark(page);
  await page.click("summary >> The one over 30 years");
  const file = "lessons/01-credit.md";
  const text = site.read(file);
  const top = () => page.evaluate(() =>
    Math.round(document.querySelector("details[open] summary").getBoundingClientRect().top));
  await page.evaluate(() => {
    const summary = document.querySelector("details[open] summary");
    summary.scrollIntoView({ block: "center", behavior: "instant" });
    const words = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT).nextNode();
    getSelection().setBaseAndExtent(words, 4, words, 7);
    summary.focus({ preventScroll: true });
    window.focused = summary;
  });
  const before = await top();
  const selected = await page.evaluate(() => getSelection().toString());

  const more = "A paragraph above, which was not there before.\n\n".repeat(12);
  site.write(file, text.replace("All about", `${more}Everything about`));
  await says(page, "Everything about");
  await page.waitFor((wanted) => Math.abs(Math.round(
    document.querySelector("details[open] summary").getBoundingClientRect().top) - wanted) < 3,
  "the reader stays at the same line", before);
  check(await isSame(page), true, "whether the page is the same");
  check(await page.evaluate(() => getSelection().toString()), selected, "what is selected");
  check(
    await page.evaluate(() => document.activeElement === window.focused), true,
    "whether the focus stays");
  await page.shows("details[open] > summary", "The one over 30 years Your first answer");

  // Saved as some editors save, with a word of the selected line's neighbour changed.
  site.replace(file, text.replace("All about", "Once more about"));
  await says(page, "Once more about");
  check(await page.evaluate(() => getSelection().toString()), selected, "what is selected");
  check(await isSame(page), true, "whether the page is the same");

  // A question that goes takes its script's place with it: the page is loaded again, and its
  // reader finds what was open.
  const next = await page.evaluate(() => document.querySelectorAll("section.quiz").length);
  const parts = text.split(/\n(?=### )/);
  site.write(file, parts.slice(0, -1).join("\n"));
  await page.waitFor(
    (count) => document.querySelectorAll("section.quiz").length === count
      && document.querySelectorAll(".choice").length === 1 && !window.isMarked,
    "the page is loaded without the question", next - 1);
  await page.shows("details[open] > summary", "The one over 30 years Your first answer");
}
