// Rows of lists come and go, and sliders move what they stand at.
import { engineIs, home, namesOf, put, resultOf, valueOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const extras = "calculations/with-extras.html";
const rows = (page, count) => page.waitFor(
  (wanted) => document.querySelectorAll("[data-list=extra] > .entry").length === wanted,
  `there are ${count} rows`, count);
const focusIs = (page, name) => page.waitFor(
  (wanted) => [document.activeElement.name, document.activeElement.dataset.add].includes(wanted),
  `the focus is at ${name}`, name);

export default async function ({ page, check }) {
  await page.open(extras);
  const published = await resultOf(page);
  await page.click("[data-add=extra]");
  await rows(page, 3);
  await focusIs(page, "extra.2.amount");
  check(await resultOf(page), published, "the result with an empty row");
  await page.shows("#changed");

  // A row counts as soon as it has a value, and one that has none is not lost.
  await put(page, "extra.2.amount", "1,000");
  await page.waitFor(() => seen("#changed").length > 0, "the figures are others");
  await page.click("[data-add=extra]");
  await rows(page, 4);
  check(await valueOf(page, "extra.2.amount"), "1,000", "the row before the new one");
  await page.evaluate(() => {
    for (const folding of document.querySelectorAll(".entry details")) folding.open = true;
  });
  await put(page, "extra.2.at", "24");
  const three = await resultOf(page);

  await page.click('[data-remove="extra.3"]');
  await rows(page, 3);
  await focusIs(page, "extra");
  check(await resultOf(page), three, "the result without the empty row");
  await page.click('[data-remove="extra.0"]');
  await rows(page, 2);
  check(await valueOf(page, "extra.0.amount"), "5,000", "the row that moved up");
  check(await valueOf(page, "extra.1.at"), "24", "the row after it");
  await page.click('[data-remove="extra.0"]');
  await page.click('[data-remove="extra.0"]');
  await rows(page, 0);
  await page.open(home);
  const plain = await resultOf(page);
  await page.open(`${extras}#extra=`);
  await engineIs(page, "ready");
  await page.becomes(() => resultOf(page), plain, "the result without extras");
  check(await namesOf(page, "extra"), [], "the rows of an emptied list");

  // The list on one line becomes rows.
  await page.open(`${extras}#extra=200+from+1+every+1;+5,000+at+12;+1,000+at+24`);
  await page.becomes(() => resultOf(page), three, "the result of a list in one line");
  check(await valueOf(page, "extra.2.at"), "24", "the third row");

  // A slider writes into its field, and follows it.
  await page.open(home);
  const slide = (value) => page.evaluate((wanted) => {
    const range = document.querySelector("[data-slides=principal]");
    range.value = wanted;
    range.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, value);
  await slide("400000");
  await engineIs(page, "ready");
  await page.becomes(
    () => valueOf(page, "principal"), "400000", "the amount the slider is at");
  await page.shows("#changed [data-changes]", "Published: $2,155.01 (+$307.86)");
  await put(page, "principal", "240,000");
  await page.waitFor(
    () => document.querySelector("[data-slides=principal]").value === "240000", "it follows");
  await page.has("[data-slides=principal]", "aria-valuetext", "240,000");
  await page.evaluate(() => {
    const range = document.querySelector("[data-slides=term]");
    range.value = "12";
    range.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  check(await valueOf(page, "term"), "12", "the number of the term");
  await page.has("[data-slides=term]", "aria-valuetext", "12 years");

  // What is beyond its range stays, and an arrow key steps from there.
  await put(page, "principal", "3,000,123");
  await page.has("[data-slides=principal]", "aria-valuetext", "3,000,123");
  check(await valueOf(page, "principal"), "3,000,123", "the amount beyond the slider");
  await page.evaluate(() => document.querySelector("[data-slides=principal]").focus());
  check(await valueOf(page, "principal"), "3,000,123", "the amount when the slider has the focus");
  await page.press("ArrowLeft");
  check(await valueOf(page, "principal"), "2995123", "the amount a step below");
  await put(page, "principal", "4,000");
  await page.has("[data-slides=principal]", "step", "50");
  await page.evaluate(() => document.querySelector("[data-slides=principal]").focus());
  await page.press("ArrowRight");
  check(await valueOf(page, "principal"), "4050", "a small amount a step above");
  await put(page, "rate", "6.25");
  await page.evaluate(() => document.querySelector("[data-slides=rate]").focus());
  await page.press("ArrowUp");
  check(await valueOf(page, "rate"), "6.30", "the rate a step above");
}
