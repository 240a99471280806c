// On a phone, by touch: what is touched is large enough, and the card that a finger has brought to
// the middle is the chosen one.
export const needs = ["form.js", "saved-sets.js"];

async function fits(page, check, selector) {
  const small = await page.evaluate((css) => seen(css).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < 44;
  }).map((element) => element.outerHTML.slice(0, 80)), selector);
  check(small, [], "what is too small to touch");
  check(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
    "whether the page is no wider than the phone");
}

export default async function ({ page, check }) {
  await page.phone();
  await page.open("saved/index.html");
  await fits(page, check, ".kinds a, .exchange button, .exchange input");
  await page.tap(".kinds a >> Savings");
  await page.isAt("calculations/plan.html");
  for (const deposit of ["200", "300", "400"]) {
    await page.evaluate(() => document.querySelector("#inputs [name=monthlyDeposit]").select());
    await page.tap("#inputs [name=monthlyDeposit]");
    await page.evaluate(() => document.querySelector("#inputs [name=monthlyDeposit]").select());
    await page.type(deposit);
    await page.tap("form.keep button");
    await page.becomes(
      async () => (await page.texts("[data-save-status]"))[0]?.startsWith("Saved as"), true,
      "whether it is saved");
    await page.evaluate(() => { document.querySelector("[data-save-status]").textContent = ""; });
  }
  await fits(page, check, "form.keep button, form.keep input, form.keep a");
  await page.tap("[data-saved]");
  await page.shows(".strip [aria-current]", "The plan: $9,881.13");
  await fits(page, check, ".strip li, .toolbar button, .saved-set .actions a");
  const strip = await page.point(".strip");
  // The finger rests at the end, so that nothing is flung.
  for (const x of [60, 120, 180, 240, 300, 300, 300, 300]) {
    const type = x === 60 ? "touchStart" : "touchMove";
    await page.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: strip.y }] });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.shows(".strip [aria-current]", "The plan: $7,410.85");
  await page.shows(".saved-set h2", "The plan: $7,410.85");
  await page.reload();
  await page.shows(".strip [aria-current]", "The plan: $7,410.85");
  await page.tap(".toolbar button >> Remove");
  await page.tap(".toolbar button >> Undo");
  await page.shows(".strip [aria-current]", "The plan: $7,410.85");
  await page.tap("[data-recall]");
  await page.becomes(
    async () => (await page.texts("[data-recalled] p"))[0]?.startsWith("Your saved result"), true,
    "whether the set is open");
}
