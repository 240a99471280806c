// The kind of a set is looked up among those of the site before anything is loaded for it, whatever
// the browser has stored or a file says.
export const needs = ["form.js", "saved-sets.js"];

const kinds = ["../../evil", "constructor", "__proto__", "https://evil.example/loan", "savings", ""];
const heading = "Your saved result “The sound” of Nov 20, 2026.";

const set = (name, kind) => ({
  name, kind, folder: "calculations", title: `The ${name}`, date: "2026-11-20",
  locale: "en-US", currency: "USD", page: "calculations/home.html",
  inputs: { principal: "120,000", rate: "5%", term: "30 years" }, shown: { payment: "1.00" },
  figures: [["payment", "Payment", "$1.00"]], typed: [["Interest rate", "5%"]], identity: name,
});

const choose = (page, text) => page.evaluate((content) => {
  const input = document.querySelector("input[type=file]");
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], "sets.json"));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change"));
}, text);

// The modules that have been asked for, in the engine's folder or anywhere; what is not there or not
// of the site fails the scenario by itself.
const modules = (page) => [...new Set([...page.requests.values()]
  .map((address) => /engine\/.*$|evil.*$|\.wasm$/.exec(address)?.[0]).filter(Boolean)
  .map((name) => name.replace(/(\.en-US|\.rest)?\.(wasm|words|js)$/, "")))];

async function opened(page, name) {
  const inputs = "principal=120%2C000&rate=5%25&term=30+years";
  await page.open("index.html");
  page.requests.clear();
  await page.open(`calculations/home.html#set=${name}&${inputs}`);
  await page.has("html", "data-engine", "ready");
  await page.waitFor(() => window.Penny?.["form.js"] && seen("#changed").length > 0, "it is computed");
}

export default async function ({ page, check }) {
  await page.open("saved/index.html");
  const odd = kinds.map((kind, place) => set(`odd-${place}`, kind));
  const sets = [set("sound", "loan"), ...odd];
  await page.store("sets", JSON.stringify({ version: 1, sets, current: "odd-0" }));
  await page.reload();
  await page.shows(".strip [aria-current]", "The odd-0");
  await page.shows("[data-kind-label]", "../../evil");

  // A page compares a set with what is computed today if it is of its own kind.
  await opened(page, "sound");
  await page.becomes(
    async () => (await page.texts("[data-recalled] p"))[0], heading, "the words about a set");
  for (const place of kinds.keys()) {
    await opened(page, `odd-${place}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await page.shows("[data-recalled] p");
    check(
      modules(page).filter((name) => name !== "engine/keypad"), ["engine/loan"],
      `what is loaded for the kind “${kinds[place]}”`);
  }

  await page.open("saved/index.html");
  await page.clearStorage();
  await page.reload();
  page.requests.clear();
  await choose(page, JSON.stringify({
    format: "pennypress sets", version: 1,
    sets: kinds.filter((kind) => kind !== "savings").map((kind) => ({ name: "a", kind })),
  }));
  await page.shows(
    "[data-outcomes] li",
    ...kinds.filter((kind) => kind !== "savings").map((kind) =>
      `“A” is not saved: this site has no page for the kind “${kind}”.`));
  check(modules(page), [], "what is loaded for a file's kinds");

  // The engine has modules in its folder alone.
  const refused = await page.evaluate(async (names) => {
    const reasons = [];
    for (const name of names) {
      reasons.push(await Penny["engine.js"].loadEngine(name).then(() => "loaded", ({ message }) => message));
    }
    return reasons;
  }, ["../../evil", "https://evil.example/loan", "__proto__", "loan/../x", "", "loan.wasm?"]);
  check([...new Set(refused)], ["no name of a module"], "what is said of other names");
  check(modules(page), [], "what is loaded for other names");
}
