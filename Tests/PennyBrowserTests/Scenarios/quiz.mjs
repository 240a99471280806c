// The first answer counts, the others may be looked at; the verdict is said, the count comes last.
export const needs = ["lessons.js"];

const open = "details.answer[open] > summary";
const said = (page, anchor) => page.evaluate(
  (id) => document.querySelector(`[aria-labelledby=${id}] > [role=status]`).textContent, anchor);

export default async function ({ page, check }) {
  await page.open("lessons/credit.html");
  await page.store("lessons", '{"version":1,"read":["debt"],"answers":{"debt":{"x":1}}}');
  await page.reload();

  // An answer that a search in the page has opened is not chosen, nor is it by closing it.
  await page.evaluate(() => { document.querySelector("details.answer").open = true; });
  await page.click("summary >> The one over 30 years");
  await page.shows(open);
  await page.shows(".choice");

  await page.click("summary >> The one over 30 years");
  await page.shows(open, "The one over 30 years Your first answer");
  await page.shows(".verdict", "Not quite.");
  check(
    await said(page, "which-loan-costs-less-in-all"), "The one over 30 years: Not quite.", "what is read out");
  await page.shows(".count", "1 of 3 questions answered");

  await page.click("summary >> The one over 15 years");
  await page.shows(open, "The one over 15 years");
  await page.shows(".choice", "Your first answer");
  check(await said(page, "which-loan-costs-less-in-all"), "The one over 15 years: Right.", "what is read out");

  await page.click("summary >> It hurts your score");
  await page.click("summary >> Lenders");
  await page.shows(".count", "2 of 3 right the first time");
  check(
    await page.stored("lessons"),
    '{"version":1,"read":["debt"],"answers":{"debt":{"x":1},"credit":'
      + '{"which-loan-costs-less-in-all":0,"what-does-a-late-payment-do":0,"who-asks-for-your-score":1}}}',
    "what is stored");

  await page.reload();
  await page.shows(".count", "2 of 3 right the first time");
  await page.shows(
    open, "The one over 30 years Your first answer", "It hurts your score Your first answer",
    "Lenders Your first answer");
  check(
    await page.evaluate(() => document.activeElement === document.body), true,
    "whether the focus is where a new page has it");

  await page.click("button >> Start again");
  await page.shows(open);
  await page.shows(".choice");
  await page.shows("button >> Start again");
  check(
    await page.evaluate(() => document.activeElement.textContent), "The one over 30 years",
    "what has the focus");
  check(
    await page.stored("lessons"), '{"version":1,"read":["debt"],"answers":{"debt":{"x":1}}}',
    "what is stored");
  await page.click("summary >> The one over 15 years");
  await page.shows(open, "The one over 15 years Your first answer");
  await page.click("summary >> The one over 15 years");
  await page.shows(open);
  await page.reload();
  await page.shows(".count", "1 of 3 questions answered");
}
