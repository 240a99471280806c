// Sets that cannot be compared have disabled boxes that say why; without anything chosen, and without
// script, nothing is said of it.
export const needs = ["cards.js"];

const box = (page, title) => page.evaluate((words) => {
  const card = [...document.querySelectorAll(".card")]
    .find((element) => element.querySelector("h2").textContent === words);
  const input = card.querySelector(".pick input");
  return {
    name: input.getAttribute("aria-label"), isDisabled: input.disabled,
    why: card.querySelector(".pick span").textContent,
    isDescribed: input.getAttribute("aria-describedby") === card.querySelector(".pick span").id,
  };
}, title);

export default async function ({ page, check }) {
  await page.scripts(false);
  await page.open("calculations/index.html");
  check(
    await page.evaluate(() => document.body.innerText.includes("Compare")), false,
    "whether the list speaks of it without script");
  await page.scripts(true);
  await page.open("calculations/index.html");
  const free = { name: "Compare: The plan", isDisabled: false, why: "", isDescribed: false };
  check(await box(page, "The plan"), free, "the box of a savings plan");
  await page.evaluate(() => document.querySelector(".card .pick input").focus());
  await page.click(".card:has(h2 a[href$='home.html']) .pick label");
  check(await box(page, "The plan"), {
    name: "Compare: The plan", isDisabled: true, isDescribed: true,
    why: "Not comparable. This is a different kind (Savings plan) from what you chose (Loan).",
  }, "the box beside a loan");
  check((await box(page, "Paying extra")).isDisabled, false, "the box of another loan");

  // On other lists, too, and until it is taken back.
  await page.open("comparisons/index.html");
  await page.shows(".pick-bar p", "1 result chosen. Choose another one.");
  check((await box(page, "Rice")).why,
    "Not comparable. This is a different kind (Comparison) from what you chose (Loan).",
    "why products cannot be compared with a loan");
  await page.click(".pick-bar button");
  await page.shows(".pick-bar p");
  check((await box(page, "Rice")).isDisabled, false, "the box after nothing is chosen");

  // By keyboard.
  await page.evaluate(() => document.querySelector(".pick input").focus());
  await page.press("Space");
  await page.shows(".pick-bar p", "1 result chosen. Choose another one.");
  await page.press("Space");
  await page.shows(".pick-bar p");
}
