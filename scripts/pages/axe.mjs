// axe-core on every page, in both colour schemes, wide and as on a phone; then on pages with a form
// after an answer and after a refusal of the engine, and on the saved sets with sets in them.
//
// Long tables are cut to their first rows: the others are the same again, and axe is slow on them.
import { readFileSync } from "node:fs";
import { openEyes } from "./eyes.mjs";
import { filesIn, pagesIn, readText } from "./folder.mjs";
import { ask, resize, unfold } from "./screen.mjs";
import { changeInput, refuseInput, saveSets } from "./states.mjs";
import { onPages } from "./tabs.mjs";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rows = 40;
const wide = 1280;
const phone = 390;

// Runs in the page.
async function runAxe(runOnly) {
  const { violations, incomplete } = await globalThis.axe.run(document, {
    runOnly, iframes: false, elementRef: true, resultTypes: ["violations", "incomplete"],
    rules: { "target-size": { enabled: true } },
  });
  const faults = violations.map(({ id, help, nodes }) => ({
    what: `${id}: ${help}`,
    where: nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${target.join(" ")} (${why.slice(0, 200)})`;
    }),
  }));
  // Where axe cannot tell, as before a gradient, the colours are judged one by one.
  const unsure = incomplete.find(({ id }) => id === "color-contrast")?.nodes ?? [];
  for (const { element, target } of unsure) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    const ratio = globalThis.eyes.contrast(color, element);
    if (ratio >= (isLarge ? 3 : 4.5)) continue;
    faults.push({
      what: "color-contrast: text differs too little from one of the colours behind it",
      where: [`${target.join(" ")} (${ratio.toFixed(2)})`],
    });
  }
  return { faults, doubts: incomplete.map(({ id }) => id).filter((id) => id !== "color-contrast") };
}

// Runs in the page.
function cutTables(limit) {
  for (const body of document.querySelectorAll("table")) {
    for (const row of [...body.rows].slice(limit)) {
      if (row.parentElement.localName === "tbody") row.remove();
    }
  }
}

// The window is as tall as the page. So nothing is partly behind a line that sticks to its edge,
// where a reader would scroll.
async function look(page, path, report, scheme, width, state = "") {
  await resize(page, width);
  await resize(page, width, await page.evaluate(() => document.documentElement.scrollHeight));
  await ask(page, { scheme });
  const { faults, doubts } = await page.evaluate(runAxe, tags);
  const when = [state, scheme, width].filter(Boolean).join(", ");
  for (const { what, where } of faults) {
    for (const place of where) report.add(path, `${what} (${when})`, place);
  }
  for (const id of doubts) report.doubts.set(id, (report.doubts.get(id) ?? 0) + 1);
}

async function lookAtAll(page, path, { report, source, savable }) {
  const prepare = async () => {
    await page.evaluate(source);
    await openEyes(page);
    await page.evaluate(cutTables, rows);
    await unfold(page);
  };
  if (path === "saved/index.html") await saveSets(page, savable);
  await page.open(path);
  await prepare();
  for (const scheme of ["light", "dark"]) {
    for (const width of [wide, phone]) await look(page, path, report, scheme, width);
  }
  if (!(await page.evaluate(() => document.querySelector("form#inputs") !== null))) return;
  await page.open(path);
  await changeInput(page);
  await prepare();
  await look(page, path, report, "dark", wide, "changed");
  await refuseInput(page);
  await look(page, path, report, "light", phone, "refused");
}

// A page of each of the first kinds whose results can be saved.
function pagesThatSave(folder) {
  const kinds = new Map();
  for (const path of pagesIn(filesIn(folder))) {
    const kind = /<form [^>]*data-save data-kind="([^"]+)"/.exec(readText(folder, path))?.[1];
    if (kind && !kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()].slice(0, 3);
}

export async function checkAxe({ folder, pages, tabs, tools, report }) {
  // What it gives is no value that a page could hand over.
  const source = `${readFileSync(tools.axe, "utf8")};undefined`;
  report.doubts = new Map();
  const savable = pagesThatSave(folder);
  await onPages({ folder, paths: pages, tabs, report },
    (page, path) => lookAtAll(page, path, { report, source, savable }));
  for (const [id, count] of report.doubts) report.note(`axe cannot tell: ${id}, ${count} times`);
}
