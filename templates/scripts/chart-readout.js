// Reads a chart out at the pointer, or at the point that the arrow keys have reached: the row of the
// chart's own table. Without this file the table says the same.

export function startChartReadout() {
  const box = document.createElement("div");
  const words = document.createElement("p");
  const line = document.createElement("div");
  box.className = "readout";
  words.setAttribute("role", "status");
  box.append(words);
  line.className = "readout-line";

  // The drawing that is read, and the row it is read at.
  let plot;
  let place = 0;

  const rowsOf = (drawing) =>
    [...drawing.closest(".chart").querySelectorAll(".chart-data tbody tr")];
  const canRead = (drawing) => drawing !== null && rowsOf(drawing).length > 0;

  // Where the rows stand in the drawing, in its own unit.
  function placesOf(drawing) {
    const path = drawing.querySelector(".line");
    if (path) return [...path.getAttribute("d").matchAll(/[ML](\S+) /g)].map(([, x]) => Number(x));
    return [...drawing.querySelectorAll(".bar.series-1")]
      .map(({ x, width }) => x.baseVal.value + width.baseVal.value / 2);
  }

  function write() {
    // Rows that are out of sight are written a moment after the drawing (redraw.js).
    document.dispatchEvent(new Event("pennypress:settle"));
    const { tHead, tBodies } = plot.closest(".chart").querySelector(".chart-data table");
    const [axis, ...names] = [...tHead.rows[0].cells].map(({ textContent }) => textContent);
    const [at, ...values] = [...tBodies[0].rows[place].cells].map(({ textContent }) => textContent);
    const parts = names.map((name, series) => {
      const value = document.createElement("strong");
      value.textContent = values[series];
      return [document.createElement("br"), `${name} `, value];
    });
    words.replaceChildren(`${axis} ${at}`, ...parts.flat());
  }

  function put() {
    const frame = plot.getBoundingClientRect();
    const scale = frame.width / plot.viewBox.baseVal.width;
    const x = frame.left + scrollX + placesOf(plot)[place] * scale;
    const top = frame.top + scrollY;
    Object.assign(line.style, {
      left: `${x}px`, top: `${top + 26 * scale}px`, height: `${204 * scale}px`,
    });
    const isLeft = x > scrollX + document.documentElement.clientWidth / 2;
    Object.assign(box.style, {
      top: `${top + 26 * scale}px`,
      left: isLeft ? "auto" : `${x + 12}px`,
      right: isLeft ? `${document.documentElement.clientWidth - x + 12}px` : "auto",
    });
  }

  function show(drawing, wanted) {
    plot = drawing;
    place = Math.max(0, Math.min(wanted, rowsOf(plot).length - 1));
    if (!box.isConnected) document.body.append(line, box);
    write();
    put();
  }

  function hide() {
    plot = undefined;
    box.remove();
    line.remove();
  }

  function nearest(drawing, clientX) {
    const frame = drawing.getBoundingClientRect();
    const x = (clientX - frame.left) * drawing.viewBox.baseVal.width / frame.width;
    const ways = placesOf(drawing).map((at) => Math.abs(at - x));
    return ways.indexOf(Math.min(...ways));
  }

  const plotAt = (target) => target.closest?.(".plot") ?? null;

  for (const event of ["pointermove", "pointerdown"]) {
    document.addEventListener(event, ({ target, clientX }) => {
      const drawing = plotAt(target);
      if (canRead(drawing)) show(drawing, nearest(drawing, clientX));
      else if (plot && document.activeElement !== plot) hide();
    });
  }
  document.addEventListener("focusin", ({ target }) => {
    const drawing = plotAt(target);
    if (canRead(drawing) && drawing.matches(":focus-visible")) show(drawing, place);
  });
  document.addEventListener("focusout", ({ target }) => {
    if (plotAt(target)) hide();
  });
  document.addEventListener("keydown", (event) => {
    const drawing = plotAt(event.target);
    if (!canRead(drawing)) return;
    const here = plot === drawing ? place : -1;
    const next = {
      ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: Number.POSITIVE_INFINITY,
    }[event.key];
    if (event.key === "Escape") hide();
    if (next === undefined) return;
    event.preventDefault();
    show(drawing, next);
  });
  // Other inputs draw another chart.
  document.addEventListener("pennypress:computed", hide);
  addEventListener("resize", hide);
}
