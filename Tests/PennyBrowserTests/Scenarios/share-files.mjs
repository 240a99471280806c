// The charts of a page come as files with what the page shows, in its colors; nothing breaks the
// page's policy on the way.
import { home, put } from "./Parts/live.mjs";

export const needs = ["result.js", "chart-files.js"];

const file = (page) => page.evaluate(async () => {
  const { name, blob } = globalThis.offered;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { name, type: blob.type, text, bytes: [...bytes.slice(0, 24)] };
});

async function offered(page, ending) {
  await page.evaluate(() => { globalThis.offered = undefined; });
  await page.click(`.share .downloads button >> ${ending}`);
  await page.becomes(
    // The page has two charts.
    () => page.evaluate(() => globalThis.offered?.name.includes("-2.") ?? false), true,
    `whether the ${ending} is there`);
  return file(page);
}

export default async function ({ page, check }) {
  await page.before(() => {
    let blob;
    URL.createObjectURL = (given) => {
      blob = given;
      return "about:blank";
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function () {
      globalThis.offered = { name: this.download, blob };
    };
  });
  await page.open(home);
  await page.click(".share summary");
  const svg = await offered(page, "SVG");
  check([svg.name, svg.type], ["thirty-2.svg", "image/svg+xml"], "the name and type of the drawing");
  const facts = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    const title = [...document.querySelectorAll("#result figcaption")].at(-1).textContent;
    return {
      root: drawing.documentElement.localName, hasTitle: text.includes(title.slice(0, 12)),
      lines: drawing.querySelectorAll("path").length >= 2,
      texts: drawing.querySelectorAll("text").length > 10, links: /href|url\(/.test(text),
    };
  }, svg.text);
  check(facts, { root: "svg", hasTitle: true, lines: true, texts: true, links: false },
    "what is in the drawing");
  const png = await offered(page, "PNG");
  check([png.name, png.type], ["thirty-2.png", "image/png"], "the name and type of the picture");
  check(png.bytes.slice(1, 4), [80, 78, 71], "how the picture begins");
  check(png.bytes.slice(16, 20), [0, 0, 7, 128], "how wide the picture is");

  await put(page, "rate", "5.5");
  await page.shows("#result .figure.main dd", "$1,987.26");
  const changed = await offered(page, "SVG");
  check(changed.name, "thirty-yearly-interest-rate-5.5-2.svg", "the name after a change");
  check(changed.text === svg.text, false, "whether the drawing is the old one");
}
