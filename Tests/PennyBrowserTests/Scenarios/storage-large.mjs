// Marks beyond all that a site has words and chapters for are not read, and the next mark replaces
// them.
import { soon } from "./Parts/size.mjs";

export const needs = ["lessons.js", "glossary.js"];

const broken = "The marks in this browser cannot be read. Your next mark replaces them.";
const places = Array.from({ length: 150_000 }, (_, place) => [`a${place}`, 1]);
const large = {
  lessons: { read: ["credit"], answers: { credit: Object.fromEntries(places) } },
  favourites: { terms: [...places.map(([name]) => name), "debt"] },
};

export default async function ({ page }) {
  await page.open("lessons/index.html");
  for (const [name, value] of Object.entries(large)) {
    await page.store(name, JSON.stringify({ version: 1, ...value }));
  }
  await soon(page, () => page.reload(), "the list of the chapters");
  await page.shows("[data-progress]", "0 of 3 chapters read. Begin with: Credit");
  await page.shows(".unkept >> marks", broken);
  await soon(page, () => page.open("lessons/credit.html"), "a chapter");
  await page.click("button >> Mark this chapter as read");
  await page.shows(".unkept >> marks");
  await page.open("lessons/index.html");
  await page.shows("[data-progress]", "1 of 3 chapters read. Go on with: Debt");

  await soon(page, () => page.open("glossary/index.html#favourites"), "the dictionary");
  await page.shows(".unkept >> marks", broken);
}
