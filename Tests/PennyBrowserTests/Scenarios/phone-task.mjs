// A task, on a phone: from the home page to “what would 5.5 % cost me”, in three touches and ten keys.
export const needs = ["form.js"];

export default async function ({ page, check }) {
  await page.phone();
  await page.open("index.html");
  let touches = 0;
  let keys = 0;
  const touch = async (selector) => {
    await page.tap(selector);
    touches += 1;
  };
  const press = async (key) => {
    await page.press(key);
    keys += 1;
  };

  await touch(".doors a >> Calculators");
  await touch(".card a >> What a loan costs");
  await page.isAt("calculators/loan.html");
  const before = await page.texts("#result .figure.main dd");
  await touch("#inputs [name=rate]");
  await press("End");
  const length = await page.evaluate(() => document.activeElement.value.length);
  for (let count = 0; count < length; count += 1) await press("Backspace");
  for (const key of "5.5") await press(key);
  await page.shows("#result .figure.main dd", "$362.35");
  check(before, ["$365.06"], "the payment before");
  check(touches <= 3, true, `whether ${touches} touches are few`);
  check(keys <= 10, true, `whether ${keys} keys are few`);

  // The answer is in sight, by itself or on the line.
  const isSeen = await page.evaluate(() =>
    seen("#result .figure.main dd, [data-line-value]").some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.textContent === "$362.35" && top >= 0 && bottom <= innerHeight;
    }));
  check(isSeen, true, "whether the answer is in sight");
}
