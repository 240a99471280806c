// The page of the search: results as a reader types. Without it the page lists all pages.
//
// The address keeps what was looked for (?q=debt), so that it is there again when a reader comes
// back from a page.
(() => {
  "use strict";

  const article = document.querySelector("[data-search]");
  const part = (name) => article.querySelector(`[data-${name}]`);
  const form = part("find");
  const field = form.querySelector("input");
  const [said, near, hits, further, listing] = ["said", "near", "hits", "further", "listing"].map(part);

  const page = 12;
  let count = page;
  let asked = 0;

  function element(name, className, ...content) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  }

  // Marks what fits

  const runs = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

  // Whether each letter of a run without spaces is in one of the words.
  function lettersIn(letters, found) {
    const isFound = letters.map(() => false);
    letters.forEach((letter, index) => {
      const [pair] = Penny.search.words(letter + (letters[index + 1] ?? ""));
      if (found.has(pair)) isFound[index] = isFound[index + 1] = true;
      if (found.has(Penny.search.words(letter)[0])) isFound[index] = true;
    });
    return isFound;
  }

  function marked(text, found) {
    const out = document.createDocumentFragment();
    for (const [run] of text.matchAll(runs)) {
      const own = Penny.search.words(run);
      if (own.length === 1 && found.has(own[0])) {
        out.append(element("mark", "", run));
      } else if (own.length > 1) {
        const letters = [...run];
        const isFound = lettersIn(letters, found);
        letters.forEach((letter, index) =>
          out.append(isFound[index] ? element("mark", "", letter) : letter));
      } else {
        out.append(run);
      }
    }
    out.normalize();
    return out;
  }

  // Results

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
    const words = new Set([...found.words, ...found.typed]);
    const kinds = new Map();
    for (const hit of found.hits) {
      if (!kinds.has(hit.kind)) kinds.set(hit.kind, element("ul", ""));
      kinds.get(hit.kind).append(row(hit, words));
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
      ? Penny.say("results.single") : Penny.say("results.meant");
    return [element("p", "", label), list];
  }

  function summary(found, query) {
    if (found.typed.length === 0) return query ? Penny.say("results.short") : "";
    if (found.total === 0) {
      return found.typed.length > 1 ? Penny.say("results.not-all") : Penny.say("results.none", { query });
    }
    const meant = found.instead.join(" ");
    const words = meant === found.typed.join(" ") ? query : meant;
    const [count, shown] = [found.total, found.hits.length];
    return shown < count
      ? Penny.say("results.best", { shown, count, query: words })
      : Penny.say("results.count", { count, query: words });
  }

  function tell(text) {
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
    tell(summary(found, query));
  }

  async function search() {
    const query = field.value.trim();
    const turn = (asked += 1);
    try {
      const found = await Penny.search.find(query, { count });
      if (turn === asked) show(found, query);
    } catch (error) {
      if (turn !== asked) return;
      tell(Penny.say("results.failed"));
      console.debug(`Pennypress: ${error.message}`);
    }
  }

  function remember() {
    const address = new URL(location.href);
    const query = field.value.trim();
    if (query) address.searchParams.set("q", query);
    else address.searchParams.delete("q");
    try {
      history.replaceState(null, "", address);
    } catch {
      // A browser that refuses forgets the search and no more.
    }
  }

  function change() {
    count = page;
    remember();
    return search();
  }

  function restore() {
    field.value = (new URL(location.href).searchParams.get("q") ?? "").slice(0, field.maxLength);
    count = page;
    return search();
  }

  // Keys

  const links = () => [...hits.querySelectorAll("a")];

  function move(by) {
    const all = links();
    const place = all.indexOf(document.activeElement) + by;
    if (place < 0) field.focus();
    else all[Math.min(place, all.length - 1)]?.focus();
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
    if (!link) return;
    event.preventDefault();
    field.value = link.textContent;
    change();
    field.focus();
  });
  addEventListener("popstate", restore);

  restore();
  // Who comes by the button of another page wants to type.
  if (new URL(location.href).searchParams.get("q") === "") field.focus({ preventScroll: true });
})();
