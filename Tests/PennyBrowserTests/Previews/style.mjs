// A style sheet is swapped and a picture shown anew on the same page; a script that has changed
// loads the page again, with what is typed.
import { isSame, isThere, mark } from "./Parts/edits.mjs";

export const needs = [];

export default async function ({ page, check, site }) {
  site.write("assets/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  site.write("pages/index.md", "---\ntitle: T\n---\n![Dot](../assets/dot.svg)\n");
  await isThere(site, "assets/dot.svg");
  await page.open("");
  await page.waitFor(() => document.querySelector("main img")?.naturalWidth === 10, "the picture");
  await mark(page);
  site.write("templates/style-own.css", "h1 { color: rgb(1, 2, 3) }");
  const color = () => page.evaluate(() => getComputedStyle(document.querySelector("h1")).color);
  await page.becomes(color, "rgb(1, 2, 3)", "the colour of the heading");
  site.write("templates/style-own.css", "h1 { color: rgb(4, 5, 6) }");
  await page.becomes(color, "rgb(4, 5, 6)", "the colour of the heading");
  await page.waitFor(
    () => document.querySelectorAll("link[rel=stylesheet]").length === 1, "one sheet is left");
  site.write("assets/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"/>');
  await page.waitFor(
    () => document.querySelector("main img").naturalWidth === 30, "the picture is the new one");
  check(await isSame(page), true, "whether the page is the same");

  await page.open("glossary/index.html");
  await page.click("[data-search] input, input[type=search]");
  await page.type("deb");
  await mark(page);
  site.write("templates/search-key.js", "window.isOther = true;\nexport function startSearchKey() {}\n");
  await page.waitFor(() => window.isOther === true, "the script is the new one");
  await page.becomes(
    () => page.evaluate(() => Boolean(window.isMarked)), false, "whether the page is the same");
  await page.waitFor(() => document.activeElement.value === "deb", "what was typed stays");
}
