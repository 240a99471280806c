// Whatever the browser has stored or refuses to store, the pages go on and say so; what another tab
// does shows here.
export const needs = ["form.js", "saved-sets.js"];

const titles = ".strip h2";
const broken = "The results in this browser cannot be read. The next result you save replaces them.";
const unknown = "The results in this browser are from another edition of this site. They do not change, "
  + "and this page cannot save new ones.";
const unkept = "This browser cannot save your results. You lose them when you leave this page.";

const set = (name, more = {}) => ({
  name, kind: "loan", folder: "calculations", title: `The ${name}`, date: "2026-11-20",
  locale: "en-US", currency: "USD", page: "calculations/home.html",
  inputs: { principal: "120,000", rate: "5%", term: "30 years" }, shown: { payment: "644.19" },
  figures: [["payment", "Payment", "$644.19"]], typed: [["Interest rate", "5%"]],
  identity: name, ...more,
});
const stored = (...sets) => JSON.stringify({ version: 1, sets, current: sets.at(-1)?.name });

async function save(page) {
  await page.open("calculations/plan.html");
  await page.click("form.keep button");
}

export default async function ({ page, newPage, check, expectProblem }) {
  for (const text of ["{", "null", "[]", "{}"]) {
    await page.open("saved/index.html");
    await page.store("sets", text);
    await page.reload();
    await page.shows(".unkept >> read", broken);
    await save(page);
    await page.shows("[data-save-status]", "Saved as “The plan”, 1 of 15 results.");
  }

  // What is no set is passed over, and no text of one is markup or a script.
  const odd = [
    set("plain"), null, 7, {}, set("Not a name"), set("no-inputs", { inputs: { rate: 5 } }),
    set("no-list", { inputs: { extra: [{ "a=b": "c" }] } }), set("no-day", { date: "today" }),
    set("bare", { figures: "x", typed: [[1, 2], ["a"]], page: "javascript:alert(1)" }),
    set("markup", { title: "<img src=x onerror=alert(1)>", derivedFrom: "<b>x</b>" }),
  ];
  await page.store("sets", stored(...odd));
  await page.open("saved/index.html");
  await page.shows(titles, "The plain", "The bare", "<img src=x onerror=alert(1)>");
  await page.shows("[data-origin]", "Adjusted from “<b>x</b>”");
  await page.click(".strip a >> The bare");
  await page.becomes(
    async () => (await page.attributes("[data-recall]", "href"))[0].split("#")[0],
    "../calculations/first-home.html", "where the set opens");

  // A set of another language opens, too.
  await page.store("sets", stored(set("plain", { locale: "de-DE" })));
  await page.reload();
  await page.shows("[data-recall]", "Open");

  const newer = '{"version":2,"sets":"all"}';
  await page.store("sets", newer);
  await save(page);
  await page.shows("[data-saved]", "My results (1)");
  await page.shows(".unkept", unknown);
  check(await page.stored("sets"), newer, "what is stored by another edition");

  // Another tab saves, chooses and removes.
  await page.store("sets", stored(set("one"), set("two")));
  await page.open("saved/index.html");
  await page.shows(titles, "The one", "The two");
  const other = await newPage();
  await save(other);
  await other.shows("[data-saved]", "My results (3)");
  await page.shows(titles, "The one", "The two", "The plan");
  await page.shows(".strip [aria-current]", "The two");
  await page.click("[data-remove]");
  await other.shows("[data-saved]", "My results (2)");
  await page.click(".strip a >> The one");
  await other.open("saved/index.html");
  await other.shows(".strip [aria-current]", "The one");
  await other.click(".strip a >> The plan");
  await page.shows(".strip [aria-current]", "The one");
  // The address comes before what was chosen last.
  await other.open("index.html");
  await other.open("saved/index.html#set-one");
  await other.shows(".strip [aria-current]", "The one");
  await other.clearStorage();
  await page.shows("[data-empty] h2", "You have not saved a result yet");

  // The engine stops when it is asked.
  await page.open("calculations/plan.html");
  await page.evaluate(() => {
    Object.defineProperty(TextEncoder.prototype, "encode", { value: null });
  });
  expectProblem(/^console.debug: Pennypress: encoder.encode is not a function/);
  await page.click("form.keep input");
  await page.waitFor(() => document.documentElement.dataset.engine === "failed", "the engine failed");
  await page.click("form.keep button");
  await page.shows(
    "[data-save-status]",
    "Not saved: the inputs cannot be read without the engine, which does not load in this browser.");

  const full = await newPage();
  await full.before(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await save(full);
  await full.shows(".unkept", unkept);
  const denied = await newPage();
  await denied.before(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() { throw new DOMException("denied", "SecurityError"); },
      });
    }
  });
  await save(denied);
  await denied.shows(".unkept", unkept);
  await denied.open("saved/index.html");
  await denied.shows("[data-empty] h2", "You have not saved a result yet");
}
