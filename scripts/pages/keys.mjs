// A walk through every page by Tab, with the page's own colours and with those of a reader who has
// forced others: the first stop leads to the content, every control is reached, none holds the
// focus, and at each stop the focus can be seen.
import { openEyes } from "./eyes.mjs";
import { ask, resize } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

// Runs in the page: every control a reader without a mouse must reach, marked with its number.
// Of the radio buttons of a group one is reached, the others by arrows.
function count() {
  const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const groups = new Set();
  const reached = [...document.querySelectorAll(controls)].filter((control) => {
    if (control.disabled || control.type === "hidden" || control.tabIndex < 0) return false;
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    if (control.type !== "radio") return true;
    const isNew = !groups.has(control.name);
    groups.add(control.name);
    return isNew;
  });
  reached.forEach((control, place) => { control.dataset.stop = place; });
  return {
    names: reached.map(globalThis.eyes.name),
    early: [...document.querySelectorAll("[tabindex]")]
      .filter(({ tabIndex }) => tabIndex > 0).map(globalThis.eyes.name),
  };
}

// Runs in the page: where the focus is, and whether that can be seen.
function stop() {
  const at = document.activeElement;
  if (!at || at === document.body) return undefined;
  const { name, contrast } = globalThis.eyes;
  const isForced = matchMedia("(forced-colors: active)").matches;
  const marks = [at, ...["::before", "::after"].map((part) => [at, part])].map((place) => {
    const [element, part] = [place].flat();
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
    const ring = outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
    const paint = outlineColor === "transparent" ? "rgba(0, 0, 0, 0)" : outlineColor;
    // The ring lies around the control, on what the control stands on.
    if (ring && contrast(paint, element.parentElement) >= 3) return true;
    return !isForced && boxShadow !== "none";
  });
  const boxes = [...at.getClientRects()];
  const points = boxes.flatMap(({ left, right, top, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2], [left + 2, top + 2], [right - 2, bottom - 2],
    // The middle of what is in the window of something taller.
    [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2],
  ]);
  const isMet = ([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (at.contains(top) || top.contains(at) && top.closest("label") !== null);
  };
  const isWithin = ([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  return {
    name: name(at),
    number: at.dataset.stop,
    isDate: at.type === "date",
    href: at.getAttribute("href"),
    isMarked: marks.includes(true),
    isWithin: points.some(isWithin),
    isMet: points.some(isMet),
    cover: points.filter(isWithin).map(([x, y]) => document.elementFromPoint(x, y)).filter(Boolean)
      .map(name)[0] ?? "",
  };
}

// What comes at the first touch of a form moves what stands below: the walk begins behind it.
async function touchForm(page) {
  await page.evaluate(() => {
    const form = document.querySelector("form#inputs");
    form?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  await page.waitFor(
    () => document.querySelector("form[data-save][hidden]") === null, "the form’s scripts have come");
}

async function walk(page, path, report, when) {
  await page.open(path);
  await touchForm(page);
  await openEyes(page);
  const { names, early } = await page.evaluate(count);
  for (const name of early) report.add(path, "a tabindex above zero changes the order", name);
  const reached = new Set();
  let last;
  let stays = 0;
  for (let presses = 0; presses <= names.length * 4 + 40; presses += 1) {
    await page.press("Tab");
    const at = await page.evaluate(stop);
    if (presses === 0 && !at?.href?.startsWith("#")) {
      report.add(path, "the first stop does not lead to the content", at?.name);
    }
    // Beyond the last one is the browser itself; then it begins again.
    if (!at || (at.number === "0" && presses > 0)) break;
    // A date has a stop for the day, the month, the year and the calendar.
    stays = at.number !== undefined && at.number === last?.number ? stays + 1 : 0;
    if (stays > (at.isDate ? 3 : 0)) {
      report.add(path, `a control holds the focus${when}`, at.name);
      break;
    }
    // The calendar's button wears the browser's own ring, which no page can ask about.
    if (!at.isMarked && !(at.isDate && stays > 0)) report.add(path, `the focus cannot be seen${when}`, at.name);
    if (!at.isWithin) report.add(path, `the focus is off the screen${when}`, at.name);
    else if (!at.isMet) report.add(path, `something covers what has the focus${when}`, `${at.name} by ${at.cover}`);
    if (at.number !== undefined) reached.add(Number(at.number));
    last = at;
  }
  names.forEach((name, place) => {
    if (!reached.has(place)) report.add(path, `Tab does not lead to a control${when}`, name);
  });
}

async function skip(page, path, report) {
  await page.open(path);
  await page.press("Tab");
  await page.press("Enter");
  const isThere = await page.evaluate(() =>
    document.activeElement?.closest("main") !== null && location.hash.length > 1);
  if (!isThere) report.add(path, "the first link does not bring the focus to the content");
}

export function checkKeys({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report }, async (page, path) => {
    await resize(page, 1280);
    await ask(page, {});
    await skip(page, path, report);
    await walk(page, path, report, "");
    await ask(page, { scheme: "dark", forced: "active" });
    await walk(page, path, report, " in forced colours");
  });
}
