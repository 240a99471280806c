// The address keeps search and tab over a visit to a word, and its other anchors keep working.
export const needs = ["glossary.js"];

const found = "[data-found] > li > a";

async function isAtS(page) {
  await page.shows("[data-found]");
  await page.waitFor(() => {
    const { top } = document.getElementById("letter-s").getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  }, "the letter S is in sight");
}

export default async function ({ page }) {
  await page.open("glossary/index.html");
  await page.click("#find");
  await page.type("Éclair & fx");
  await page.shows("[data-status]", "No word found for “Éclair & fx”");
  await page.isAt("glossary/index.html#find=%C3%89clair%20%26%20fx");
  for (let count = 0; count < 5; count += 1) await page.press("Backspace");
  await page.shows(found, "Éclair fund");
  await page.click(`${found} >> Éclair`);
  await page.isAt("glossary/eclair-fund.html");
  await page.back();
  await page.shows(found, "Éclair fund");
  await page.reload();
  await page.shows(found, "Éclair fund");

  await page.click("#find");
  await page.press("Escape");
  await page.isAt("glossary/index.html");
  await page.type("Éclair");
  await page.shows(found, "Éclair fund");

  // The link to the content is an anchor too; the search stays.
  await page.evaluate(() => document.querySelector(".skip").click());
  await page.isAt("glossary/index.html#find=%C3%89clair");
  await page.shows(found, "Éclair fund");

  await page.evaluate(() => { location.hash = "#letter-s"; });
  await isAtS(page);
  await page.open("glossary/debt.html");
  await page.open("glossary/index.html#letter-s");
  await isAtS(page);
  await page.open("glossary/index.html#find=%E0%A4%A");
  await page.shows("[data-found]");
  await page.open("glossary/index.html#favourites");
  await page.has("[data-tab]", "aria-pressed", "false", "true");
  await page.open("glossary/index.html#favourites&find=debt");
  await page.shows("[data-status]", "No favorite found for “debt”");
  await page.click("[data-tab=all]");
  await page.shows(found, "Debt", "Debt consolidation loan");
  await page.isAt("glossary/index.html#find=debt");
}
