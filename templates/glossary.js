// The dictionary's part of the search, as you type, and the reader's favourite words. Without it
// the index and the pages of the words are complete.
//
// The address keeps the search (#find=debt) and the tab (#favourites), so that they are there
// again when the reader comes back from a word.
(() => {
  "use strict";

  let favourites;
  document.dispatchEvent(
    new CustomEvent("pennypress:marks", {
      detail: (marks) => {
        favourites = marks.favourites;
      },
    })
  );

  const termOf = (element) => ({
    slug: element.dataset.term,
    aliases: (element.dataset.aliases || "").split(" ").filter(Boolean),
  });

  // Stars

  function addStar(place, name, label) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "star";
    button.dataset.label = label;
    button.setAttribute("aria-label", Penny.say("glossary.star-of", { term: name }));
    place.append(button);
  }

  function drawStar(button, isFavourite) {
    button.setAttribute("aria-pressed", String(isFavourite));
    button.textContent = `${isFavourite ? "★" : "☆"} ${button.dataset.label}`.trim();
  }

  function openTerm(article) {
    const place = article.querySelector("[data-actions]");
    if (!favourites || !place) return;
    const term = termOf(article);
    addStar(place, article.querySelector("h1").textContent.trim(), Penny.say("glossary.star"));
    const button = place.querySelector(".star");
    const show = () => drawStar(button, favourites.among([term]).size > 0);
    button.addEventListener("click", () => {
      favourites.toggle(term);
      show();
    });
    favourites.tellIn(place);
    favourites.follow(show);
    show();
  }

  // The address

  function addressOf(tab, query) {
    const parts = tab === "favourites" ? [tab] : [];
    if (query) parts.push(`find=${encodeURIComponent(query)}`);
    return parts.length > 0 ? `#${parts.join("&")}` : "";
  }

  // Longer than all that is to be found; the field takes no more either. The cut may not leave half
  // a character.
  const longest = 200;
  const cut = (text) => text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return "";
    }
  }

  // What an address says, or undefined when it is an anchor of the page.
  function readAddress(hash) {
    const parts = hash.slice(1).split("&");
    const find = parts.find((part) => part.startsWith("find="));
    const isFavourites = favourites !== undefined && parts[0] === "favourites";
    if (!isFavourites && parts[0] !== find) return undefined;
    return {
      tab: isFavourites ? "favourites" : "all",
      query: find ? cut(decoded(find.slice("find=".length))) : "",
    };
  }

  // The index

  function openIndex(article) {
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
    let turn = 0;

    function tell(text) {
      if (status.textContent !== text) status.textContent = text;
    }

    const entryAt = (button) => bySlug.get(button.closest("[data-term]").dataset.term);

    function drawStars() {
      const kept = favourites.among(entries);
      for (const button of article.querySelectorAll(".star")) {
        drawStar(button, kept.has(entryAt(button)));
      }
    }

    function summary(count, query) {
      if (count === 0 && query) {
        return tab === "all"
          ? Penny.say("glossary.no-word", { query }) : Penny.say("glossary.no-favorite", { query });
      }
      if (tab === "all") return Penny.say("glossary.words", { count });
      if (count > 0) return Penny.say("glossary.favorites", { count });
      return Penny.say("glossary.no-favorites-yet");
    }

    // Puts rows into the list of what was found; the focus stays where it was in the list.
    function list(results) {
      const active = document.activeElement;
      const rows = [...found.children];
      const place = rows.findIndex((row) => row.contains(active));
      found.replaceChildren(...results.map((entry) => entry.row.cloneNode(true)));
      if (place < 0) return;
      const { term } = rows[place].dataset;
      const next =
        [...found.children].find((row) => row.dataset.term === term)
        || found.children[Math.min(place, found.children.length - 1)];
      const kind = active.matches(".star") ? ".star" : "a";
      (next ? next.querySelector(kind) : tabs.querySelector("[aria-pressed=true]")).focus();
    }

    // The words that a search finds; undefined for none that can be looked for.
    async function search(query) {
      try {
        const places = await Penny.search.places(query, article.dataset.glossary);
        return { results: places?.map((place) => entries[place]).filter(Boolean) };
      } catch (error) {
        console.debug(`Pennypress: ${error.message}`);
        return { hasFailed: true };
      }
    }

    async function show() {
      const query = field.value.trim();
      const own = (turn += 1);
      const { results, hasFailed } = query ? await search(query) : {};
      if (own !== turn) return;
      showFound(results, query);
      if (hasFailed) tell(Penny.say("glossary.failed"));
    }

    function showFound(results, query) {
      const isWhole = tab === "all" && !results;
      const kept = tab === "all" ? undefined : favourites.among(entries);
      const shown = results ?? (kept ? [...kept] : []);
      const among = results && kept ? shown.filter((entry) => kept.has(entry)) : shown;
      list(isWhole ? [] : among);
      all.hidden = !isWhole;
      found.hidden = isWhole;
      tell(isWhole ? "" : summary(among.length, results ? query : ""));
      for (const button of tabs.querySelectorAll("[data-tab]")) {
        button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
      }
      if (favourites) drawStars();
    }

    function remember() {
      const address = addressOf(tab, field.value.trim());
      if (address === location.hash || (!address && !readAddress(location.hash))) return;
      try {
        history.replaceState(null, "", address || location.pathname + location.search);
      } catch {
        // A browser that refuses, or finds it too often, forgets the search and no more.
      }
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

    if (favourites) {
      const notes = document.createElement("div");
      status.after(notes);
      favourites.tellIn(notes);
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
        favourites.toggle(entryAt(button));
        if (tab === "favourites") show();
        else drawStars();
      });
      favourites.follow(show);
    }
    if (!restore()) show();
  }

  const index = document.querySelector("[data-glossary]");
  const term = document.querySelector("article[data-term]");
  // A large dictionary is on several pages, which the search of the site finds.
  if (index?.querySelector("[data-search]")) openIndex(index);
  else if (term) openTerm(term);
})();
