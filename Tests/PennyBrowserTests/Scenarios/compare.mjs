// On a phone: from the home page to which of two offers is cheaper, without reading how. A reader
// types and saves both, and ticks them. What is chosen is in no address.
export const needs = ["form.js", "saved-sets.js", "cards.js", "compare-page.js"];
export const alsoFromDisk = true;

async function put(page, name, text) {
  await page.tap(`#inputs [name="${name}"]`);
  await page.evaluate(() => document.activeElement.select());
  await page.type(text);
}

async function offer(page, title, rate, term) {
  await put(page, "principal", "350,000");
  await put(page, "rate", rate);
  await put(page, "term", term);
  await page.evaluate(() => document.querySelector("#save-title").focus());
  await page.type(title);
  await page.tap("form.keep button");
  await page.becomes(
    async () => (await page.texts("[data-save-status]"))[0]?.startsWith(`Saved as “${title}”`),
    true, `whether ${title} is saved`);
}

const isNarrow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

export default async function ({ page, check }) {
  await page.phone();
  await page.open("index.html");
  await page.tap(".doors a >> Calculators");
  await page.tap(".card a >> What a loan costs");
  await page.isAt("calculators/loan.html");
  await offer(page, "Bank A", "6", "30 years");
  await offer(page, "Bank B", "5.5", "25 years");
  await page.tap("[data-saved]");
  await page.tap(".pick [aria-label*='Bank A']");
  await page.shows(".pick-bar p", "1 result chosen. Choose another one.");
  await page.evaluate(
    () => document.querySelector(".pick [aria-label*='Bank B']").scrollIntoView({ inline: "center" }));
  await page.tap(".pick [aria-label*='Bank B']");
  await page.shows(".pick-bar p", "2 results chosen");
  const small = await page.evaluate(() => seen(".pick label, .pick-bar .button")
    .filter((element) => element.getBoundingClientRect().height < 44).length);
  check(small, 0, "how many parts are too small to touch");
  await page.tap(".pick-bar a");
  await page.isAt("compare/index.html");
  await page.shows(
    ".finding", "“Bank B” costs $110,641.24 less than “Bank A”.");
  await page.shows("#beside thead th", "Figure", "Bank A", "Bank B");
  await page.shows(
    "#beside tbody tr >> Monthly payment",
    "Monthly payment $2,098.43 $2,149.31 $50.88 higher");
  await page.shows(
    "#beside .group td", "6%", "5.5%", "30 years", "25 years");
  await page.shows(
    "#beside figcaption", "Balance owed: nothing after year 30 (Bank A), 25 (Bank B)");
  check(await isNarrow(page), true, "whether the page is no wider than the phone");
  check(
    await page.evaluate(() => location.search + location.hash), "", "what the address has");

  // Two more from a list; then there is room for no other one.
  await page.open("calculations/index.html");
  for (const title of ["First home", "Paying extra"]) {
    await page.evaluate((words) => {
      const card = [...document.querySelectorAll(".card")]
        .find((element) => element.querySelector("h2").textContent === words);
      card.querySelector(".pick label").click();
    }, title);
  }
  await page.shows(".pick-bar p", "4 results chosen");
  await page.shows(".card .pick span >> four results", "You can compare four results at a time.",
    "You can compare four results at a time.", "You can compare four results at a time.");
  await page.tap(".pick-bar a");
  await page.shows(
    "#beside thead th", "Figure", "Bank A", "Bank B", "First home", "Paying extra");
  check(await isNarrow(page), true, "whether the page of four is no wider than the phone");
  const names = await page.evaluate(() => {
    const scroller = document.querySelector("#beside .scroll");
    scroller.scrollLeft = 400;
    const { left } = document.querySelector("#beside tbody th").getBoundingClientRect();
    return [scroller.scrollLeft > 0, left >= scroller.getBoundingClientRect().left - 1];
  });
  check(names, [true, true], "whether the table scrolls and the names stay");
  await page.tap(".chosen button");
  await page.shows("#beside thead th", "Figure", "Bank B", "First home", "Paying extra");
  await page.reload();
  await page.shows("#beside thead th", "Figure", "Bank B", "First home", "Paying extra");
}
