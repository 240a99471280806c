// Prints what the first answer of a search loads, in bytes as `gzip -9` packs them:
//
//     node scripts/browser.mjs run http FOLDER scripts/search-cost.mjs QUERY...
//
// FOLDER is a built site. Each query is the first that a browser asks: it opens the page of the search with it.
// Scripts of every page (common.js, words.js), the style and the page itself are listed apart from what the
// search needs.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

export const needs = [];

const sizeOf = (folder, path) => gzipSync(readFileSync(`${folder}/${path}`), { level: 9 }).length;

export default async function ({ newPage, folder, words }) {
  for (const query of words) {
    const page = await newPage();
    await page.open(`search.html?q=${encodeURIComponent(query)}`);
    await page.waitFor(() => document.querySelector("[data-said]").textContent !== "", "there is an answer");
    await page.waitFor(() => document.querySelector("[data-hits] a, [data-near] a, [data-said]"), "results");
    const paths = [...page.requests.values()]
      .map((url) => decodeURIComponent(new URL(url).pathname).replace(new URL(page.base).pathname, ""));
    const own = paths.filter((path) => /search\/|search-page\.js/.test(path));
    const others = paths.filter((path) => !own.includes(path));
    const sum = (list) => list.reduce((all, path) => all + sizeOf(folder, path), 0);
    const [said] = await page.texts("[data-said]");
    const parts = own.filter((path) => path.includes("search/"));
    console.log(`${query}: ${sum(own)} bytes in ${own.length} files`
      + ` (data ${sum(parts)} in ${parts.length}); the page and what all pages have: ${sum(others)}; ${said}`);
  }
}
