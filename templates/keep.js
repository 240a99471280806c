// Keeps what was typed with the visit of the page, so that it is there after a reload and when the
// reader comes back. It is in the browser's history of the tab, never in the address.
(() => {
  "use strict";

  let live;
  document.dispatchEvent(
    new CustomEvent("pennypress:live", { detail: (given) => { live = given; } }));
  if (!live) return;

  // Browsers refuse many changes of a history in a short time.
  const patience = 300;
  let pause;

  function keep() {
    clearTimeout(pause);
    const lines = live.lines();
    const isPublished = lines.join("\n") === live.published.join("\n");
    const { inputs, ...others } = history.state ?? {};
    if (isPublished && inputs === undefined) return;
    history.replaceState(isPublished ? others : { ...others, inputs: lines }, "");
  }

  function soon() {
    clearTimeout(pause);
    pause = setTimeout(keep, patience);
  }

  const kept = history.state?.inputs;
  const isSound = Array.isArray(kept) && kept.every((line) => typeof line === "string")
    && !Penny.isTooMuch(kept);
  if (isSound && kept.join("\n") !== live.lines().join("\n")) live.put(kept);

  document.querySelector("#inputs").addEventListener("input", soon);
  document.addEventListener("pennypress:computed", soon);
  addEventListener("pagehide", keep);
})();
