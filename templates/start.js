// Brings the scripts by which a published result is changed and saved, when a reader is about to:
// who only reads loads none of them. They run in the order in which `data-later` names them.
(() => {
  "use strict";

  const page = document.documentElement;
  const parts = [...document.querySelectorAll("form#inputs, form[data-save]")];
  const { src, dataset } = document.currentScript;
  const later = dataset.later?.split(" ") ?? [];
  if (parts.length === 0) return;

  page.dataset.live = "";

  // What is open and what the form holds as the page was written; live.js asks for it, after a
  // reader has opened more and the keypad has put its keys between the fields.
  const written = {
    states: [...document.querySelectorAll("#result :is(details, [type=checkbox])")]
      .map(({ open, defaultChecked }) => open ?? defaultChecked),
    fields: document.querySelector("#inputs [data-fields]")?.innerHTML,
  };
  document.addEventListener("pennypress:written", ({ detail }) => detail(written));

  // A button that a script has brought does what it does.
  const buttons = new Set(parts.flatMap((part) => [...part.querySelectorAll("button")]));

  // In a page that stands alone they have run already.
  if (later.length === 0) return;

  const events = ["pointerdown", "focusin", "input", "click", "submit"];
  let loading;
  let isReady = false;

  function script(name) {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.async = false;
      element.src = new URL(name, src);
      element.addEventListener("load", resolve);
      element.addEventListener("error", () => reject(new Error(`${name} does not load`)));
      document.head.append(element);
    });
  }

  async function load() {
    try {
      await Promise.all(later.map(script));
    } catch (error) {
      page.dataset.engine = "failed";
      for (const part of parts) part.hidden = true;
      document.querySelector("[data-failed]").hidden = false;
      console.debug(`Pennypress: ${error.message}`);
    }
    isReady = true;
    removeEventListener("hashchange", readAddress);
  }

  const begin = () => (loading ??= load());

  // What is asked for before those are there that can do it is done when they are.
  async function touched(event) {
    if (isReady) return;
    const pressed = event.type === "click" && event.target.closest("button");
    const button = buttons.has(pressed) && pressed;
    const form = event.type === "submit" && event.target;
    if (button || form) event.preventDefault();
    await begin();
    if (button) button.click();
    if (form) form.requestSubmit();
    if (event.type === "input") {
      event.target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }

  function readAddress() {
    if (location.hash.includes("=") || history.state?.inputs) begin();
  }

  // Who has saved sets sees how many.
  function hasSets() {
    try {
      return localStorage.getItem(`pennypress:${new URL("../", src).pathname}:sets`) !== null;
    } catch {
      return false;
    }
  }

  for (const part of parts) {
    part.hidden = false;
    for (const event of events) part.addEventListener(event, touched);
  }
  addEventListener("hashchange", readAddress);
  readAddress();
  if (hasSets()) begin();
})();
