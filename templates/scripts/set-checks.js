// Tells whether a value that the browser has stored, or a file says, is a saved set.
import { isTooMuch } from "./input-lines.js";
import { isObject, isText, isTexts } from "./json-values.js";
import { nameLimit } from "./library-rules.generated.js";
import { linesOf } from "./set-inputs.js";

// Beyond these nothing is a set of a reader, and a page would be busy for minutes.
export const most = { title: 1_000, shown: 100, typed: 5_000, sets: 1_000 };

const hasNames = (value) =>
  isObject(value) && Object.keys(value).every((name) => /^[A-Za-z][A-Za-z0-9]*$/.test(name));
const isEntry = (value) => hasNames(value) && isTexts(value);
const isInput = (value) => isText(value) || (Array.isArray(value) && value.every(isEntry));
export const isInputs = (value) => hasNames(value) && Object.values(value).every(isInput);
export const isSlug = (text) =>
  isText(text) && text.length <= nameLimit && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
export const isDay = (text) => isText(text) && /^\d{4}-\d\d-\d\d$/.test(text);
const rows = (value, width) => (Array.isArray(value) ? value : [])
  .filter((row) => Array.isArray(row) && row.length === width && row.every(isText));

export const isTitle = (value) => isText(value) && value.length <= most.title;
export const isShown = (value) => isTexts(value) && Object.keys(value).length <= most.shown;
const texts = ["kind", "folder", "title", "locale", "currency"];
const others = ["page", "derivedFrom", "from"];
const isEnglish = (value) => value === undefined || isInputs(value);
export const isSet = (value, currency) => isObject(value) && isSlug(value.name) && isDay(value.date)
  && texts.every((key) => isTitle(value[key])) && isText(value.identity)
  && others.every((key) => value[key] === undefined || isTitle(value[key]))
  && isInputs(value.inputs) && isEnglish(value.english) && isShown(value.shown)
  && !isTooMuch(linesOf(value, currency));

// The sets of a stored value; `limit` is the most that are read.
export const soundSets = (value, currency, limit) => ({
  sets: (Array.isArray(value.sets) ? value.sets : []).slice(0, limit)
    .filter((set) => isSet(set, currency))
    .map((set) => ({
      ...set, figures: rows(set.figures, 3).slice(0, 3),
      typed: rows(set.typed, 2).slice(0, most.typed),
    })),
  current: isText(value.current) ? value.current : "",
});

// What a file says of a set beside its inputs: texts, lists of them, and plain values.
export const isHeader = (value) => ["string", "number", "boolean"].includes(typeof value)
  || (Array.isArray(value) && value.every(isText));
