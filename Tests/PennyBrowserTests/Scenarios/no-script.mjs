// Without scripts every page shows all it has, and nothing that would not work.
export const needs = [];

export default async function ({ page, check }) {
  await page.scripts(false);
  await page.open("glossary/index.html");
  const terms = await page.texts("[data-all] [data-term] > a");
  check(terms.includes("Éclair fund") && terms.length > 10, true, "whether all words are there");
  check((await page.texts("[data-all] [data-term] > p")).length, terms.length, "short texts");
  for (const tool of ["[data-search]", "[data-tabs]", "[data-found]", ".star"]) {
    check(await page.texts(tool), [], `what is seen of ${tool}`);
  }
  await page.click(".letters a >> S");
  await page.isAt("glossary/index.html#letter-s");
  await page.click("[data-term=second-mortgage] > a");
  await page.isAt("glossary/second-mortgage.html");
  await page.shows("h1", "Second mortgage");
  check(await page.texts("main button"), [], "what buttons there are");

  // The field leads to the list of all pages.
  await page.click("[data-find] input");
  await page.type("debt");
  await page.press("Enter");
  await page.isAt("search.html?q=debt");
  await page.shows("noscript", "Turn on JavaScript to search. All pages are listed below.");
  const pages = await page.texts("[data-listing] a");
  for (const title of ["First home", "Éclair fund", "Budgeting", "What a loan costs"]) {
    check(pages.includes(title), true, `whether “${title}” is listed`);
  }
  await page.click("[data-listing] a >> Budgeting");
  await page.isAt("lessons/budgeting.html");

  await page.open("lessons/index.html");
  await page.shows("[data-lesson] > a", "Credit", "Debt", "Budgeting");
  await page.shows("[data-progress]", "");
  await page.click("[data-lesson=credit] > a");
  await page.isAt("lessons/credit.html");
  await page.shows(".verdict");
  await page.click("summary >> The one over 30 years");
  await page.shows(".verdict", "Not quite.");
  await page.click("summary >> The one over 15 years");
  await page.shows(".verdict", "Not quite.", "Right.");
  check(await page.texts("main button"), [], "what buttons there are");
}
