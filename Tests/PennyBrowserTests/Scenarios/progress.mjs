// A chapter marked as read is ticked in the contents, which lead on to the first unread one.
export const needs = ["lessons.js"];

const button = "[data-actions] button";
const ticks = "[data-lesson] .read";

export default async function ({ page, newPage, check }) {
  await page.open("lessons/index.html");
  await page.shows("[data-progress]", "0 of 3 chapters read. Begin with: Credit");
  await page.click("[data-progress] a");
  await page.isAt("lessons/credit.html");
  await page.click(`${button} >> Mark this chapter as read`);
  await page.shows(button, "Read. Mark as unread");
  await page.reload();
  await page.shows(button, "Read. Mark as unread");
  check(await page.stored("lessons"), '{"version":1,"read":["credit"],"answers":{}}', "the storage");

  const contents = await newPage();
  await contents.open("lessons/index.html");
  await contents.shows("[data-progress]", "1 of 3 chapters read. Go on with: Debt");
  await contents.has("[data-progress] a", "href", contents.base + "lessons/debt.html");
  await contents.shows(ticks, "Read");
  await contents.shows("[data-lesson=credit] .read", "Read");

  // The contents follow the other tab, and the focus stays on the link.
  await contents.evaluate(() => document.querySelector("[data-progress] a").focus());
  await page.open("lessons/debt.html");
  await page.click(button);
  await contents.shows("[data-progress]", "2 of 3 chapters read. Go on with: Budgeting");
  check(
    await contents.evaluate(() => document.activeElement.textContent), "Go on with: Budgeting",
    "what has the focus");
  await page.open("lessons/budgeting.html");
  await page.click(button);
  await contents.shows("[data-progress]", "3 of 3 chapters read");
  await contents.shows(ticks, "Read", "Read", "Read");
  await page.click(`${button} >> Mark as unread`);
  await contents.shows("[data-progress]", "2 of 3 chapters read. Go on with: Budgeting");
}
