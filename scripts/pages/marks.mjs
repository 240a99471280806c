// Runs in a page before it is printed: makes links of what shall be found again on paper. A link is
// known to the PDF with its sheet, and changes nothing of the layout. Gives what to look for.
export function markForPaper() {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true })
    && element.getClientRects().length > 0;
  const address = (...parts) => `https://paper.invalid/${parts.join("/")}`;
  const words = (element) => element.textContent.replace(/\s+/g, " ").trim();
  // What of a cell is for the eye: no words for the ear alone, and none of no size.
  function printed(cell) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const seen = [];
    let block;
    while (texts.nextNode()) {
      const { parentElement: own, data } = texts.currentNode;
      const isForEyes = isSeen(own) && parseFloat(getComputedStyle(own).fontSize) > 1
        && own.getBoundingClientRect().width > 1;
      if (!isForEyes) continue;
      const around = own.closest("p, li, div, td, th");
      seen.push(around === block ? data : ` ${data}`);
      block = around;
    }
    return seen.join("").replace(/\s+/g, " ").trim();
  }
  for (const link of document.querySelectorAll("a[href]")) link.removeAttribute("href");

  function wrap(nodes, href) {
    const link = document.createElement("a");
    link.href = href;
    link.style.all = "unset";
    nodes[0].before(link);
    link.append(...nodes);
  }

  // All is read before anything is marked: a layout behind each mark would take minutes.
  const read = [...document.querySelectorAll("table")].filter(isSeen).map((table, number) => ({
    title: words(table.caption ?? table).slice(0, 50),
    rows: [...table.rows].map((row, line) => ({
      isHead: row.parentElement === table.tHead,
      group: [...table.tBodies].indexOf(row.parentElement),
      cells: [...row.cells].filter(isSeen).map((cell) => ({ cell, text: printed(cell) }))
        .filter(({ text }) => text !== "").map((seen, place) => ({
          ...seen, href: address("cell", number, line, place),
        })),
    })),
  }));
  const tables = read.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map(({ cell, href, text }) => {
        wrap([...cell.childNodes], href);
        return { href, text };
      }),
    })),
  }));

  // A figure begins and ends on one sheet. A table of its own may go on upon the next.
  const figures = [...document.querySelectorAll("figure, .chart")].filter(isSeen)
    .filter((figure) => ![...figure.querySelectorAll("table")].some(isSeen))
    .map((figure, number) => {
      figure.style.position = "relative";
      const corners = ["top", "bottom"].map((side) => {
        const link = document.createElement("a");
        link.href = address("figure", number, side);
        link.textContent = "\u00a0";
        link.style.cssText = `all: unset; position: absolute; left: 0; ${side}: 0; font-size: 1px`;
        figure.append(link);
        return link.href;
      });
      return { title: words(figure).slice(0, 50), corners };
    });

  // A heading, and the first words behind it that are more than how many there are.
  const isCount = (line) => /^\d+ \p{L}+$/u.test(line?.textContent.trim() ?? "");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((heading) => isSeen(heading) && words(heading) !== "")
    .map((heading, number) => {
      texts.currentNode = heading;
      const isBeside = ({ data, parentElement: own }) => heading.contains(own) || data.trim() === ""
        || !isSeen(own) || own.closest("svg") || isCount(own.closest("p"));
      let next = texts.nextNode();
      while (next && isBeside(next)) next = texts.nextNode();
      const [own, behind] = [address("heading", number), address("behind", number)];
      const marked = next?.parentElement.closest("a[href]")?.href;
      wrap([...heading.childNodes], own);
      if (next && !marked) wrap([next], behind);
      return { title: words(heading), own, behind: next ? marked ?? behind : undefined };
    });

  const shape = document.createElement("canvas").getContext("2d");
  shape.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = shape.measureText("x");
  return {
    tables, figures, headings, language: document.documentElement.lang,
    isToLeft: document.documentElement.dir === "rtl", lineHeight: (above + below) / 100,
  };
}
