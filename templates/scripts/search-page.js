// The page of the search: results as a reader types. Without it the page lists all pages.
//
// A question with numbers has an answer, which comes first and leads to the filled calculator. Its script loads when
// it is needed; without it, or without an engine, the search finds pages.
//
// The address has what was looked for (?q=debt), so that it is there again when a reader comes
// back from a page.
import { replaceState } from "./addresses.js";
import { loadScript } from "./load-script.js";
import { say } from "./messages.js";
import { lookUp } from "./search-asking.js";
import { element, marked } from "./search-marks.js";

const article = document.querySelector("[data-search]");
const part = (name) => article.querySelector(`[data-${name}]`);
const form = part("find");
const field = form.querySelector("input");
const [said, near, hits, further, listing] = ["said", "near", "hits", "further", "listing"].map(part);

const page = 12;
// Longer than all that is to be found; a site's own template may set no limit.
const longest = field.maxLength > 0 ? field.maxLength : 200;
let count = page;
let asked = 0;
const [language] = document.documentElement.lang.split("-");
// The calculators of the site that browsers can compute.
const answering = (article.dataset.answers ?? "").split(" ");

function pairs(rows, found) {
  return element("dl", "", ...rows.map(([label, value]) => element("div", "",
    element("dt", "", marked(label, found)), element("dd", "", value))));
}

function row({ title, href, kind, summary, figures, answer }, found) {
  const link = element("a", "", marked(title, found));
  link.href = href;
  const row = element("li", "", element("span", "kind", kind), link);
  if (figures.length > 0) {
    row.append(pairs(figures.flatMap((label, index) =>
      (index % 2 ? [] : [[label, figures[index + 1]]])), found));
  }
  if (answer) row.append(element("p", "says", answer));
  if (summary) row.append(element("p", "", marked(summary, found)));
  return row;
}

const inOne = (words) => new Intl.ListFormat(article.dataset.locale, { type: "unit" }).format(words);

// The words of an answer: its sentence, or its main figure; and what nobody said: “Yearly interest rate: 0%.” Where
// there is none, what it lacks and what it leaves out.
const wordsOf = ({ sentence, figure, assumed, missing, unused }) => (missing ? [
  ...(missing.length > 0 ? [say("search-page.missing", { fields: inOne(missing) })] : []),
  ...(unused.length > 0 ? [say("search-page.unused", { words: inOne(unused) })] : []),
] : [
  ...(sentence ? [sentence] : []),
  ...[...(sentence ? [] : [figure]), ...assumed].map(([label, value]) => say("search-page.answer", { label, value })),
]).join(" ");

// The subject of an answer: the page of the calculator, and the figure that its sentence is about.
const subjectOf = (title, { sentence, figure }) => (sentence && figure
  ? say("search-page.answer", { label: title, value: figure[0] }) : title);

function answerRow({ title, href, inputs, ...answer }) {
  const link = element("a", "", wordsOf(answer));
  link.href = href;
  return element("li", "answer", element("span", "kind", subjectOf(title, answer)), link, pairs(inputs, new Set()));
}

// The best results first, whatever their kind.
function list(found, answers) {
  const marks = new Set([...found.words, ...found.typed]);
  const answered = new Set(answers.map(({ page: own }) => own));
  const hits = found.hits.filter(({ page: own }) => !answered.has(own));
  return element("ol", "", ...answers.map(answerRow), ...hits.map((hit) => row(hit, marks)));
}

// Without an engine there are no answers.
async function answer(reading, currency) {
  try {
    const { answerOf } = await loadScript("search-answer.js");
    return await answerOf(reading, currency, article.dataset);
  } catch (error) {
    console.debug(`Pennypress: ${error.message}`);
    return undefined;
  }
}

function offers(words, typed) {
  const list = element("ul", "");
  for (const word of words) {
    const link = element("a", "", word);
    link.href = `?q=${encodeURIComponent(word)}`;
    list.append(element("li", "", link));
  }
  const label = words.every((word) => typed.includes(word))
    ? say("search-page.single") : say("search-page.meant");
  return [element("p", "", label), list];
}

function summary(found, query) {
  if (found.isEmpty) return query ? say("search-page.short") : "";
  if (found.total === 0) return say("search-page.none", { query });
  if (found.whole === 0) return say("search-page.not-all");
  const meant = found.instead.join(" ");
  const words = meant === found.typed.join(" ") ? query : meant;
  const [count, shown] = [found.total, found.hits.length];
  return shown < count
    ? say("search-page.best", { shown, count, query: words })
    : say("search-page.count", { count, query: words });
}

function report(text) {
  if (said.textContent !== text) said.textContent = text;
}

function show({ found, answers }, query) {
  const isIdle = found.isEmpty && answers.length === 0;
  listing.hidden = !isIdle;
  hits.hidden = found.total === 0 && answers.length === 0;
  hits.replaceChildren(list(found, answers));
  near.hidden = found.near.length === 0;
  near.replaceChildren(...(near.hidden ? [] : offers(found.near, found.typed)));
  further.hidden = found.hits.length >= found.total;
  // An answer that is shown is only read out.
  said.classList.toggle("hidden", answers.length > 0);
  report(answers.length > 0 ? wordsOf(answers[0]) : summary(found, query));
}

async function search() {
  const query = field.value.trim();
  const number = (asked += 1);
  try {
    const found = await lookUp(query, { count, language, answering, answer });
    if (number === asked) show(found, query);
  } catch (error) {
    if (number !== asked) return;
    report(say("search-page.failed"));
    console.debug(`Pennypress: ${error.message}`);
  }
}

function remember() {
  const address = new URL(location.href);
  const query = field.value.trim();
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  replaceState(null, address);
}

function change() {
  count = page;
  remember();
  return search();
}

function restore() {
  field.value = (new URL(location.href).searchParams.get("q") ?? "").slice(0, longest);
  count = page;
  return search();
}

// Keys

const links = () => [...hits.querySelectorAll("a")];

function move(by) {
  const all = links();
  const index = all.indexOf(document.activeElement) + by;
  if (index < 0) field.focus();
  else all[Math.min(index, all.length - 1)]?.focus();
}

article.addEventListener("keydown", (event) => {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const isInside = event.target === field || hits.contains(event.target);
  if (!isInside) return;
  if (event.key === "ArrowDown") move(1);
  else if (event.key === "ArrowUp" && event.target !== field) move(-1);
  else if (event.key === "Escape" && event.target !== field) field.focus();
  else if (event.key === "Escape" && field.value) {
    field.value = "";
    change();
  } else return;
  event.preventDefault();
});

field.addEventListener("input", change);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await change();
  const all = links();
  if (all.length === 1) location.assign(all[0].href);
});
further.querySelector("button").addEventListener("click", async () => {
  const last = links().length;
  count += page;
  await search();
  links()[last]?.focus();
});
near.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  field.value = link.textContent;
  change();
  field.focus();
});
addEventListener("popstate", restore);

restore();
// Who comes by the button of another page wants to type.
if (new URL(location.href).searchParams.get("q") === "") field.focus({ preventScroll: true });
