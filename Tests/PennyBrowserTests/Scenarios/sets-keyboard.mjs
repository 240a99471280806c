// Without a mouse: save, go through the sets by the arrows, remove, put back, open.
export const needs = ["form.js", "saved-sets.js"];

const said = "[data-save-status]";
const current = ".strip [aria-current]";
const focus = (page) => page.evaluate(() => document.activeElement.textContent.trim());

export default async function ({ page, check }) {
  await page.open("calculations/plan.html");
  await page.tabTo("#inputs [name=monthlyDeposit]");
  for (const [digit, title] of [["1", "One"], ["2", "Two"], ["3", "Three"]]) {
    await page.type(digit);
    await page.tabTo("#save-title");
    await page.type(title);
    await page.press("Enter");
    await page.becomes(
      async () => (await page.texts(said))[0]?.startsWith(`Saved as “${title}”`), true,
      `whether ${title} is saved`);
    for (let count = 0; count < 80; count += 1) {
      await page.press("Tab", { shift: true });
      if (await page.evaluate(() => document.activeElement.name === "monthlyDeposit")) break;
    }
  }
  await page.tabTo("form.keep button");
  await page.press("Space");
  await page.becomes(
    async () => (await page.texts(said))[0]?.startsWith("Not saved: the same inputs"), true,
    "whether the same is told");
  await page.tabTo("[data-saved]");
  await page.press("Enter");
  await page.shows(".strip h2", "One", "Two", "Three");
  await page.shows(current, "Three");

  // One stop for all cards; the arrows lead through them.
  await page.tabTo(current);
  await page.press("ArrowLeft");
  await page.shows(current, "Two");
  check(await focus(page), "Two", "the focus");
  await page.press("Home");
  await page.press("ArrowLeft");
  await page.shows(current, "One");
  await page.press("End");
  await page.shows(".saved-set h2", "Three");
  await page.press("ArrowLeft");
  await page.becomes(() => page.evaluate(() => {
    const middle = ({ left, width }) => left + width / 2;
    const link = document.querySelector(".strip [aria-current]");
    const card = link.closest("li").getBoundingClientRect();
    const strip = document.querySelector(".strip").getBoundingClientRect();
    return Math.abs(middle(card) - middle(strip)) < 2;
  }), true, "whether the current card is in the middle");
  // The boxes of the cards come between.
  await page.tabTo("[data-remove]");
  check(await focus(page), "Remove", "what comes behind the cards, as nothing is removed yet");
  await page.press("Enter");
  await page.shows(".strip h2", "One", "Three");
  await page.shows(current, "Three");
  await page.press("Tab", { shift: true });
  check(await focus(page), "Undo", "what stands before Remove");
  await page.press("Space");
  await page.shows(".strip h2", "One", "Two", "Three");
  await page.shows(current, "Two");
  check(await focus(page), "Remove", "the focus when nothing is to be put back");
  await page.reload();
  await page.shows(current, "Two");
  await page.tabTo("[data-recall]");
  await page.press("Enter");
  await page.becomes(
    async () => (await page.texts("[data-recalled] p"))[0]?.startsWith("Your saved result “Two”"),
    true, "whether the set is open");
}
