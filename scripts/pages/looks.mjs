// What axe cannot tell of how a page looks: headings and tables as they are built, numbers in their
// columns and in one piece, drawings' text and colours, still pages for those who ask for them; and
// that nothing is lost on a narrow screen, with spaced text and with text of twice the size.
import { openEyes } from "./eyes.mjs";
import { clipped, columns, torn } from "./figures.mjs";
import { ask, resize, unfold, wear } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

// The least size of a drawing's text as it is seen, in pixels.
const drawingText = 12;
// Among them the narrowest phone, on which a drawing is smallest.
const drawingWidths = [1280, 390, 320];

// Runs in the page, as all functions below.
function structure() {
  const { isSeen, words } = globalThis.eyes;
  const faults = [];
  const fault = (what, where = "") => faults.push({ what, where });

  if (!document.documentElement.lang) fault("the page has no language");
  if (document.title.trim() === "") fault("the page has no title");
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(isSeen);
  const tops = headings.filter(({ localName }) => localName === "h1");
  if (tops.length !== 1) fault(`the page has ${tops.length} headings of the first order`);
  if (headings[0] && headings[0].localName !== "h1") {
    fault("a heading stands before the first one of the first order", words(headings[0]));
  }
  headings.forEach((heading, place) => {
    const before = headings[place - 1];
    if (before && Number(heading.localName[1]) > Number(before.localName[1]) + 1) {
      fault(`${heading.localName} follows ${before.localName}`, words(heading));
    }
  });
  for (const table of document.querySelectorAll("table")) {
    const title = words(table.caption ?? table, 60);
    if (!table.caption && !table.ariaLabel && !table.hasAttribute("aria-labelledby")) {
      fault("a table has no caption and no label", title);
    }
    if (table.rows.length > 1 && !table.tHead?.querySelector("th")) {
      fault("a table has no head", title);
    }
    for (const head of table.querySelectorAll("th:not([scope]):not([id])")) {
      fault("a table's heading has no scope", `${title}: ${words(head)}`);
    }
  }
  return faults;
}

function drawings(least) {
  const { isSeen, words, name, contrast } = globalThis.eyes;
  const faults = [];
  const fault = (what, where) => faults.push({ what, where });
  for (const drawing of document.querySelectorAll("svg")) {
    if (!isSeen(drawing)) continue;
    const isDecoration = drawing.closest("[aria-hidden=true]") !== null;
    const isNamed = drawing.ariaLabel || drawing.hasAttribute("aria-labelledby")
      || drawing.querySelector(":scope > title");
    if (!isDecoration && (drawing.getAttribute("role") !== "img" || !isNamed)) {
      fault("a drawing is neither named nor hidden", name(drawing));
    }
    for (const text of drawing.querySelectorAll("text")) {
      if (words(text) === "" || !isSeen(text)) continue;
      const { a, b } = text.getScreenCTM();
      const { fill, fontSize } = getComputedStyle(text);
      const size = parseFloat(fontSize) * Math.hypot(a, b);
      if (size < least - 0.01) {
        fault(`a drawing's text is smaller than ${least} px`, `${words(text)} (${size.toFixed(1)})`);
      }
      const ratio = contrast(fill, drawing);
      if (ratio < 4.5) {
        fault("a drawing's text has a contrast below 4.5", `${words(text)} (${ratio.toFixed(2)})`);
      }
    }
    for (const mark of drawing.querySelectorAll("path, line, polyline, rect, circle, polygon")) {
      // What only helps the eye along may be faint.
      if (mark.closest(".grid, .area, defs, clipPath, pattern") || !isSeen(mark)) continue;
      const { fill, stroke } = getComputedStyle(mark);
      const paints = [fill, stroke].filter((paint) => /^(rgb|color)/.test(paint));
      if (paints.length === 0) continue;
      const ratio = Math.max(...paints.map((paint) => contrast(paint, drawing)));
      if (ratio < 3) {
        fault("a drawing's mark has a contrast below 3", `${name(mark)} (${ratio.toFixed(2)})`);
      }
    }
  }
  return faults;
}

function motion() {
  const { name } = globalThis.eyes;
  const seconds = (list) => Math.max(...list.split(",").map((time) =>
    Number.parseFloat(time) * (time.trim().endsWith("ms") ? 0.001 : 1)));
  return [document.documentElement, ...document.body.querySelectorAll("*")].flatMap((element) => {
    const look = getComputedStyle(element);
    const moves = seconds(look.transitionDuration) > 0.01
      || (look.animationName !== "none" && seconds(look.animationDuration) > 0.01)
      || look.scrollBehavior === "smooth";
    return moves ? [{ what: "it moves although less motion is asked for", where: name(element) }] : [];
  });
}

// What is wider than the window although nothing lets it scroll by itself.
export function sideways() {
  const { name } = globalThis.eyes;
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth + 1) return [];
  const scrolls = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right + scrollX > root.clientWidth + 1 && !scrolls(element);
  });
  // The innermost of them is what is too wide.
  const inner = wide.filter((element) => !wide.some((other) =>
    other !== element && element.contains(other)));
  return [inner.map(name)[0] ?? `${root.scrollWidth} px`];
}

// Text that its box hides.
export function cut() {
  const { isSeen, name } = globalThis.eyes;
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const boxes = "p, li, h1, h2, h3, h4, a, button, summary, label, td, th, dt, dd, caption, "
    + "figcaption, legend";
  return [...document.body.querySelectorAll(boxes)].filter((element) => {
    if (!isSeen(element) || element.textContent.trim() === "") return false;
    // Text for the ear alone is a pixel wide.
    if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    return (hides(overflowX) && element.scrollWidth > element.clientWidth + 1)
      || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
  }).map(name);
}

const spaced = "* { line-height: 1.5 !important; letter-spacing: .12em !important; "
  + "word-spacing: .16em !important } p { margin-bottom: 2em !important }";
const doubled = "html { font-size: 200% !important }";

const layouts = [
  { width: 320, css: "", what: "at 320 px" },
  { width: 390, css: spaced, what: "with spaced text at 390 px" },
  { width: 1280, css: spaced, what: "with spaced text at 1280 px" },
  { width: 1280, css: doubled, what: "with text of twice the size at 1280 px" },
];

async function lookAt(page, path, report) {
  const add = (faults, when = "") => {
    for (const { what, where } of faults) report.add(path, what + (when && ` (${when})`), where);
  };
  await page.open(path);
  await openEyes(page);
  await resize(page, 1280);
  await ask(page, {});
  add(await page.evaluate(structure));
  await unfold(page);
  add(await page.evaluate(structure), "unfolded");
  add(await page.evaluate(columns));
  add(await page.evaluate(motion));
  for (const scheme of ["light", "dark"]) {
    await ask(page, { scheme });
    for (const width of drawingWidths) {
      await resize(page, width);
      add(await page.evaluate(drawings, drawingText), `${scheme}, ${width}`);
    }
  }
  await ask(page, {});
  for (const width of drawingWidths) {
    await resize(page, width);
    add([...await page.evaluate(torn), ...await page.evaluate(clipped)], `${width}`);
  }
  for (const { width, css, what } of layouts) {
    await resize(page, width);
    await wear(page, css);
    for (const where of await page.evaluate(sideways)) {
      report.add(path, `it scrolls sideways ${what}`, where);
    }
    for (const where of await page.evaluate(cut)) report.add(path, `text is cut ${what}`, where);
  }
  await wear(page, "");
}

export function checkLooks({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report },
    (page, path) => lookAt(page, path, report));
}
