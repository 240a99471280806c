// A chart is read out at the pointer and by the arrow keys, in the words of its own table.
import { home, put, resultOf } from "./Parts/live.mjs";

export const needs = ["result.js"];

const said = ".readout p";
const first = "Year 0 Balance owed 350,000.00 Interest paid so far 0.00";
const last = "Year 30 Balance owed 0.00 Interest paid so far 425,803.72";
const plain = (page) => page.evaluate(() =>
  document.querySelector(".readout p")?.innerText.replace(/\s+/g, " ") ?? "");
const reads = (page, words) => page.becomes(() => plain(page), words, "what is read out");

// Moves the pointer to a part of the width of a drawing.
const point = async (page, part) => {
  const { x, y } = await page.evaluate((share) => {
    const plot = document.querySelector(".plot");
    plot.scrollIntoView({ block: "center" });
    const { left, top, width, height } = plot.getBoundingClientRect();
    return { x: left + width * share, y: top + height / 2 };
  }, part);
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
};

export default async function ({ page, check }) {
  await page.open(home);
  const published = await resultOf(page);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll(".chart :not(.on-phone) > .label")].map(({ textContent }) => textContent));
  check(names, ["Balance owed", "Interest paid so far"], "the names beside the lines");
  await point(page, 0.13);
  await reads(page, first);
  await point(page, 0.98);
  await reads(page, last);
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 1, y: 1 });
  await page.shows(said);

  await page.tabTo(".plot");
  await page.shows(".readout p strong", "0.00", "425,803.72");
  await page.press("Home");
  await reads(page, first);
  await page.press("ArrowRight");
  await reads(page, "Year 1 Balance owed 345,898.72 Interest paid so far 21,758.84");
  await page.press("End");
  await reads(page, last);
  await page.press("ArrowRight");
  await reads(page, last);
  check(await resultOf(page), published, "the result while it is read");
  await page.press("Escape");
  await page.shows(said);

  // The drawing of other inputs is another one.
  await point(page, 0.13);
  await reads(page, first);
  await put(page, "principal", "300,000");
  await page.waitFor(
    () => document.querySelector("#result").textContent.includes("300,000.00"),
    "the figures are those of all that was typed");
  await page.shows(said);
  await point(page, 0.13);
  await reads(page, "Year 0 Balance owed 300,000.00 Interest paid so far 0.00");
}
