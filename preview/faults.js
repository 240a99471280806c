// Shows on a page of `pennypress serve` what is wrong with the site's files. It stands apart from the
// page: neither has the other's style, and the focus stays where it is.
//
//     Pennypress.tell({ count, items })   or nothing, when all is well
//     Pennypress.isServed(false)          when nobody answers any more
globalThis.Pennypress = (() => {
  "use strict";

  const style = new URL("preview.css", document.currentScript.src);
  // A page of its own has the faults for its content.
  const alone = document.querySelector("[data-pennypress-faults]");
  // How long a server may be away before it is told, in milliseconds.
  const patience = 2_000;

  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    Object.assign(element, properties);
    element.append(...children);
    return element;
  }

  const host = make("div");
  const root = host.attachShadow({ mode: "open" });
  const status = make("p", { className: "status", role: "status" });
  const title = make("h2", { id: "title" });
  const fold = make("button", { type: "button", ariaExpanded: "true", textContent: "Hide" });
  const list = make("div", { className: "list", tabIndex: 0, ariaLabel: "The faults" });
  list.role = "group";
  const panel = make(
    "section", { className: "panel", hidden: true },
    make("header", {}, title, fold), list);
  panel.setAttribute("aria-labelledby", "title");

  let isFaulty = false;
  let isAway;

  const link = ({ place, href }) => (href ? make("a", { href }, place) : make("span", {}, place));

  function item({ place, href, severity, summary, line, excerpt, caret, related, next }) {
    const parts = [make("p", { className: "place" }, link({ place, href }))];
    const words = [summary];
    if (severity) words.unshift(make("strong", { className: severity }, `${severity}: `));
    parts.push(make("p", { className: "summary" }, ...words));
    if (excerpt) {
      const gutter = " ".repeat(String(line).length);
      parts.push(make(
        "pre", {}, make("span", { className: "number" }, `${line} │ `), `${excerpt}\n`,
        make("span", { ariaHidden: "true" }, make("span", { className: "number" }, `${gutter} │ `),
          caret, make("b", {}, "^"))));
    }
    for (const other of related ?? []) {
      parts.push(make("p", { className: "place" }, `${other.label} at `, link(other)));
    }
    if (next) parts.push(make("p", { className: "next" }, next));
    return make("li", {}, ...parts);
  }

  // What lies below the panel can be scrolled to.
  function makeRoom() {
    const height = panel.hidden || alone ? "" : `${panel.offsetHeight}px`;
    document.documentElement.style.setProperty("scroll-padding-bottom", height);
    document.body.style.setProperty("padding-bottom", height);
  }

  function show(words, items = []) {
    title.textContent = words;
    list.replaceChildren(make("ol", {}, ...items));
    list.hidden = items.length === 0 || fold.ariaExpanded === "false";
    fold.hidden = items.length === 0;
    panel.hidden = words === "";
    makeRoom();
  }

  fold.addEventListener("click", () => {
    const isOpen = fold.ariaExpanded === "true";
    fold.ariaExpanded = String(!isOpen);
    fold.textContent = isOpen ? "Show" : "Hide";
    list.hidden = isOpen;
    makeRoom();
  });

  const sheet = make("link", { rel: "stylesheet", href: style.href });
  sheet.addEventListener("load", makeRoom);
  root.append(sheet, status, panel);
  if (!alone) document.body.append(host);
  new ResizeObserver(makeRoom).observe(panel);

  return {
    tell(faults) {
      if (alone) {
        if (!faults) return;
        const heading = make("h1", {}, "The site has faults");
        const items = make("ol", {}, ...faults.items.map(item));
        alone.replaceChildren(heading, make("p", {}, `${faults.count}.`), items);
        return;
      }
      if (faults) {
        show(faults.count, faults.items.map(item));
        status.textContent = `The site has ${faults.count}. The page stays as it was.`;
      } else if (isFaulty) {
        show("");
        status.textContent = "The site has no more errors.";
      }
      isFaulty = Boolean(faults);
    },

    isServed(isThere) {
      clearTimeout(isAway);
      if (isThere) {
        if (panel.classList.contains("away")) show("");
        panel.classList.remove("away");
        return;
      }
      isAway = setTimeout(() => {
        panel.classList.add("away");
        show("The preview has ended. The page shows its last version.");
      }, patience);
    },
  };
})();
