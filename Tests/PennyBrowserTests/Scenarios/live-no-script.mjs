// Without scripts a result is whole: its inputs are listed, and no form pretends to work.
export const needs = [];

export default async function ({ page, check }) {
  await page.scripts(false);
  await page.open("calculations/thirty.html");
  await page.shows("#inputs");
  await page.shows("#changed");
  await page.shows("[data-failed]");
  await page.shows(
    "noscript .note",
    "Turn on JavaScript to change the inputs. You see the published result.");
  const [listed] = await page.texts("#understood");
  check(listed.includes("$350,000.00"), true, "whether the inputs are listed");
  const [result] = await page.texts("#result .figure");
  check(result.includes("$2,155.01"), true, "whether the result is there");
  check(await page.texts("main button"), [], "what buttons there are");
  await page.click(".downloads summary");
  check((await page.texts(".downloads a")).length, 2, "what can be taken along");
}
