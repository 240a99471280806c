// A long list of results is narrowed by words, without case and accents; Escape shows all of it.
export const needs = ["cards.js"];

export default async function ({ page, check }) {
  await page.open("calculations/index.html");
  const titles = () => page.texts(".cards > .card h2");
  const all = await titles();
  check(all.length > 12, true, `whether ${all.length} results are many`);
  await page.shows("[data-filtered]", "");
  await page.click("#filter");
  await page.type("MÓNEY thr");
  await page.becomes(titles, ["Money at three percent"], "the results that are left");
  await page.shows("[data-filtered]", `1 of ${all.length} results`);
  await page.type(" zebra");
  await page.becomes(titles, [], "the results that are left");
  await page.shows("[data-filtered]", `0 of ${all.length} results`);
  await page.press("Escape");
  await page.becomes(titles, all, "all results");

  // There is nothing to narrow a list with where nothing can.
  await page.scripts(false);
  await page.open("calculations/index.html");
  check(await page.texts(".filter"), [], "the filter without script");
}
