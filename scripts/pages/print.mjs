// Every page on paper, A4 and Letter: sheets have numbers, tables their head on each sheet, nothing
// is cut, lost or tiny, paper is white whatever the reader's colours, and what only works on a
// screen stays there.
import { openEyes } from "./eyes.mjs";
import { markForPaper } from "./marks.mjs";
import { readPDF, wordsOf } from "./pdf.mjs";
import { ask, resize, wear } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

// In inches.
const papers = { A4: [8.27, 11.69], Letter: [8.5, 11] };
// In points.
const leastText = 6.5;
const edge = 5;
// Where the running head and foot stand.
const margin = 40;
// A schedule of thirty years of months, with its summary, and what it may take.
const schedule = { rows: [300, 460], sheets: 10 };
// How far down the first of several sheets must be filled, as a part of its height. The title of a
// booklet stands above the middle.
const leastFill = 0.4;
// How wide the text of A4 is, in pixels of the screen.
const textWidth = 680;
// The most rows of a group, as of a year, that stay together.
const togetherRows = 14;

// Runs in the page as it is printed.
function onPaper() {
  const { name, colour } = globalThis.eyes;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true })
    && element.getClientRects().length > 0;
  const faults = [];
  // The boxes of a list of tasks are marks, which nobody can set.
  const controls = "button, input:not([type=checkbox]:disabled), select, textarea, nav[aria-label=Main] a";
  for (const control of document.querySelectorAll(controls)) {
    if (isSeen(control)) faults.push({ what: "it prints what only works on a screen", where: name(control) });
  }
  for (const element of [document.documentElement, document.body, document.querySelector("main")]) {
    const [red, green, blue, alpha] = colour(getComputedStyle(element).backgroundColor);
    if (alpha > 0 && Math.min(red, green, blue) < 0.9) {
      faults.push({ what: "the paper is dark for those who like dark screens", where: element.localName });
    }
  }
  for (const element of document.querySelectorAll("main *")) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const isCut = (overflowX !== "visible" && scrollWidth > clientWidth + 1)
      || (overflowY !== "visible" && scrollHeight > clientHeight + 1);
    // Words for the ear alone stand in a frame of no size.
    if (isCut && clientWidth > 1) {
      faults.push({ what: "it is cut at its edge", where: name(element) });
    }
  }
  const ink = colour(getComputedStyle(document.body).color);
  if (Math.max(...ink.slice(0, 3)) > 0.5) {
    faults.push({ what: "the ink is light for those who like dark screens", where: "body" });
  }
  return faults;
}

function judgeRows(table, pdf, add) {
  const heads = table.rows.filter(({ isHead }) => isHead).flatMap(({ cells }) => cells);
  const texts = pdf.sheets.map(({ words }) => words.flatMap(({ word }) => wordsOf(word)).join(""));
  const groups = new Map();
  const used = new Set();
  for (const { isHead, group, cells } of table.rows) {
    if (isHead) continue;
    const on = new Set(cells.flatMap(({ href }) => [...(pdf.places.get(href) ?? [])]));
    for (const sheet of on) used.add(sheet);
    if (on.size > 1) add("a row is cut", `${table.title}: ${cells[0].text}, sheets ${[...on]}`);
    for (const { href, text } of cells) {
      const places = [...(pdf.places.get(href) ?? [])];
      const isThere = wordsOf(text).every((word) =>
        places.some((sheet) => texts[sheet - 1]?.includes(word)) || places.length > 1);
      if (places.length === 0 || !isThere) add("a cell is not on the paper", `${table.title}: ${text}`);
    }
    const of = groups.get(group) ?? { rows: 0, on: new Set() };
    groups.set(group, { rows: of.rows + 1, on: new Set([...of.on, ...on]) });
  }
  for (const sheet of used) {
    const missing = heads.find(({ href }) => !pdf.places.get(href)?.has(sheet));
    if (missing) add("a table goes on without its head", `${table.title}: sheet ${sheet}`);
  }
  if (heads.length === 0 && used.size > 1) add("a table goes on without its head", table.title);
  for (const { rows, on } of groups.values()) {
    const isShort = rows > 1 && rows <= togetherRows && groups.size > 2;
    if (isShort && on.size > 1) add("a group of rows is cut", `${table.title}: sheets ${[...on]}`);
  }
}

function judgeSheets(pdf, { lineHeight, isToLeft }, add) {
  const count = pdf.sheets.length;
  pdf.sheets.forEach(({ width, height, words }, place) => {
    const text = words.flatMap(({ word }) => wordsOf(word)).join(" ");
    // Where lines run to the left, the count is at the left of the number.
    const numbers = isToLeft ? [count, place + 1] : [place + 1, count];
    if (!new RegExp(`\\b${numbers.join(" (of|/) ")}\\b`).test(text)) add("a sheet has no number", `sheet ${place + 1} of ${count}`);
    const isEmpty = words.every(({ top, bottom }) => bottom < margin || top > height - margin);
    if (isEmpty) add("a sheet is empty", `sheet ${place + 1}`);
    for (const { word, left, top, right, bottom } of words) {
      const where = `sheet ${place + 1}: ${word}`;
      if (left < edge || top < edge || right > width - edge || bottom > height - edge) {
        add("a word is off the paper", where);
      }
      const size = (bottom - top) / lineHeight;
      if (word.trim() && size > 1.5 && size < leastText) {
        add(`text is smaller than ${leastText} pt`, `${where} (${size.toFixed(1)})`);
      }
    }
  });
}

// How far down a sheet its words go, as a part of its text's height.
function fill({ height, words }) {
  const feet = words.filter(({ top, bottom }) => top > margin && bottom < height - margin)
    .map(({ bottom }) => (bottom - margin) / (height - 2 * margin));
  return Math.max(0, ...feet);
}

// A document of several sheets begins with a full one: what does not fit goes on, and does not
// leave it. How much of the last sheet is needed nobody can tell before.
function judgeStart({ sheets }, add) {
  if (sheets.length === 1) return;
  const part = fill(sheets[0]);
  if (part < leastFill) {
    add("the first sheet is nearly empty", `${Math.round(part * 100)} % of ${sheets.length} sheets`);
  }
}

// Words of which one stands on another; their boxes are taller than what is seen of them.
function judgeOverlaps(pdf, add) {
  pdf.sheets.forEach(({ words }, place) => {
    const sorted = words.filter(({ word }) => word.trim())
      .sort((one, other) => one.top - other.top);
    sorted.forEach((one, from) => {
      for (let next = from + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (other.top >= one.bottom) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        // A word with an outline is written twice.
        // Poppler tells punctuation of Arabic and a letter with a mark apart from their word.
        const areLetters = [one.word, other.word].every((word) => /^[^\p{M}]*[\p{L}\p{N}][^\p{M}]*$/u.test(word));
        if (width > 1 && height > least / 2 && areLetters && one.word !== other.word) {
          add("words are printed over each other", `sheet ${place + 1}: ${one.word}, ${other.word}`);
        }
      }
    });
  });
}

function judge(pdf, marks, add) {
  if (!pdf.isTagged) add("the PDF has no tags");
  if (pdf.title.trim() === "") add("the PDF has no title");
  if (pdf.language !== marks.language || pdf.language === "") add("the PDF has no language", pdf.language);
  judgeSheets(pdf, marks, add);
  judgeStart(pdf, add);
  judgeOverlaps(pdf, add);
  for (const table of marks.tables) judgeRows(table, pdf, add);
  for (const { title, corners } of marks.figures) {
    const on = new Set(corners.flatMap((corner) => [...(pdf.places.get(corner) ?? [])]));
    if (on.size !== 1) add(on.size > 1 ? "a figure is cut" : "a figure is not on the paper", title);
  }
  for (const { title, own, behind } of marks.headings) {
    const last = Math.max(...(pdf.places.get(own) ?? [0]));
    const next = Math.min(...(pdf.places.get(behind) ?? [last]));
    if (next > last) add("a heading is left at the end of a sheet", title);
  }
  const longest = Math.max(0, ...marks.tables.map(({ rows }) => rows.length));
  const isSchedule = longest >= schedule.rows[0] && longest <= schedule.rows[1];
  if (isSchedule && pdf.sheets.length > schedule.sheets) {
    add(`a schedule takes more than ${schedule.sheets} sheets`, `${pdf.sheets.length} sheets`);
  }
}

async function printPage(page, path, report) {
  await page.open(path);
  await openEyes(page);
  await ask(page, { media: "print", scheme: "dark" });
  await resize(page, textWidth);
  for (const { what, where } of await page.evaluate(onPaper)) report.add(path, what, where);
  await ask(page, { media: "print" });
  const marks = await page.evaluate(markForPaper);
  for (const [paper, [paperWidth, paperHeight]] of Object.entries(papers)) {
    await wear(page, `@page { size: ${paper} }`);
    const { data } = await page.send("Page.printToPDF", {
      paperWidth, paperHeight, preferCSSPageSize: true, printBackground: true,
      generateTaggedPDF: true,
    });
    const pdf = await readPDF(Buffer.from(data, "base64"));
    judge(pdf, marks, (what, where) => report.add(path, `${what} (${paper})`, where));
  }
}

export function checkPrint({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report },
    (page, path) => printPage(page, path, report));
}
