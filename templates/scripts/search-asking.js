// Looks for what a question asks: its answers by calculators, where it has numbers, and the pages of its words.
import { meaningIn } from "./search-meaning.js";
import { quantitiesIn } from "./search-numbers.js";
import { isComparing, topicsOf } from "./search-questions.js";
import { readingsOf } from "./search-readings.js";
import { calculatorPage, find } from "./search.js";

// How many meanings of a question with numbers are shown where its words do not say which.
const mostAnswers = 2;

// What a question with numbers may ask, and its words without them; the whole question for one without.
export function asked(question, language) {
  const { quantities, currency, rest } = quantitiesIn(question);
  if (quantities.length === 0) return { readings: [], text: question };
  const topics = topicsOf(rest, language);
  // Numbers may be of a name: “rule of 72.”
  if (topicsOf(question, language).has("doubling")) topics.add("doubling");
  const readings = readingsOf(quantities, topics);
  // Without a reading, they may all be.
  return { readings, currency, text: readings.length > 0 ? rest : question };
}

// What a search finds for a question: `answers`, each with the page of its calculator, and `found`. `answer` asks an
// engine; without one there are pages alone, those of the calculators that were meant first. What lacks an input, or
// leaves out what was said, is no answer: it has `missing` and `unused`, and is there where nothing is answered.
export async function lookUp(question, { count, language, answering = [], answer }) {
  const { readings, currency, text } = asked(question, language);
  const answers = [];
  let begun;
  for (const reading of readings.filter(({ calculator }) => answering.includes(calculator))) {
    if (!reading.isWhole && reading !== readings[0]) continue;
    const entry = await calculatorPage(reading.calculator);
    const own = entry && await answer(reading, currency);
    const found = own && { ...own, ...entry, href: `${entry.href}#${own.fragment}` };
    if (found?.missing) begun ??= reading === readings[0] ? found : undefined;
    else if (found) answers.push(found);
    if (answers.length === (reading.isSure ? 1 : mostAnswers)) break;
  }
  const meant = answers.length > 0 ? [] : readings.map(({ calculator }) => calculator);
  const understand = meaningIn(language, meant);
  const found = await find(text, { count, understand });
  if (answers.length === 0 && begun && !isComparing(text, language)) answers.push(begun);
  return { found, answers };
}
