// Whatever is wrong with the storage, the page works and says what it cannot keep.
export const needs = ["glossary.js", "lessons.js"];
export const alsoFromDisk = true;

const star = '[aria-label="Favorite: Debt"]';
const broken =
  "The marks in this browser cannot be read. Your next mark replaces them.";
const unknown = "The marks in this browser are from another edition of this site. They do not change, "
  + "and this page cannot save new ones.";
const unkept = "This browser cannot save your marks. You lose them when you leave this page.";

async function starIsOnly(page, words) {
  await page.has(star, "aria-pressed", "false");
  await page.click(star);
  await page.has(star, "aria-pressed", "true");
  await page.shows(".unkept >> edition of", ...words);
  await page.click("[data-tab=favourites]");
  await page.shows("[data-found] > li > a", "Debt");
}

export default async function ({ page, newPage, check }) {
  for (const text of ["{", "null", "[]", '"x"', "{}"]) {
    await page.open("glossary/index.html");
    await page.store("favourites", text);
    await page.reload();
    await page.shows(".unkept >> read", broken);
    await page.click(star);
    await page.shows(".unkept >> read");
    check(await page.stored("favourites"), '{"version":1,"terms":["debt"]}', "what is stored");
  }

  for (const text of ['{"version":1,"terms":{"debt":1}}', '{"version":1,"terms":[1,null,{}]}']) {
    await page.store("favourites", text);
    await page.reload();
    await page.has(star, "aria-pressed", "false");
  }

  const newer = '{"version":2,"terms":"debt"}';
  await page.store("favourites", newer);
  await page.reload();
  await starIsOnly(page, [unknown]);
  check(await page.stored("favourites"), newer, "what is stored by another edition");

  const full = await newPage();
  await full.before(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await full.open("glossary/debt.html");
  await full.evaluate(() => localStorage.clear());
  await full.reload();
  await full.click(star);
  await full.shows(star, "★ Favorite");
  await full.shows(".unkept", unkept);

  const denied = await newPage();
  await denied.before(() => {
    Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("denied", "SecurityError"); },
    });
  });
  await denied.open("glossary/index.html");
  await starIsOnly(denied, []);
  await denied.shows(".unkept >> This browser", unkept);
  await denied.open("lessons/credit.html");
  await denied.click("[data-actions] button >> Mark this chapter as read");
  await denied.shows("[data-actions] button", "Read. Mark as unread");
  await denied.shows(".unkept", unkept);
  await denied.click("summary >> Lenders");
  await denied.shows(".choice", "Your first answer");

  await page.open("lessons/credit.html");
  const odd = '{"version":1,"read":7,"answers":{"credit":{"who-asks-for-your-score":9,"what-does-a-late-payment-do":"0"},'
    + '"__proto__":{"x":1},"debt":null}}';
  await page.store("lessons", odd);
  await page.reload();
  await page.shows("[data-actions] button", "Mark this chapter as read");
  await page.shows(".choice");
  await page.click("summary >> Lenders");
  await page.shows(".choice", "Your first answer");
}
