// Keeps the main figure in sight while a reader changes inputs, with how it differs from the published
// one: a line that is there while the figure itself is out of sight.
import { say } from "./messages.js";

export function startStickyResult() {
  const line = document.querySelector("[data-line]");
  const adjust = document.querySelector(".adjust");
  if (!line || !adjust) return;

  const part = (name) => line.querySelector(`[data-line-${name}]`);
  const main = () => document.querySelector("#result .figure.main");
  let isSeen = true;
  let isUsed = false;

  // The text stays one node: a new one would make the browser look at the style of the page again.
  function put(element, words) {
    const text = element.firstChild;
    if (!text) element.append(words);
    else if (text.data !== words) text.data = words;
  }

  function show() {
    const isShown = isUsed && !isSeen;
    // What is scrolled to leaves room for it, for it may come with the scrolling.
    document.documentElement.toggleAttribute("data-has-line", isUsed);
    if (line.hidden === isShown) line.hidden = !isShown;
    if (!isShown) return;
    const figure = main();
    if (!figure) return;
    put(part("label"), figure.querySelector("dt").textContent);
    put(part("value"), figure.querySelector("dd").textContent);
    const change = document.querySelector("#changed:not([hidden]) [data-by]");
    const by = change?.matches(":first-child") ? change.dataset.by : "";
    const old = document.querySelector("[data-old]:not([hidden])");
    const words = by ? say("sticky-result.difference", { difference: by }) : "";
    put(part("change"), old ? old.textContent : words);
    line.classList.toggle("dimmed", Boolean(old));
  }

  // A figure of which a part is cut off is not seen.
  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1).intersectionRatio > 0.99;
    show();
  }, { threshold: [0, 1] });

  // The figure is another element where a result has another shape.
  let watched;
  function look() {
    const figure = main()?.querySelector("dd");
    if (figure !== watched) {
      watch.disconnect();
      watched = figure;
      if (figure) watch.observe(figure);
    }
    show();
  }

  // The keyboard of a phone leaves a part of the page to see, and the line is at its top.
  const view = globalThis.visualViewport;
  function follow() {
    const top = Math.max(0, view.offsetTop);
    line.style.transform = top > 0 ? `translateY(${top}px)` : "";
  }
  for (const event of ["resize", "scroll"]) view?.addEventListener(event, follow);

  // A form that is shorter than the window stays beside what it changes.
  const stay = adjust.querySelector(".stay") ?? adjust;
  new ResizeObserver(() => {
    stay.style.setProperty("--tall", `${stay.offsetHeight}px`);
  }).observe(stay);

  function use() {
    if (isUsed) return;
    isUsed = true;
    look();
  }
  for (const event of ["focusin", "input"]) adjust.addEventListener(event, use);
  for (const event of ["pennypress:computed", "pennypress:problems"]) {
    document.addEventListener(event, () => {
      isUsed = true;
      look();
    });
  }
  if (adjust.contains(document.activeElement)) use();
}
