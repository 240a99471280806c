// Stores what was typed with the visit of the page, so that it is there after a reload and when the
// reader comes back. It is in the browser's history of the tab, never in the address.
import { replaceState } from "./addresses.js";
import { isTooMuch } from "./input-lines.js";

export function storeDrafts(live) {
  // Browsers refuse many changes of a history in a short time.
  const patience = 300;
  let pause;

  function store() {
    clearTimeout(pause);
    const lines = live.lines();
    const isPublished = lines.join("\n") === live.published.join("\n");
    const { inputs, ...others } = history.state ?? {};
    if (isPublished && inputs === undefined) return;
    replaceState(isPublished ? others : { ...others, inputs: lines });
  }

  function soon() {
    clearTimeout(pause);
    pause = setTimeout(store, patience);
  }

  const draft = history.state?.inputs;
  const isSound = Array.isArray(draft) && draft.every((line) => typeof line === "string")
    && !isTooMuch(draft);
  if (isSound && draft.join("\n") !== live.lines().join("\n")) live.put(draft);

  document.querySelector("#inputs").addEventListener("input", soon);
  document.addEventListener("pennypress:computed", soon);
  addEventListener("pagehide", store);
}
