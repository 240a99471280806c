// Stores what was typed into the form of a page with the visit.
import { isTooMuch } from "./input-lines.js";
import { storeVisit } from "./visit-state.js";

export function storeDrafts(live) {
  const draft = storeVisit("inputs", document.querySelector("#inputs"), () => {
    const lines = live.lines();
    return lines.join("\n") === live.published.join("\n") ? undefined : lines;
  });
  const isSound = Array.isArray(draft) && draft.every((line) => typeof line === "string")
    && !isTooMuch(draft);
  if (isSound && draft.join("\n") !== live.lines().join("\n")) live.put(draft);
}
