// How drawings are read: each series is named beside its line or in a key, each key is drawn, lines
// differ in more than their colour, and no words touch. In light, dark and forced colours, on a phone
// and on a desk.
import { openEyes } from "./eyes.mjs";
import { ask, resize } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

const widths = [390, 320, 1280];
const looks = [
  { what: "light", scheme: "light" }, { what: "dark", scheme: "dark" },
  { what: "forced", scheme: "light", forced: "active" },
];

// Runs in the page.
function drawn() {
  const { isSeen, words, contrast } = globalThis.eyes;
  const faults = [];
  const fault = (what, where) => faults.push({ what, where });
  // A key is at least a short line that can be seen on the ground.
  const hasKey = (item) => {
    const key = getComputedStyle(item, "::before");
    const [wide, high, edge] = [key.width, key.height, key.borderTopWidth].map(Number.parseFloat);
    if (key.content === "none" || !(wide >= 8)) return false;
    const line = edge >= 1 && key.borderTopStyle !== "none" && contrast(key.borderTopColor, item) >= 3;
    const area = high >= 3 && (key.backgroundImage !== "none" || contrast(key.backgroundColor, item) >= 3);
    return line || area;
  };
  for (const figure of document.querySelectorAll("figure.chart")) {
    const title = words(figure.querySelector("figcaption"), 50);
    const plot = figure.querySelector("svg.plot");
    if (!plot || !isSeen(plot)) continue;
    const keys = [...figure.querySelectorAll(".legend li")].filter(isSeen);
    for (const key of keys) if (!hasKey(key)) fault("a key is not drawn", `${title}: ${words(key)}`);
    const lines = [...plot.querySelectorAll(".line")].filter((line) => isSeen(line));
    const labels = [...plot.querySelectorAll(".label")].filter(isSeen);
    if (lines.length > 1 && keys.length < lines.length && labels.length < lines.length) {
      fault("lines have no names", title);
    }
    const strokes = lines.map((line) => getComputedStyle(line));
    strokes.forEach((one, place) => {
      for (const other of strokes.slice(place + 1)) {
        const [thin, thick] = [one, other].map(({ strokeWidth }) => Number.parseFloat(strokeWidth))
          .sort((a, b) => a - b);
        if (one.strokeDasharray === other.strokeDasharray && thick < thin * 1.5) {
          fault("two lines differ in their colour alone", title);
        }
      }
    });
    const texts = [...plot.querySelectorAll("text")].filter((text) => isSeen(text) && words(text) !== "")
      .map((text) => ({ text: words(text), box: text.getBoundingClientRect() }));
    texts.forEach(({ text, box }, place) => {
      for (const other of texts.slice(place + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Letters do not fill all of their line.
        const least = Math.min(box.height, other.box.height) / 4;
        if (width > 0.5 && height > least) fault("words of a drawing touch", `${title}: ${text}, ${other.text}`);
      }
    });
  }
  return faults;
}

async function look(page, path, report) {
  await page.open(path);
  if (!(await page.evaluate(() => document.querySelector("svg.plot") !== null))) return;
  await openEyes(page);
  for (const { what, scheme, forced } of looks) {
    await ask(page, { scheme, forced });
    for (const width of widths) {
      await resize(page, width);
      for (const { what: fault, where } of await page.evaluate(drawn)) {
        report.add(path, `${fault} (${what}, ${width})`, where);
      }
    }
  }
  await ask(page, {});
}

export function checkCharts({ folder, pages, tabs, report }) {
  return onPages({ folder, paths: pages, tabs, report },
    (page, path) => look(page, path, report));
}
