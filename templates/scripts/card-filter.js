// Narrows a long list of cards to those that have all the words a reader types, without case and accents.
import { say } from "./messages.js";
import { words } from "./search-words.js";

export function startCardFilter() {
  const filter = document.querySelector("[data-filter]");
  if (!filter) return;
  const field = filter.querySelector("input");
  const status = filter.querySelector("[data-filtered]");
  const cards = [...document.querySelectorAll(".cards > .card")];
  let texts;

  function show() {
    texts ??= cards.map((card) => words(card.textContent));
    const wanted = words(field.value);
    const fits = (text) => wanted.every((word) => text.some((own) => own.startsWith(word)));
    let count = 0;
    for (const [index, card] of cards.entries()) {
      card.hidden = !fits(texts[index]);
      if (!card.hidden) count += 1;
    }
    status.textContent = wanted.length > 0
      ? say("card-filter.count", { count, all: cards.length }) : "";
  }

  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || !field.value) return;
    event.preventDefault();
    field.value = "";
    show();
  });
  // A browser may have stored what was typed.
  if (field.value) show();
}
