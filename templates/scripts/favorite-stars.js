// The stars by which a reader marks terms as favorites.
import { makeButton } from "./elements.js";
import { say } from "./messages.js";

export const termOf = (element) => ({
  slug: element.dataset.term,
  aliases: (element.dataset.aliases || "").split(" ").filter(Boolean),
});

export function addStar(parent, name, label) {
  const button = makeButton("star", "", say("favorite-stars.star-of", { term: name }));
  button.dataset.label = label;
  parent.append(button);
}

export function drawStar(button, isFavorite) {
  button.setAttribute("aria-pressed", String(isFavorite));
  button.textContent = `${isFavorite ? "★" : "☆"} ${button.dataset.label}`.trim();
}
