// The content security policy of every page: it stands first, forbids all but what the page needs,
// and is true: the page breaks it nowhere, over http and from a disk, and it stops what is slipped
// in.
import { readFacts } from "./facts.mjs";
import { changeInput } from "./states.mjs";
import { onPages } from "./tabs.mjs";

const loose = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "*", "http:", "https:", "blob:"];
// Without effect in a page: they belong into a header.
const headers = ["frame-ancestors", "report-uri", "sandbox"];

function read(policy) {
  return new Map(policy.split(";").map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name).map(([name, ...sources]) => [name.toLowerCase(), sources]));
}

function judge(path, page, report) {
  const add = (what, where) => report.add(path, what, where);
  for (const place of page.inline) add("a script or a style stands in the page", place);
  for (const place of page.frames) add("the page takes in or goes to another", place);
  if (page.policies.length !== 1) {
    add(`the page has ${page.policies.length} policies`);
    return;
  }
  if (!page.isPolicyFirst) add("the policy is not the first in the head");
  const rules = read(page.policies[0]);
  if (rules.get("default-src")?.join() !== "'none'") add("the policy does not begin with nothing");
  if (rules.get("base-uri")?.join() !== "'none'") add("base-uri is not 'none'");
  // The form of the search leads to a page of the site.
  if (rules.get("form-action")?.join() !== "'self'") add("form-action is not 'self'");
  for (const [name, sources] of rules) {
    if (headers.includes(name)) add(`${name} has no effect in a page`);
    for (const source of sources) {
      const isWeak = loose.includes(source) || (source === "data:" && name !== "img-src");
      if (isWeak) add(`the policy allows ${source} in ${name}`);
      else if (!source.startsWith("'") && source !== "data:") add("the policy trusts others", source);
    }
  }
  // Only where there are inputs to compute with: these scripts load the engine.
  const mayCompute = rules.get("script-src")?.includes("'wasm-unsafe-eval'") ?? false;
  const computes = page.scripts.some((script) => /(^|\/)(form|saved-sets|compare-page|offers)\.js$/.test(script))
    || page.answers !== "";
  if (mayCompute !== computes) {
    add(`it ${mayCompute ? "may" : "may not"} run WebAssembly, and ${computes ? "must" : "need not"}`);
  }
}

// Runs in the page: whether a script, a handler or a style that somebody slipped in has an effect.
async function slip() {
  const script = document.createElement("script");
  script.textContent = "globalThis.hasSlipped = 'a script'";
  const image = document.createElement("div");
  image.innerHTML = "<img src='data:,' onerror=\"globalThis.hasSlipped = 'a handler'\">";
  const style = document.createElement("style");
  style.textContent = "body { --slipped: yes }";
  document.body.append(script, image, style);
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (globalThis.hasSlipped) return globalThis.hasSlipped;
  const isStyled = getComputedStyle(document.body).getPropertyValue("--slipped") !== "";
  return isStyled ? "a style" : "";
}

async function live(page, path, { problems, way, report }) {
  await page.open(path);
  const hasInputs = await page.evaluate(() => document.querySelector("form#inputs") !== null);
  if (hasInputs) await changeInput(page);
  for (const problem of problems) {
    report.add(path, `over ${way} the browser says: ${problem.replaceAll(page.base, "")}`);
  }
  const slipped = await page.evaluate(slip);
  if (slipped) report.add(path, `over ${way} the policy lets ${slipped} through`);
}

export async function checkCSP({ folder, pages, tabs, report }) {
  for (const [path, page] of await readFacts(folder, pages)) judge(path, page, report);
  for (const way of ["http", "file"]) {
    // Only a server shows the page of what is not there, and its links are those of the server.
    const paths = way === "file" ? pages.filter((path) => !/(^|\/)404\.html$/.test(path)) : pages;
    await onPages({ folder, paths, tabs, report, way },
      (page, path, problems) => live(page, path, { problems, way, report }));
  }
}
