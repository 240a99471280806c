// Tasks on a phone, with the fewest touches and keys: a loan from the home page, and a savings goal.
import { counted } from "./Parts/effort.mjs";

export const needs = ["form.js", "start.js"];

// The answer is in sight, by itself or on the line.
const isInSight = (text) => seen("#result .figure.main dd, [data-line-value]").some((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return element.textContent === text && top >= 0 && bottom <= innerHeight;
});

export default async function ({ page, check }) {
  await page.phone();
  const { effort, touch, type } = counted(page);
  const done = async (answer, fewTouches, fewKeys) => {
    await page.shows("#result .figure.main dd", answer);
    await page.waitFor(isInSight, "the answer is in sight", answer);
    check([effort.touches, effort.keys], [fewTouches, fewKeys], "the touches and the keys");
    Object.assign(effort, { touches: 0, keys: 0 });
  };

  // The key “Next” of the phone leads from field to field.
  await page.open("index.html");
  await touch(".doors a >> Calculators");
  await touch(".card a >> What a loan costs");
  await page.isAt("calculators/loan.html");
  await touch("#inputs [name=principal]");
  await type(..."300000", "Enter", ..."5.5", "Enter", ..."30");
  await done("$1,703.37", 3, 13);

  // Nothing of the example counts: no fee, and no savings.
  await page.open("calculators/goal.html");
  await touch("#inputs [name=target]");
  await type(..."20000");
  await touch("#inputs [name=yearsToInvest]");
  await type("5");
  await touch("#inputs [name=interestRate]");
  await type("4");
  await done("$301.67", 3, 7);

  // The answer names the month in which the card is paid off.
  await page.open("calculators/card.html");
  await touch("#inputs [name=balance]");
  await type(..."3000");
  await touch("#inputs [name=rate]");
  await type(..."18");
  await touch("#inputs [name=payment]");
  await type(..."200");
  await done("1 year and 6 months", 3, 9);
  const [answer] = await page.texts("#result > .answer");
  check(
    /is paid off in 1 year and 6 months \([A-Z][a-z]+ \d{4}\)/.test(answer), true,
    `whether “${answer}” names a month`);
  await page.open("calculators/goal.html");
  await page.tap("#inputs [name=target]");
  for (const key of "20000") await page.press(key);
  await page.tap("#inputs [name=yearsToInvest]");
  await page.press("5");

  // Who comes back into a field types anew, without a press more.
  await touch("#inputs [name=interestRate]");
  await type("3");
  await page.shows("#result .figure.main dd", "$309.38");
}
