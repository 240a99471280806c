// Understands a question: its subjects, the kind of page it asks for, and words that say neither. What people
// call things is in tables for each language; the language of the page counts first.
import { distances } from "./search-distance.js";
import { isPayment } from "./search-often.js";
import { phraseList, tokensOf } from "./search-phrases.js";
import { tables } from "./search-questions.generated.js";
import { compared } from "./search-topics.js";
import { words } from "./search-words.js";

const split = (list) => list.split(", ");
const pairsOf = (language, section) => Object.entries(tables[language][section] ?? {})
  .flatMap(([key, list]) => split(list).map((phrase) => ({ phrase, key, section, language })));
const languages = Object.keys(tables);
const all = phraseList(languages.flatMap((language) =>
  ["topics", "kinds", "ignored"].flatMap((section) => pairsOf(language, section))));

// Words of another language that say nothing count a little: here they may mean something.
const foreign = 0.3;
const kindWeight = 0.6;
const isHalf = ({ kind }) => kind === "rent" || kind === "buy";
const tolerance = ({ length }) => (length < 4 ? 0 : length < 8 ? 1 : 2);

// What people call a subject in a language, each as its words.
export function namesOf(topic, language) {
  const own = tables[language] ?? tables.en;
  return split(own.topics[topic]).map((phrase) => words(phrase, true));
}

// The subjects of a text, with those that are no page's own beside others: what money is worth, buying and paying.
export function topicsOf(text, language) {
  const { at } = readerOf(language);
  const tokens = tokensOf(text);
  const keys = new Set(tokens.map((_, index) => at(tokens, index)?.key));
  return new Set([
    ...understood(text, language, () => true).flatMap(({ topic }) => topic ?? []),
    ...(keys.has("worth") ? ["worth"] : []),
    ...(keys.has("buy") ? ["buying"] : []),
    ...(tokens.some(isPayment) ? ["paying"] : []),
  ]);
}

// Whether a text asks to set offers side by side.
export const isComparing = (text, language) =>
  understood(text, language, () => true).some(({ kind }) => kind === "comparison");

function reader(language) {
  const isOwn = ({ language: other }) => other === language;
  const isForeign = (phrase) => !isOwn(phrase)
    && (phrase.section === "ignored" || phrase.words.join("").length > 3 || !/^[a-z]+$/.test(phrase.words[0]));
  const own = new Set(languages.filter((other) => other === language).flatMap((other) =>
    ["topics", "kinds"].flatMap((section) => pairsOf(other, section)))
    .flatMap(({ phrase }) => tokensOf(phrase).map(({ word }) => word)));

  // The longest phrase at an index; of the page's language if it has as long a one. Short words of another
  // language, and its forms of words, may be words of this one.
  function at(tokens, index) {
    const mine = all.at(tokens, index, isOwn);
    const other = all.at(tokens, index, isForeign, (one, word) => one === word);
    return other && other.words.length > (mine?.words.length ?? 0) ? other : mine;
  }

  // A word with at most so many wrong letters that it can be no other.
  function corrected(word) {
    const most = tolerance(word);
    if (most === 0) return undefined;
    const near = [...own].filter((other) => Math.abs(other.length - word.length) <= most && other.length > 3)
      .map((other) => ({ other, distance: distances(word, other).whole }))
      .filter(({ distance }) => distance <= most)
      .sort((one, other) => one.distance - other.distance);
    return near[0]?.other;
  }

  // The parts of a German word that is written together: Hypotheken-rechner.
  function partsOf(word) {
    if (word.length < 8) return undefined;
    const isPart = (text) => {
      const found = text.length > 2 && all.at([{ word: text }], 0, ({ language: other }) => other === "de");
      return found && found.section !== "ignored" && !isHalf({ kind: found.key }) ? found : undefined;
    };
    for (let cut = 3; cut <= word.length - 4; cut += 1) {
      const last = isPart(word.slice(cut));
      if (!last) continue;
      const first = word.slice(0, cut);
      const ends = [first, first.replace(/(?:s|n|en|es|er|e)$/, "")];
      const known = ends.map(isPart).find(Boolean);
      const inner = known ? [{ ...known, typed: first }] : partsOf(first);
      if (inner) return [...inner, { ...last, typed: word.slice(cut) }];
      if (last.section === "kinds" && first.length > 3) return [{ typed: first }, { ...last, typed: word }];
    }
    return undefined;
  }

  return { at, corrected, partsOf };
}

const readers = new Map();

function readerOf(language) {
  if (!readers.has(language)) readers.set(language, reader(language));
  return readers.get(language);
}

// Pairs of letters of a run without spaces, which are one word of the question.
const loose = (tokens) => {
  const runs = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (token.joins && last?.at(-1).index === token.index - 1) last.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((run) => {
    const own = words(run.map(({ text }) => text).join(""), true);
    return own.map((word) => ({ word, weight: 1 / own.length }));
  });
};

// Words of renting and buying ask for one subject where both are there: “rent 1,800 or buy.” Alone they are words.
function parted(units, left) {
  const halves = units.filter(isHalf);
  const others = units.filter((unit) => !isHalf(unit));
  if (new Set(halves.map(({ kind }) => kind)).size < 2) {
    const all = [...left, ...halves.flatMap(({ tokens }) => tokens)];
    return { units: others, left: all.sort((one, other) => one.index - other.index) };
  }
  const [{ typed }] = halves;
  return { units: [...others, { topic: "rent-or-buy", typed, weight: 1 }], left };
}

// What a unit is beside the subjects of others. “Cheaper” asks for a comparison of loans, and for the price per unit
// of what is bought. What money is worth says little where the question names it, and a home where it is rented or
// bought.
function besideOthers(unit, units) {
  const { typed, kind, topic: own } = unit;
  const others = units.flatMap(({ topic }) => topic ?? []).filter((topic) => topic !== own);
  const extra = { typed, weight: 0, isExtra: true };
  if (others.includes("rent-or-buy") && (own === "home" || kind === "comparison")) return extra;
  // What somebody earns says how much they can borrow.
  if (own === "earnings" && others.includes("borrowable")) return extra;
  // How long a fund lasts, or how many months of expenses it has, asks for the fund.
  if ((own === "drawdown" || own === "budget") && others.includes("emergency-fund")) return extra;
  if (kind !== "cheaper" && own !== "worth") return unit;
  if (own) return others.length > 0 ? extra : unit;
  if (others.some((topic) => compared.has(topic)) && !others.includes("payoff")) return { ...unit, kind: "comparison" };
  return others.some((topic) => topic !== "unit-price") ? extra : { typed, topic: "unit-price", weight: 1 };
}

// The units of a question, each with the words that were typed, and either nothing more, a `topic` or a
// `kind` of pages; `weight` is how much a page loses that lacks it. A word that words of the site begin with
// (`isWord`) is not mistyped.
export function understood(question, language, isWord = () => false) {
  const { at, corrected, partsOf } = readerOf(language);
  const tokens = tokensOf(question).map((token, index) => ({ ...token, index }));
  const [found, others, ignored] = [[], [], []];

  const add = ({ section, key, language: other }, typed, { weight = 1, meant, tokens: own = [] } = {}) => {
    if (section === "topics") found.push({ topic: key, typed, weight, meant });
    else if (section === "kinds") {
      found.push({ kind: key, typed, weight: key === "amount" ? 0 : kindWeight, tokens: own });
    } else ignored.push({ typed, weight: other === language ? 0 : foreign });
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const { word, isLetter } = tokens[index];
    const phrase = at(tokens, index);
    const parts = phrase || isLetter ? undefined : partsOf(word);
    const other = phrase || parts || isLetter || isWord(word) ? undefined : corrected(word);
    const likely = other && at([...tokens.slice(0, index), { word: other }, ...tokens.slice(index + 1)], index);
    const meant = likely && isHalf({ kind: likely.key }) ? undefined : likely;
    if (phrase ?? meant) {
      const { words: own } = phrase ?? meant;
      const part = tokens.slice(index, index + own.length);
      const typed = isLetter ? words(part.map(({ text }) => text).join(""), true) : part.map((token) => token.word);
      // Of one word that was mistyped, the right one is known.
      add(phrase ?? meant, typed, {
        meant: meant && typed.length === 1 ? [other] : undefined, tokens: part,
      });
      index += own.length - 1;
    } else if (parts) {
      for (const { typed, ...meaning } of parts) {
        if (meaning.section) add(meaning, words(typed, true));
        else found.push({ typed: words(typed, true), weight: 1 });
      }
    } else others.push(tokens[index]);
  }
  const { units: all, left } = parted(found, others);
  const units = all.map((unit) => besideOthers(unit, all));
  // Of a whole question the other words say what is best among the pages of its subject, and no more. So does a
  // number beside a subject.
  const subjects = units.filter(({ topic, meant }) => topic && !meant).length;
  const isWhole = subjects > 0 && (units.length > 1 || ignored.length > 1);
  for (const { word, weight } of loose(left)) {
    const isExtra = isWhole || (subjects > 0 && /^\d+$/.test(word));
    units.push({ typed: [word], weight: isExtra ? 0 : weight, isExtra });
  }
  for (const { typed, weight } of ignored) {
    if (weight > 0) units.push({ typed, weight });
  }
  // “What does it cost” asks for no word of the dictionary.
  const isAmount = units.some(({ kind }) => kind === "amount");
  // A question of nothing but such words is a search for them.
  if (units.length === 0) return ignored.map(({ typed }) => ({ typed, weight: 1 }));
  return units.filter((unit, index) => !(isAmount && unit.kind === "term") && units.findIndex((earlier) =>
    earlier.topic === unit.topic && earlier.kind === unit.kind
    && (unit.topic || unit.kind || earlier.typed.join(" ") === unit.typed.join(" "))) === index);
}
