// The result of a page and what it was understood as: as they were published, and as the engine computes
// them anew.
import { read, redraw } from "./redraw.js";

// A form in a text shows the key figures alone: `hasFiguresOnly`.
export function resultView(hasFiguresOnly, statesAsPublished) {
  // A calculator has no result before its fields are filled in.
  const parts = [["result", "div", "result"], ["understood", "section", "inputs"]];
  for (const [id, kind, className] of parts) {
    const place = document.querySelector(`[data-${id}]`);
    if (!place) continue;
    const empty = document.createElement(kind);
    Object.assign(empty, { id, className });
    place.replaceWith(empty);
  }

  const result = () => document.querySelector("#result");
  const understood = () => document.querySelector("#understood");
  // What opens. The years of a schedule open by boxes, of which no markup says whether they are set.
  const foldings = () => [...result().querySelectorAll("details")];
  const states = () => foldings().map(({ open }) => open);

  const published = { result: result().outerHTML, understood: understood().outerHTML };
  let statesAsWritten = statesAsPublished;

  // What the page shows of a result.
  function reduced(markup) {
    if (!hasFiguresOnly) return markup;
    const template = document.createElement("template");
    template.innerHTML = markup;
    const whole = template.content.firstElementChild;
    for (const child of [...whole.children]) if (!child.matches(".figures")) child.remove();
    return whole.outerHTML;
  }

  function write(parts) {
    // What the reader has opened or closed stays so.
    const switched = states().map((state, index) => state !== statesAsWritten[index]);
    const isOther = redraw(result(), parts.result);
    redraw(understood(), parts.understood);
    if (!isOther) return;
    statesAsWritten = states();
    foldings().forEach((folding, index) => {
      if (switched[index]) folding.open = !folding.open;
    });
  }

  return {
    show(resultMarkup, understoodMarkup) {
      write({ result: reduced(resultMarkup.trimEnd()), understood: understoodMarkup.trimEnd() });
    },

    showPublished() { write(published); },

    // The first look at what the page holds takes longer than the others.
    warmUp() {
      read(result());
      read(understood());
    },
  };
}
