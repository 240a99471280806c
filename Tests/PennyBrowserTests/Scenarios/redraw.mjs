// A changed result is written over the one that is shown: what it says is what its markup says, and
// what is the same stays where it is.
import { home, put } from "./Parts/live.mjs";

export const needs = ["form.js"];

// Before, after, and whether that needs other elements, where it is known.
const pairs = [
  ["<p>$1.00</p>", "<p>$2.00</p>", false],
  ["<p>$1.00</p>", "<p>$1.00</p>", false],
  ["<p>a &amp; b</p>", "<p>&lt;b&gt; &amp;amp; \u00a0c</p>", false],
  ["<p>one <b>two</b> three</p>", "<p>1 <b>2</b> 3</p>", false],
  ["<p title=\"a\">x</p>", "<p title=\"b &amp; &quot;c&quot; > d\">x</p>", false],
  ["<p title=\"a > b\">x</p>", "<p title=\"a > c\">y</p>", false],
  ["<details open><summary>a</summary>b</details>", "<details open><summary>c</summary>d</details>", false],
  ["<svg viewBox=\"0 0 9 9\"><path d=\"M0 0\"/></svg>", "<svg viewBox=\"0 0 9 8\"><path d=\"M0 1\"/></svg>", false],
  ["<p><input type=\"checkbox\">a<br>b</p>", "<p><input type=\"checkbox\">c<br>d</p>", false],
  ["<table><tbody><tr><td>1</td></tr></tbody></table>", "<table><tbody><tr><td>2</td></tr></tbody></table>", false],
  // The browser adds a body to this one, so its nodes are not those of its markup.
  ["<table><tr><td>1</td></tr></table>", "<table><tr><td>2</td></tr></table>", true],
  ["<p>a</p>", "<p></p>", true],
  ["<p></p>", "<p>a</p>", true],
  ["<p>a</p>", "<p><b>a</b></p>", true],
  ["<p><b>a</b></p>", "<p><i>a</i></p>", true],
  ["<p class=\"x\">a</p>", "<p id=\"x\">a</p>", true],
  ["<p class=\"x\">a</p>", "<p>a</p>", true],
  ["<p id=\"a\" class=\"x\">a</p>", "<p class=\"x\" id=\"a\">a</p>", true],
  ["<details><summary>a</summary></details>", "<details open><summary>a</summary></details>", true],
  ["<ul><li>a</li></ul>", "<ul><li>a</li><li>b</li></ul>", true],
  ["<p>a</p>", "<div>a</div>", true],
  // A line that is one element may have other parts; what a reader opens stays a matter of the whole.
  ["<div>\n<p>a</p>\n<p>b</p>\n</div>", "<div>\n<p>a <b>c</b> d</p>\n<p>e</p>\n</div>", false],
  ["<div>\n<p></p>\n<p>b</p>\n</div>", "<div>\n<p class=\"x\"><b>a</b></p>\n<p>c</p>\n</div>", false],
  ["<svg>\n<g></g>\n<g><text>0</text></g>\n</svg>", "<svg>\n<g><text>a</text></g>\n<g><text>0</text><text>1</text></g>\n</svg>", false],
  ["<div>\n<p>a</p>\n<p>b</p>\n</div>", "<div>\n<p>a</p><p>c</p>\n<p>b</p>\n</div>", true],
  ["<div>\n<details><summary>a</summary></details>\n</div>", "<div>\n<details><summary>a</summary>b</details>\n</div>", true],
];

// Runs in the page. Every pair is shown three times: what stands in the page first is what the
// browser has read, then what was written over it.
function redrawn(all) {
  const element = (markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    return template.content.firstElementChild;
  };
  const faults = [];
  for (const [before, after, needsOthers] of all) {
    const frame = document.createElement("div");
    frame.append(element(before));
    document.body.append(frame);
    for (const wanted of [after, before, after]) {
      const isReplaced = Penny["redraw.js"].redraw(frame.firstElementChild, wanted);
      document.dispatchEvent(new Event("pennypress:settle"));
      if (frame.innerHTML !== element(wanted).outerHTML) {
        faults.push(`${before} → ${after}: ${frame.innerHTML}`);
      }
      if (needsOthers !== null && isReplaced !== needsOthers) {
        faults.push(`${before} → ${after}: replaced: ${isReplaced}`);
      }
    }
    frame.remove();
  }
  return faults;
}

// Markups of one shape or of two, by a seed.
function random(seed) {
  let state = seed;
  const below = (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % count;
  };
  const word = () => ["$1,234.56", "a", "5 < 6 & \"7\"", "−3", "\u00a0", "𝛑 …"][below(6)];
  const text = () => word().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\"", "&quot;");
  const shape = (depth) => ({
    name: ["div", "span", "section", "b"][below(4)],
    attributes: ["class", "title", "data-a"].slice(below(4)),
    children: depth === 0 ? [] : Array.from({ length: below(4) }, () =>
      below(3) === 0 ? shape(depth - 1) : "text"),
  });
  const markup = ({ name, attributes, children }) => {
    const given = attributes.map((attribute) => ` ${attribute}="${text()}"`).join("");
    const inner = children.map((child, place) => {
      if (child !== "text") return markup(child);
      return children[place - 1] === "text" ? "" : text();
    });
    return `<${name}${given}>${inner.join("")}</${name}>`;
  };
  const [one, other] = [shape(3), shape(3)];
  return below(2) === 0 ? [markup(one), markup(one), false] : [markup(one), markup(other), null];
}

export default async function ({ page, check }) {
  await page.open(home);
  await page.click("[name=rate]");
  await page.waitFor(() => document.documentElement.dataset.engine === "ready", "the engine");
  check(await page.evaluate(redrawn, pairs), [], "what is redrawn otherwise");
  const laws = Array.from({ length: 500 }, (_, seed) => random(seed + 1));
  check(await page.evaluate(redrawn, laws), [], "what is redrawn otherwise at random");

  // Another rate changes figures, not elements: a year that is open and focused stays.
  await put(page, "rate", "5.6");
  await page.shows("#changed [data-changes]", "Published: $2,155.01 (−$145.73)");
  await page.evaluate(() => {
    window.made = 0;
    new MutationObserver((records) => {
      // What is announced after a pause is a text, and not an element.
      window.made += records.flatMap(({ addedNodes }) => [...addedNodes])
        .filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE).length;
    }).observe(document.querySelector("#result").parentElement, { childList: true, subtree: true });
    const box = document.querySelectorAll(".opens")[3];
    box.click();
    box.focus();
    location.hash = "rate=5.55";
  });
  await page.shows("#changed [data-changes]", "Published: $2,155.01 (−$156.75)");
  const kept = await page.evaluate(() => [
    window.made, document.activeElement === document.querySelectorAll(".opens")[3],
    document.activeElement.checked,
  ]);
  check(kept, [0, true, true], "elements that are made, and the year that is focused and open");
}
