// Takes what changes in a site's files onto an open page of `pennypress serve`. The server reports
// each new snapshot, and the page takes over what differs between the page as it was written and as
// it is written now: what scripts and the reader have made of it stays, with the focus, the scroll,
// what is open and what is typed. No build writes this file.
(() => {
  "use strict";

  const { dataset, src } = document.currentScript;
  const own = new URL("./", src);
  const root = document.documentElement;
  const shown = { page: dataset.page, edition: Number(dataset.edition) };
  const { code } = dataset;
  let { style, files } = dataset;

  // MARK: The page as it was written

  // It runs before the page's other scripts, so nothing has changed it yet.
  const written = document.cloneNode(true);
  // For each node as it was written that on the page.
  const live = new WeakMap();

  function pair(old, node) {
    live.set(old, node);
    const nodes = node.childNodes;
    old.childNodes.forEach((child, place) => pair(child, nodes[place]));
  }

  pair(written, document);
  written.querySelector("script[data-edition]")?.remove();

  // MARK: Taking over what differs

  // Elements that are new or gone, and that a script of the page may hold.
  let held;

  // What scripts look for when a page begins; a row of a table has data for its style alone.
  const acting = "script, form, input, select, textarea, button, section.quiz, details.answer, "
    + "[data-glossary], [data-locales]";
  const isHeld = (element) => element.matches(acting)
    || (!element.matches("html, tr, td, th")
      && [...element.attributes].some(({ name }) => name.startsWith("data-")));

  function note(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    held ||= [node, ...node.querySelectorAll("*")].some(isHeld);
  }

  // Changes only the letters that differ, so that a selection around them stays.
  function write(node, text) {
    const before = node.data;
    let [start, end] = [0, 0];
    const least = Math.min(before.length, text.length);
    while (start < least && before[start] === text[start]) start += 1;
    while (end < least - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
    node.replaceData(start, before.length - start - end, text.slice(start, text.length - end));
  }

  // Scripts have classes of their own on elements.
  function classes(node, before, after) {
    const [gone, come] = [before, after].map((text) => (text ?? "").split(" ").filter(Boolean));
    node.classList.remove(...gone.filter((name) => !come.includes(name)));
    node.classList.add(...come);
  }

  function attributes(old, fresh, node) {
    const names = new Set([...old.getAttributeNames(), ...fresh.getAttributeNames()]);
    for (const name of names) {
      const [before, after] = [old.getAttribute(name), fresh.getAttribute(name)];
      if (before === after) continue;
      held ||= name.startsWith("data-") && isHeld(fresh);
      if (name === "class") classes(node, before, after);
      else if (after === null) node.removeAttribute(name);
      else node.setAttribute(name, after);
      if (after === null) old.removeAttribute(name);
      else old.setAttribute(name, after);
    }
  }

  const kindOf = (node) => `${node.nodeName} ${node.id ?? ""}`;
  const textOf = (node) => node.outerHTML ?? node.data;

  // Pairs of places of a longest common part of two lists.
  function common(one, other) {
    if (one.length * other.length > 250_000) return [];
    const width = other.length + 1;
    const table = new Uint32Array((one.length + 1) * width);
    for (let row = one.length - 1; row >= 0; row -= 1) {
      for (let column = other.length - 1; column >= 0; column -= 1) {
        const place = row * width + column;
        table[place] = one[row] === other[column] ? table[place + width + 1] + 1
          : Math.max(table[place + width], table[place + 1]);
      }
    }
    const pairs = [];
    let [row, column] = [0, 0];
    while (row < one.length && column < other.length) {
      const place = row * width + column;
      if (one[row] === other[column]) pairs.push([row++, column++]);
      else if (table[place + width] >= table[place + 1]) row += 1;
      else column += 1;
    }
    return pairs;
  }

  // For each of the new nodes the old one that it follows on: the same, or the next of its kind
  // between two that are the same.
  function matched(before, after) {
    const matches = new Map();
    // One that is left of each is not the same, and to write both down whole takes long.
    const isOne = before.length === 1 && after.length === 1;
    const anchors = isOne ? [] : common(before.map(textOf), after.map(textOf));
    let [row, column] = [0, 0];
    for (const [nextRow, nextColumn] of [...anchors, [before.length, after.length]]) {
      for (; column < nextColumn; column += 1) {
        const kind = kindOf(after[column]);
        const found = before.slice(row, nextRow).findIndex((node) => kindOf(node) === kind);
        if (found < 0) continue;
        matches.set(after[column], before[row + found]);
        row += found + 1;
      }
      if (nextRow < before.length) matches.set(after[nextColumn], before[nextRow]);
      [row, column] = [nextRow + 1, nextColumn + 1];
    }
    return matches;
  }

  // Scripts may have put nodes of theirs between.
  function insert(fresh, old, next) {
    const node = document.importNode(fresh, true);
    pair(fresh, node);
    old.insertBefore(fresh, next);
    note(fresh);
    const parent = live.get(old);
    const [behind, before] = [next, fresh.previousSibling].map((other) => other && live.get(other));
    if (behind?.parentNode === parent) behind.before(node);
    else if (before?.parentNode === parent) before.after(node);
    else parent.append(node);
  }

  function children(old, fresh) {
    const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
    let next = null;
    while (before.length && after.length && before.at(-1).isEqualNode(after.at(-1))) {
      next = before.pop();
      after.pop();
    }
    let same = 0;
    while (same < before.length && same < after.length && before[same].isEqualNode(after[same])) {
      same += 1;
    }
    const [left, come] = [before.slice(same), after.slice(same)];
    const matches = matched(left, come);
    const kept = new Set(matches.values());
    for (const node of left.filter((node) => !kept.has(node))) {
      note(node);
      live.get(node).remove();
      node.remove();
    }
    for (const node of come.reverse()) {
      const match = matches.get(node);
      if (match) take(match, node);
      else insert(node, old, next);
      next = match ?? node;
    }
  }

  // Makes a node as it was written, and that on the page, what it is now.
  function take(old, fresh) {
    const node = live.get(old);
    if (old.nodeType === Node.ELEMENT_NODE) {
      if (old.isEqualNode(fresh) || old.localName === "noscript") return;
      attributes(old, fresh, node);
      children(old, fresh);
    } else if (old.data !== fresh.data) {
      write(node, fresh.data);
      old.data = fresh.data;
    }
  }

  // What the reader looks at: what has the focus, or the first that is all in sight.
  function inSight() {
    const isSeen = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const active = document.activeElement;
    if (active && active !== document.body && isSeen(active)) return active;
    return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, tr, summary, pre)")]
      .find(isSeen);
  }

  // Makes a change above what the reader looks at, without moving that.
  function steadily(change) {
    const sight = scrollY > 0 ? inSight() : undefined;
    const before = sight?.getBoundingClientRect().top;
    root.style.setProperty("overflow-anchor", "none");
    change();
    if (sight?.isConnected) {
      scrollBy({ top: sight.getBoundingClientRect().top - before, behavior: "instant" });
    }
    requestAnimationFrame(() => root.style.removeProperty("overflow-anchor"));
  }

  // MARK: A page whose inputs a reader changes

  // What the scripts of such a page have taken from it when a reader touched it.
  const taken = "#result, #understood, #inputs, #changed, .downloads, h1";
  const takenOf = (page) => [...page.querySelectorAll(taken)].map(textOf).join("\n");
  const isTouched = () => "engine" in root.dataset;

  // Tells start.js what the page is written like now, before anybody has touched it.
  function tellStart() {
    document.dispatchEvent(new CustomEvent("pennypress:written", {
      detail(given) {
        given.states = [...written.querySelectorAll("#result :is(details, [type=checkbox])")]
          .map(({ open, defaultChecked }) => open ?? defaultChecked);
        given.fields = written.querySelector("#inputs [data-fields]")?.innerHTML;
      },
    }));
  }

  // MARK: Loading the page again

  const key = `pennypress-preview:${location.pathname}`;
  // A slider follows its field.
  const controls = () => [...document.querySelectorAll("input:not([type=range]), select, textarea")];
  const valueOf = ({ type, checked, value }) => (/^(checkbox|radio)$/.test(type) ? checked : value);
  const writtenValueOf = ({ type, defaultChecked, defaultValue, options }) =>
    (/^(checkbox|radio)$/.test(type) ? defaultChecked
      : defaultValue ?? [...options].find(({ defaultSelected }) => defaultSelected)?.value);
  const nameOf = ({ localName, id, name }, place) => `${localName} ${id || name || place}`;
  const focusable = () => [...document.querySelectorAll("a, button, summary, input, select, "
    + "textarea, [tabindex]")];

  // What the reader had made of the page before it was loaded, until the page has it again.
  let waiting;

  function made() {
    const active = document.activeElement;
    return {
      scroll: [scrollX, scrollY],
      open: [...document.querySelectorAll("details")].map(({ open }) => open),
      typed: controls().map((control, place) => [nameOf(control, place), control])
        .filter(([, control]) => valueOf(control) !== writtenValueOf(control))
        .map(([name, control]) => [name, valueOf(control)]),
      focus: focusable().map(nameOf)[focusable().indexOf(active)],
      selection: active?.selectionEnd === undefined
        ? null : [active.selectionStart, active.selectionEnd],
    };
  }

  // Remembers what the reader has made of the page. It may have to be loaded again before it has
  // that back.
  function reload() {
    try {
      sessionStorage.setItem(key, JSON.stringify(waiting ?? made()));
    } catch {
      // It is loaded without.
    }
    location.reload();
  }

  function kept() {
    try {
      const text = sessionStorage.getItem(key);
      if (shown.page) sessionStorage.removeItem(key);
      return shown.page ? JSON.parse(text) : null;
    } catch {
      return null;
    }
  }

  // Types into the form what the reader had typed: its scripts are there by then.
  function type(typed) {
    const named = new Map(controls().map((control, place) => [nameOf(control, place), control]));
    for (const [name, value] of typed) {
      const control = named.get(name);
      if (!control) continue;
      if (typeof value === "boolean") control.checked = value;
      else control.value = value;
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }

  function restore({ scroll, open, typed, focus, selection }) {
    document.querySelectorAll("details").forEach((part, place) => { part.open = open[place]; });
    type(typed);
    const all = focusable();
    const element = all[all.map(nameOf).indexOf(focus)];
    element?.focus({ preventScroll: true });
    if (selection && element?.setSelectionRange) element.setSelectionRange(...selection);
    scrollTo({ left: scroll[0], top: scroll[1], behavior: "instant" });
  }

  // MARK: Style sheets and pictures

  function versioned(address, version) {
    const url = new URL(address, document.baseURI);
    url.searchParams.set("edition", version);
    return url.href;
  }

  // The old sheet stays until the new one is there.
  function swapStyles(version) {
    style = version;
    for (const old of written.querySelectorAll("link[rel=stylesheet]")) {
      const link = live.get(old);
      const next = link.cloneNode();
      next.href = versioned(old.getAttribute("href"), version);
      next.addEventListener("load", () => link.remove(), { once: true });
      link.after(next);
      live.set(old, next);
    }
  }

  function loadPictures() {
    for (const picture of document.images) {
      if (new URL(picture.src).origin === location.origin) {
        picture.src = versioned(picture.src, files);
      }
    }
  }

  // MARK: Following the files

  let isBusy = false;
  let isAsked = false;

  async function follow() {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isAsked) {
        isAsked = false;
        await takeOver();
      }
    } catch (error) {
      // Who is not there is asked again when the next snapshot is reported.
      console.debug(`Pennypress: ${error.message}`);
    }
    isBusy = false;
  }

  async function takeOver() {
    const response = await fetch(location.pathname + location.search, {
      cache: "no-store", headers: { "If-None-Match": `"${shown.page}"` },
    });
    if (response.status === 304) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const marks = page.querySelector("script[data-edition]");
    // A page that cannot be made says why when it is loaded.
    if (!marks?.dataset.page || marks.dataset.code !== code) return reload();
    if (isTouched() && takenOf(page) !== takenOf(written)) return reload();
    marks.remove();
    held = false;
    steadily(() => take(written.documentElement, page.documentElement));
    shown.page = marks.dataset.page;
    if (held) return reload();
    if (!isTouched()) tellStart();
    if (files !== dataset.files) loadPictures();
    root.dispatchEvent(new CustomEvent("pennypress:edition"));
  }

  function hear(news) {
    Pennypress.tell(news.faults);
    if (!shown.page) {
      if (news.edition !== shown.edition) reload();
      return;
    }
    if (news.code !== code) return reload();
    if (news.style !== style) swapStyles(news.style);
    if (news.files !== files) {
      files = news.files;
      loadPictures();
    }
    if (news.edition === shown.edition) return;
    shown.edition = news.edition;
    follow();
  }

  // A browser has few connections to a server: a page that nobody sees leaves its own to others.
  let source;

  function listen() {
    source?.close();
    source = undefined;
    if (document.hidden) return;
    source = new EventSource(new URL("events", own));
    source.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
    source.addEventListener("open", () => Pennypress.isServed(true));
    source.addEventListener("error", () => Pennypress.isServed(false));
  }

  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", ({ persisted }) => persisted && listen());
  listen();

  waiting = kept() ?? undefined;
  if (waiting) {
    scrollTo({ left: waiting.scroll[0], top: waiting.scroll[1], behavior: "instant" });
    addEventListener("DOMContentLoaded", () => {
      const before = waiting;
      waiting = undefined;
      restore(before);
    });
  }
})();
