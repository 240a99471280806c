// Text of twice the size, and a browser whose font is 32 px large, on a phone and on a desk: no number
// on two lines, nothing wider than the window, no text that its box hides. And at each of these sizes
// the fields of forms: none on top of another or beyond its place, and no choice that is cut.
import { openEyes } from "./eyes.mjs";
import { torn } from "./figures.mjs";
import { cut, sideways } from "./looks.mjs";
import { ask, resize, unfold, wear } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

const widths = [390, 1280];
const doubled = "html { font-size: 200% !important }";
const sizes = [
  { what: "", font: 16, css: "" },
  { what: "text of twice the size", font: 16, css: doubled },
  { what: "a font of 32 px", font: 32, css: "" },
];
// A number with more letters, such as one of twenty decimals, may be longer than a line.
const longest = 14;

// Runs in the page.
function fields() {
  const { isSeen, words } = globalThis.eyes;
  const faults = [];
  const fault = (what, where) => faults.push({ what, where });
  const name = (element) => element.name || `${element.localName} “${words(element, 30)}”`;
  const box = (element) => element.getBoundingClientRect();
  const isStill = (element) => element.closest(".keypad, .keep") === null
    && getComputedStyle(element).position !== "absolute";
  for (const form of document.querySelectorAll("form")) {
    const parts = [...form.querySelectorAll(
      "input:not([type=hidden]), select, textarea, button, label, legend, summary, .unit, .help")]
      .filter((element) => isSeen(element) && isStill(element));
    parts.forEach((one, place) => {
      for (const other of parts.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const width = Math.min(box(one).right, box(other).right) - Math.max(box(one).left, box(other).left);
        const height = Math.min(box(one).bottom, box(other).bottom) - Math.max(box(one).top, box(other).top);
        if (width > 2 && height > 2) fault("a part of a form lies on another", `${name(one)}, ${name(other)}`);
      }
      const around = one.closest(".field, fieldset, form");
      if (one.matches("input, select, button") && box(one).right > box(around).right + 2) {
        fault("a field is wider than its place", name(one));
      }
    });
  }
  for (const select of document.querySelectorAll("select")) {
    if (!isSeen(select)) continue;
    const choice = select.selectedOptions[0]?.textContent.trim() ?? "";
    let isCut = select.scrollWidth > select.clientWidth + 1 || select.scrollHeight > select.clientHeight + 1;
    if (getComputedStyle(select).appearance !== "base-select") {
      const alone = select.cloneNode(false);
      alone.removeAttribute("id");
      alone.append(new Option(choice));
      alone.style.cssText = "position: absolute; visibility: hidden; width: auto !important; max-width: none; flex: none";
      select.after(alone);
      isCut = box(select).width < box(alone).width - 1;
      alone.remove();
    }
    if (isCut) fault("a choice is cut", `${name(select)}: ${choice}`);
  }
  return faults;
}

async function look(page, path, report) {
  await page.open(path);
  await openEyes(page);
  await ask(page, {});
  await unfold(page);
  for (const { what, font, css } of sizes) {
    await page.send("Page.setFontSizes", { fontSizes: { standard: font, fixed: font * 13 / 16 } });
    await wear(page, css);
    for (const width of widths) {
      await resize(page, width);
      const when = [what, width].filter(Boolean).join(", ");
      const add = (fault, where) => report.add(path, `${fault} (${when})`, where);
      for (const { what: fault, where } of await page.evaluate(fields)) add(fault, where);
      if (what === "") continue;
      for (const { what: fault, where } of await page.evaluate(torn, longest)) add(fault, where);
      for (const where of await page.evaluate(sideways)) add("it scrolls sideways", where);
      for (const where of await page.evaluate(cut)) add("text is cut", where);
    }
  }
  await page.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await wear(page, "");
}

export function checkLarge({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report },
    (page, path) => look(page, path, report));
}
