// How figures stand on a page: those of a column under each other by their last digit and their
// decimal mark, each in one piece, and all of a table within reach.

// The functions below run in the page.
export function columns() {
  const { isSeen, words, western } = globalThis.eyes;
  // Numbers that count the rows, such as an age, name them and need no column to compare in.
  const count = (cell) => Number(western(cell.textContent));
  const areCounted = (cells) => cells.length > 1 && cells.every((cell, place) =>
    place === 0 || count(cell) === count(cells[place - 1]) + 1);
  const number = /^[▲▼+−-]?\s?\p{Sc}?\s?[+−-]?\p{Nd}[\p{Nd}.,٫٬\u202f\u00a0’]*\s?([%٪]|[A-Z]{3}|\p{Sc})?$/u;
  const date = /^\p{Nd}{1,2}\.\p{Nd}{1,2}\.\p{Nd}{4}$/u;
  const isFigure = (cell) => {
    const text = cell.textContent.replace(/\p{Cf}/gu, "").trim();
    return number.test(text) && !date.test(text);
  };
  // How many digits are behind the decimal mark of the page's own numbers; undefined for a whole.
  const mark = /\p{Nd}(?=\P{Nd}*$)/u;
  const locale = document.documentElement.lang;
  const point = new Intl.NumberFormat(locale).formatToParts(1.5)
    .find(({ type }) => type === "decimal")?.value ?? ".";
  const decimals = (text) => {
    const digits = text.slice(0, text.search(mark) + 1);
    const at = digits.lastIndexOf(point);
    return at < 0 ? 0 : digits.length - at - 1;
  };
  const faults = [];
  for (const table of document.querySelectorAll("table")) {
    const title = words(table.caption ?? table, 60);
    const found = new Map();
    for (const row of [...table.tBodies].flatMap(({ rows }) => [...rows])) {
      for (const cell of row.cells) {
        if (cell.localName !== "td" || !isSeen(cell) || words(cell) === "") continue;
        const column = found.get(cell.cellIndex) ?? [];
        found.set(cell.cellIndex, [...column, cell]);
      }
    }
    for (const [place, cells] of found) {
      // A column of words may name a year as well.
      const figures = cells.filter(isFigure);
      if (figures.length === 0 || figures.length * 2 < cells.length) continue;
      if (areCounted(cells)) continue;
      const looks = figures.map((cell) => getComputedStyle(cell));
      const where = `${title}: column ${place + 1}, “${words(figures[0])}”`;
      if (looks.some(({ textAlign }) => textAlign !== "right" && textAlign !== "end")) {
        faults.push({ what: "numbers of a column do not stand at its right", where });
      }
      if (looks.some(({ fontVariantNumeric }) => !fontVariantNumeric.includes("tabular-nums"))) {
        faults.push({ what: "digits of a column are not of one width", where });
      }
      // Values of one unit; a column of several, such as the inputs of two sets, has none.
      const units = new Set(figures.map((cell) =>
        cell.textContent.replace(/[\p{Nd}\p{Cf}.,٫٬\s\u202f\u00a0’+−▲▼-]/gu, "")));
      const exact = figures.map((cell) => decimals(cell.textContent.trim()));
      const odd = exact.findIndex((count) => count !== exact[0]);
      if (table.matches(".numbers") && units.size === 1 && odd > 0) {
        faults.push({
          what: "decimals of a column do not stand under each other",
          where: `${where} and “${words(figures[odd])}”`,
        });
      }
    }
  }
  return faults;
}

// A number whose sign, digits or unit stand on two lines. What is longer than a line has to be torn,
// unless it has at most `always` letters.
export function torn(always = 0) {
  const { isSeen } = globalThis.eyes;
  // A hyphen behind a letter is no sign: it is of a name.
  const number = new RegExp("(?<![\\p{L}\\p{Nd}])[+−±-]?\\u2060?\\p{Sc}?[+−-]?\\p{Nd}"
    + "(?:[/\\p{Nd}.,٫٬’\\u00a0\\u202f]*\\p{Nd})?(?:[ \\u00a0\\u202f]?(?:[%٪]|\\p{Sc})(?!\\p{Nd}))?", "gu");
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data;
    if (!/\p{Nd}/u.test(text) || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    // Addresses, code and what a reader types may break anywhere.
    if (node.parentElement.closest("code, pre, textarea, .hidden, svg")) continue;
    for (const { 0: found, index } of text.matchAll(number)) {
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)));
      const length = boxes.reduce((sum, { width }) => sum + width, 0);
      const own = node.parentElement;
      const block = own.closest("p, li, dd, td, th, div, figcaption") ?? own;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (lines.size > 1 && (length < room || found.length <= always)) {
        faults.push({
          what: "a number is torn at the end of a line",
          where: text.slice(Math.max(0, index - 12), index + found.length + 12).trim(),
        });
      }
    }
  }
  return faults;
}

// A table wider than its room, which no reader can move, or only those with a mouse.
export function clipped() {
  const { isSeen, words } = globalThis.eyes;
  const faults = [];
  for (const table of document.querySelectorAll("table")) {
    if (!isSeen(table)) continue;
    const title = words(table.caption ?? table, 60);
    const width = Math.max(table.getBoundingClientRect().width, table.scrollWidth);
    let box = table.parentElement;
    while (box && box !== document.body && getComputedStyle(box).overflowX === "visible") {
      box = box.parentElement;
    }
    if (!box || box === document.body || width <= box.clientWidth + 1) continue;
    if (!["auto", "scroll"].includes(getComputedStyle(box).overflowX)) {
      faults.push({ what: "columns of a table are clipped", where: title });
    } else if (box.tabIndex < 0 || box.getAttribute("role") !== "region"
      || !(box.ariaLabel || box.hasAttribute("aria-labelledby"))) {
      faults.push({ what: "a table scrolls in no named region that keys can move", where: title });
    }
  }
  return faults;
}
