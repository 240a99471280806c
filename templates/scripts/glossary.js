// The pages of the glossary: its index with a search and favorites, and the star of a term.
import { addStar, drawStar, termOf } from "./favorite-stars.js";
import * as favorites from "./favorites.js";
import { openIndex } from "./glossary-index.js";
import { say } from "./messages.js";

function openTerm(article) {
  const actions = article.querySelector("[data-actions]");
  if (!actions) return;
  const term = termOf(article);
  addStar(actions, article.querySelector("h1").textContent.trim(), say("glossary.star"));
  const button = actions.querySelector(".star");
  const show = () => drawStar(button, favorites.among([term]).size > 0);
  button.addEventListener("click", () => {
    favorites.toggle(term);
    show();
  });
  favorites.reportIn(actions);
  favorites.follow(show);
  show();
}

const index = document.querySelector("[data-glossary]");
const term = document.querySelector("article[data-term]");
// A large glossary is on several pages, which the search of the site finds.
if (index?.querySelector("[data-search]")) openIndex(index);
else if (term) openTerm(term);
