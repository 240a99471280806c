// The glossary's own search, as a reader types, and the reader's favorites. Without this file the index
// is complete.
//
// The address has the search and the tab, so that they are there again when the reader comes back from a
// term.
import { decoded, replaceState } from "./addresses.js";
import { addStar, drawStar, termOf } from "./favorite-stars.js";
import * as favorites from "./favorites.js";
import { addressOf, longest, readAddress } from "./glossary-address.js";
import { say } from "./messages.js";
import { indexesOf } from "./search.js";

export function openIndex(article) {
  const part = (name) => article.querySelector(`[data-${name}]`);
  const form = part("search");
  const field = form.querySelector("input");
  const [tabs, status, found, all] = ["tabs", "status", "found", "all"].map(part);
  const entries = [...all.querySelectorAll("[data-term]")].map((row) => (
    { ...termOf(row), row, title: row.querySelector("a").textContent.trim() }));
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  // A name that is a word's own address by now is no other word's old one.
  for (const entry of entries) {
    entry.aliases = entry.aliases.filter((slug) => !bySlug.has(slug));
  }
  let tab = "all";
  let latest = 0;

  function report(text) {
    if (status.textContent !== text) status.textContent = text;
  }

  const entryAt = (button) => bySlug.get(button.closest("[data-term]").dataset.term);

  function drawStars() {
    const marked = favorites.among(entries);
    for (const button of article.querySelectorAll(".star")) {
      drawStar(button, marked.has(entryAt(button)));
    }
  }

  function summary(count, query) {
    if (count === 0 && query) {
      return tab === "all"
        ? say("glossary-index.no-word", { query }) : say("glossary-index.no-favorite", { query });
    }
    if (tab === "all") return say("glossary-index.words", { count });
    if (count > 0) return say("glossary-index.favorites", { count });
    return say("glossary-index.no-favorites-yet");
  }

  // Puts rows into the list of what was found; the focus stays where it was in the list.
  function list(results) {
    const active = document.activeElement;
    const rows = [...found.children];
    const index = rows.findIndex((row) => row.contains(active));
    found.replaceChildren(...results.map((entry) => entry.row.cloneNode(true)));
    if (index < 0) return;
    const { term } = rows[index].dataset;
    const next =
      [...found.children].find((row) => row.dataset.term === term)
      || found.children[Math.min(index, found.children.length - 1)];
    const kind = active.matches(".star") ? ".star" : "a";
    (next ? next.querySelector(kind) : tabs.querySelector("[aria-pressed=true]")).focus();
  }

  // The words that a search finds; undefined for none that can be looked for.
  async function search(query) {
    try {
      const indexes = await indexesOf(query, article.dataset.glossary);
      return { results: indexes?.map((index) => entries[index]).filter(Boolean) };
    } catch (error) {
      console.debug(`Pennypress: ${error.message}`);
      return { hasFailed: true };
    }
  }

  async function show() {
    const query = field.value.trim();
    const number = (latest += 1);
    const { results, hasFailed } = query ? await search(query) : {};
    if (number !== latest) return;
    showFound(results, query);
    if (hasFailed) report(say("glossary-index.failed"));
  }

  function showFound(results, query) {
    const isWhole = tab === "all" && !results;
    const marked = tab === "all" ? undefined : favorites.among(entries);
    const shown = results ?? (marked ? [...marked] : []);
    const among = results && marked ? shown.filter((entry) => marked.has(entry)) : shown;
    list(isWhole ? [] : among);
    all.hidden = !isWhole;
    found.hidden = isWhole;
    report(isWhole ? "" : summary(among.length, results ? query : ""));
    for (const button of tabs.querySelectorAll("[data-tab]")) {
      button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
    }
    drawStars();
  }

  function remember() {
    const address = addressOf(tab, field.value.trim());
    if (address === location.hash || (!address && !readAddress(location.hash))) return;
    replaceState(null, address || location.pathname + location.search);
  }

  function change() {
    show();
    remember();
  }

  function restore() {
    const address = readAddress(location.hash);
    if (!address) return false;
    tab = address.tab;
    field.value = address.query;
    show();
    return true;
  }

  // A link to a letter shows that letter; another, as to the page's content, keeps the search.
  function goTo() {
    if (restore()) return;
    const target = document.getElementById(decoded(location.hash.slice(1)));
    if (!target || !all.contains(target)) {
      remember();
      return;
    }
    tab = "all";
    field.value = "";
    show();
    target.scrollIntoView();
  }

  form.hidden = false;
  field.maxLength = longest;
  field.addEventListener("input", change);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || !field.value) return;
    event.preventDefault();
    field.value = "";
    change();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await show();
    const links = found.querySelectorAll("a");
    if (field.value.trim() && links.length === 1) location.assign(links[0].href);
  });
  addEventListener("hashchange", goTo);

  const notes = document.createElement("div");
  status.after(notes);
  favorites.reportIn(notes);
  for (const { row, title } of entries) addStar(row, title, "");
  tabs.hidden = false;
  tabs.addEventListener("click", (event) => {
    const button = event.target.closest("[data-tab]");
    if (!button) return;
    tab = button.dataset.tab;
    change();
  });
  article.addEventListener("click", (event) => {
    const button = event.target.closest(".star");
    if (!button) return;
    favorites.toggle(entryAt(button));
    if (tab === "favourites") show();
    else drawStars();
  });
  favorites.follow(show);
  if (!restore()) show();
}
