// On a phone, while its keyboard is there: the main figure and its change stay in sight, as one line
// that covers no field, and saving is in reach without scrolling.
import { engineIs, home, inputs } from "./Parts/live.mjs";

export const needs = ["form.js"];

const size = (page, height) => page.send("Emulation.setDeviceMetricsOverride", {
  width: 390, height, deviceScaleFactor: 2, mobile: true,
});

// Runs in the page: whether all of an element can be seen and touched.
const isInSight = (page, selector) => page.evaluate((css) => {
  const element = document.querySelector(css);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= visualViewport.height && element.contains(spot);
}, selector);

export default async function ({ page, check }) {
  await size(page, 844);
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.open(home);
  await page.shows("[data-line]");
  check(await isInSight(page, "form.keep button"), true, "whether saving is in sight at first");
  check(await isInSight(page, "#result .figure.main dd"), true, "whether the figure is in sight");

  await page.tap(inputs.term);
  await engineIs(page, "ready");
  // The keyboard takes half of the screen.
  await size(page, 400);
  await page.evaluate(() => {
    document.activeElement.scrollIntoView({ block: "center", behavior: "instant" });
    document.activeElement.select();
  });
  await page.type("20 years");
  await page.shows("[data-line-value]", "$2,558.25");
  await page.shows("[data-line-label]", "Monthly payment");
  await page.shows("[data-line-change]", "+$403.24 compared with the published result");
  check(await isInSight(page, "[data-line-value]"), true, "whether the line is in sight");
  check(await isInSight(page, "#input-term"), true, "whether the field is in sight");
  const height = await page.evaluate(
    () => document.querySelector("[data-line]").getBoundingClientRect().height);
  check(height <= 72, true, `whether a line of ${height} px is low enough`);
  check(await isInSight(page, "form.keep button"), true, "whether saving is in sight");

  // A fault says on the line that its figure is an old one.
  await page.evaluate(() => document.activeElement.select());
  await page.type("20 x");
  await page.shows(
    "[data-line-change]", "Not updated. This is the result of your last valid inputs.");
  await page.shows("[data-line-value]", "$2,558.25");

  // Where the figure itself is seen, there is no line.
  await size(page, 844);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.shows("[data-line]");
}
