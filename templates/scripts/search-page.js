// The page of the search: results as a reader types. Without it the page lists all pages.
//
// The address has what was looked for (?q=debt), so that it is there again when a reader comes
// back from a page.
import { replaceState } from "./addresses.js";
import { say } from "./messages.js";
import { element, marked } from "./search-marks.js";
import { find } from "./search.js";

const article = document.querySelector("[data-search]");
const part = (name) => article.querySelector(`[data-${name}]`);
const form = part("find");
const field = form.querySelector("input");
const [said, near, hits, further, listing] = ["said", "near", "hits", "further", "listing"].map(part);

const page = 12;
// Longer than all that is to be found; a site's own template may set no limit.
const longest = field.maxLength > 0 ? field.maxLength : 200;
let count = page;
let asked = 0;

function row({ title, href, summary, figures }, found) {
  const link = element("a", "", marked(title, found));
  link.href = href;
  const row = element("li", "", link);
  if (figures.length > 0) {
    const list = element("dl", "");
    for (let index = 0; index < figures.length; index += 2) {
      const [label, value] = figures.slice(index, index + 2);
      list.append(element("div", "",
        element("dt", "", marked(label, found)), element("dd", "", value)));
    }
    row.append(list);
  }
  if (summary) row.append(element("p", "", marked(summary, found)));
  return row;
}

// By kind, the kind with the best result first.
function groups(found) {
  const marks = new Set([...found.words, ...found.typed]);
  const kinds = new Map();
  for (const hit of found.hits) {
    if (!kinds.has(hit.kind)) kinds.set(hit.kind, element("ul", ""));
    kinds.get(hit.kind).append(row(hit, marks));
  }
  return [...kinds].map(([kind, list]) => element("section", "", element("h2", "", kind), list));
}

function offers(words, typed) {
  const list = element("ul", "");
  for (const word of words) {
    const link = element("a", "", word);
    link.href = `?q=${encodeURIComponent(word)}`;
    list.append(element("li", "", link));
  }
  const label = words.every((word) => typed.includes(word))
    ? say("search-page.single") : say("search-page.meant");
  return [element("p", "", label), list];
}

function summary(found, query) {
  if (found.typed.length === 0) return query ? say("search-page.short") : "";
  if (found.total === 0) {
    return found.typed.length > 1 ? say("search-page.not-all") : say("search-page.none", { query });
  }
  const meant = found.instead.join(" ");
  const words = meant === found.typed.join(" ") ? query : meant;
  const [count, shown] = [found.total, found.hits.length];
  return shown < count
    ? say("search-page.best", { shown, count, query: words })
    : say("search-page.count", { count, query: words });
}

function report(text) {
  if (said.textContent !== text) said.textContent = text;
}

function show(found, query) {
  const isIdle = found.typed.length === 0;
  listing.hidden = !isIdle;
  hits.hidden = found.total === 0;
  hits.replaceChildren(...groups(found));
  near.hidden = found.near.length === 0;
  near.replaceChildren(...(near.hidden ? [] : offers(found.near, found.typed)));
  further.hidden = found.hits.length >= found.total;
  report(summary(found, query));
}

async function search() {
  const query = field.value.trim();
  const number = (asked += 1);
  try {
    const found = await find(query, { count });
    if (number === asked) show(found, query);
  } catch (error) {
    if (number !== asked) return;
    report(say("search-page.failed"));
    console.debug(`Pennypress: ${error.message}`);
  }
}

function remember() {
  const address = new URL(location.href);
  const query = field.value.trim();
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  replaceState(null, address);
}

function change() {
  count = page;
  remember();
  return search();
}

function restore() {
  field.value = (new URL(location.href).searchParams.get("q") ?? "").slice(0, longest);
  count = page;
  return search();
}

// Keys

const links = () => [...hits.querySelectorAll("a")];

function move(by) {
  const all = links();
  const index = all.indexOf(document.activeElement) + by;
  if (index < 0) field.focus();
  else all[Math.min(index, all.length - 1)]?.focus();
}

article.addEventListener("keydown", (event) => {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const isInside = event.target === field || hits.contains(event.target);
  if (!isInside) return;
  if (event.key === "ArrowDown") move(1);
  else if (event.key === "ArrowUp" && event.target !== field) move(-1);
  else if (event.key === "Escape" && event.target !== field) field.focus();
  else if (event.key === "Escape" && field.value) {
    field.value = "";
    change();
  } else return;
  event.preventDefault();
});

field.addEventListener("input", change);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await change();
  const all = links();
  if (all.length === 1) location.assign(all[0].href);
});
further.querySelector("button").addEventListener("click", async () => {
  const last = links().length;
  count += page;
  await search();
  links()[last]?.focus();
});
near.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  field.value = link.textContent;
  change();
  field.focus();
});
addEventListener("popstate", restore);

restore();
// Who comes by the button of another page wants to type.
if (new URL(location.href).searchParams.get("q") === "") field.focus({ preventScroll: true });
