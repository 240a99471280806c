// What the units of a question mean on a site: the pages that its kinds and subjects stand for.
import { namesOf, understood } from "./search-questions.js";
import { calculatorsOf, comparing, topics, widerThan } from "./search-topics.js";

// What a page of the right kind costs, and a calculator of the right subject; each next one costs more.
// And what other names of a subject cost more than what was typed.
const costs = { kind: 2, calculator: 3, next: 6, name: 1, wider: 16, widerTerm: 4 };
// How much is taken off the cost of a calculator where a question asks for an amount, and where it has numbers for
// it, which is more than other words can.
const boost = 6;
const numbersBoost = 60;

const pagesOf = (head, role) => head.kinds.filter(([, , , own]) => own === role)
  .flatMap(([, start, size]) => Array.from({ length: size }, (_, index) => start + index));

// The pages of a role that are of one calculator each, by its name.
const pagesByName = (head, role) => new Map(head.kinds.filter(([, , , own]) => own === role)
  .flatMap(([, start, , , ...names]) => names.map((name, index) => [name, start + index])));

function pagesOfKind(head, kind, calculators) {
  const pages = pagesOf(head, kind);
  const also = kind === "comparison" ? comparing.map((name) => calculators.get(name)) : [];
  return [...also, ...pages].filter((page) => page !== undefined);
}

// What people call a subject, and after it the one that it is a part of; of a word of the dictionary, that explains it.
function allNames(topic, language, isTerm) {
  const wider = widerThan(topic);
  return [
    ...namesOf(topic, language).map((own) => ({ words: own, more: costs.name })),
    ...(wider ? namesOf(wider, language).map((own) => ({ words: own, more: isTerm ? costs.widerTerm : costs.wider })) : []),
  ];
}

// The first subject that a calculator is the best for.
const topicOf = (name) => topics.find((topic) => calculatorsOf(topic)[0] === name);

// A function of a question, the head of the index and whether the site has a word: the units of the question
// as `search.js` takes them. `meant` are calculators that the question stands for whatever its words.
export const meaningIn = (language, meant = []) => (question, head, isWord) => {
  // A question with numbers asks for no word of the dictionary.
  const own = understood(question, language, isWord).filter(({ kind }) => kind !== "term" || meant.length === 0);
  const subjects = meant.map(topicOf).filter((topic, index, all) => topic && all.indexOf(topic) === index)
    .slice(0, own.some(({ topic }) => topic) ? 0 : 1);
  const found = [
    ...own.map((unit) => (meant.length > 0 && !unit.topic && !unit.kind
      ? { ...unit, weight: 0, isExtra: true } : unit)),
    ...subjects.map((topic) => ({ topic, typed: [], weight: 1 })),
  ];
  const calculators = pagesByName(head, "calculator");
  const isTerm = found.some(({ kind }) => kind === "term");
  const isCompared = found.some(({ kind }) => kind === "comparison");
  // Where offers of a calculator can be compared, that is what a question to compare asks for.
  const offers = isCompared ? pagesByName(head, "comparison") : new Map();
  const units = found.map((unit) => {
    if (unit.kind) {
      const pages = pagesOfKind(head, unit.kind, calculators).map((page) => ({ page, cost: costs.kind }));
      return { ...unit, pages, isByKind: unit.kind === "term" || unit.kind === "amount" };
    }
    if (!unit.topic) return unit;
    const names = calculatorsOf(unit.topic, isCompared);
    const first = unit.typed.length > 0 ? costs.calculator : 1;
    const pages = [...names.map((name) => offers.get(name)), ...names.map((name) => calculators.get(name))]
      .filter((page) => page !== undefined)
      .map((page, index) => ({ page, cost: first + index * costs.next }));
    return { ...unit, names: allNames(unit.topic, language, isTerm), pages };
  });
  const boosts = [];
  if (found.some(({ kind }) => kind === "amount")) {
    const own = units.filter(({ topic }) => topic).flatMap(({ pages }) => pages.map(({ page }) => page));
    const all = new Set(calculators.values());
    for (const page of own.length > 0 ? own.filter((page) => all.has(page)) : all) boosts[page] = boost;
  }
  for (const page of meant.map((name) => calculators.get(name))) {
    if (page !== undefined) boosts[page] = numbersBoost;
  }
  return { units, boosts };
};
