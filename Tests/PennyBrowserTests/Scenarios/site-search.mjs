// The page of the search shows results as a reader types: with their kind and figures, typos forgiven. Keys lead through
// them, and the address keeps the search. The home page begins with its field.
export const needs = ["search-page.js"];
export const alsoFromDisk = true;

const links = "[data-hits] li > a";
const focus = (page) => page.evaluate(() => document.activeElement.textContent || document.activeElement.id);

export default async function ({ page, check }) {
  await page.open("index.html");
  check((await page.texts("[data-find] label")).length, 1, "how many fields of the search the home page has");
  await page.click("[data-find] input");
  await page.type("first home");
  await page.press("Enter");
  await page.isAt("search.html?q=first+home");
  const best = "[data-hits] li:first-child";
  await page.shows(`${best} > a`, "First home");
  await page.shows(`${best} > .kind`, "Loans");
  await page.shows(`${best} dt`, "Monthly payment");
  const [[payment], [answer]] = await Promise.all([page.texts(`${best} dd`), page.texts(`${best} .says`)]);
  check(payment, "$2,155.01", "the main figure");
  check(/^You pay \$2,155.01 a month for 30 years/.test(answer), true, `whether “${answer}” answers`);
  await page.shows(`${best} mark`, "First", "home");
  const [said] = await page.texts("[data-said]");
  check(/pages for “first home”$/.test(said), true, `whether “${said}” says how many`);
  await page.shows("[data-listing]");

  await page.click("#q");
  await page.press("Escape");
  await page.shows("[data-hits]");
  await page.isAt("search.html");
  check((await page.texts("[data-listing] a")).length > 20, true, "whether all pages are listed");

  // A letter too few, two swapped, one wrong: the word that was meant comes first.
  for (const typed of ["morgage", "mortgaeg", "mortgoge", "nortgage", "Mörtg", "second mrotgage"]) {
    await page.type(typed);
    await page.becomes(async () => (await page.texts(links)).slice(0, 2).includes("Second mortgage"), true,
      `whether the word meant by ${typed} comes first`);
    await page.press("Escape");
    await page.shows("[data-hits]");
  }
  await page.type("compound intrest");
  await page.becomes(async () => (await page.texts(links))[0], "Compound interest", "the first result");
  await page.becomes(
    async () => /pages for “compound interest”$/.test((await page.texts("[data-said]"))[0]), true, "the corrected word");

  // Down to the results and through them, up and out.
  await page.press("ArrowDown");
  check(await focus(page), "Compound interest", "what has the focus");
  await page.press("ArrowDown");
  check(await focus(page), (await page.texts(links))[1], "what has the focus");
  await page.press("ArrowUp");
  await page.press("ArrowUp");
  check(await focus(page), "q", "what has the focus");
  await page.press("ArrowDown");
  await page.press("Escape");
  check(await focus(page), "q", "what has the focus");
  await page.press("ArrowDown");
  await page.press("Enter");
  await page.isAt("glossary/compound-interest.html");
  await page.back();
  await page.isAt("search.html?q=compound+intrest");
  await page.becomes(async () => (await page.texts(links))[0], "Compound interest", "the first result");

  // What has all words comes first, or else what has most of them.
  await page.click("#q");
  await page.press("Escape");
  await page.type("debt consolidation");
  await page.becomes(async () => (await page.texts(links)).slice(0, 2).includes("Debt consolidation loan"), true,
    "whether the phrase comes first");
  await page.press("Escape");
  await page.type("debt zebra");
  await page.shows("[data-said]", "No page has all of these words. These have most of them.");
  await page.becomes(async () => (await page.texts(links))[0], "Debt", "the first result");
  await page.press("Escape");
  await page.type("<b>budgxyz");
  await page.shows("[data-said]", "No page found for “<b>budgxyz”");
  await page.shows("[data-near] a", "budget");
  await page.press("Escape");
  await page.type("d");
  await page.shows("[data-said]", "Type at least two letters.");
}
