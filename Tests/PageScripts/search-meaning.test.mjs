// What a question means: its subjects, the kind of page that it asks for, and the pages of a site that these stand for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { meaningIn } from "../../templates/scripts/search-meaning.js";
import { isSame } from "../../templates/scripts/search-phrases.js";
import { understood } from "../../templates/scripts/search-questions.js";

const shown = (text, language) => understood(text, language).map(({ topic, kind, typed, isExtra }) =>
  (topic ? `#${topic}` : kind ? `?${kind}` : `${isExtra ? "+" : ""}${typed.join(" ")}`)).join(" ");

for (const [language, text, units] of [
  ["en", "mortgage calculator", "#mortgage ?calculator"], ["en", "What does APR mean?", "?term #apr"],
  ["en", "How long to pay off my credit cards", "?amount #payoff #credit-card"],
  ["en", "morgage calculator", "#mortgage ?calculator"], ["en", "first home", "#home first"],
  ["en", "the zebra loan calculator", "#loan ?calculator +zebra"], ["en", "the", "the"],
  ["de", "Hypothekenrechner", "#mortgage ?calculator"], ["de", "Baufinanzierungszinsrechner", "#mortgage #interest ?calculator"],
  ["de", "Was ist der effektive Jahreszins?", "?term #apr"], ["es", "calculadora de hipotecas", "?calculator #mortgage"],
  ["fr", "qu’est-ce que le TAEG", "?term #apr"], ["ja", "住宅ローンの計算", "#mortgage ?calculator"],
  ["ja", "実質年率とは", "#apr ?term"], ["ar", "ما هو معدل النسبة السنوي؟", "?term #apr"],
  ["en", "which loan is cheaper", "#loan ?comparison"],
  ["en", "cheapest rice", "#unit-price rice"], ["de", "welcher Kredit ist günstiger", "#loan ?comparison"],
  ["es", "qué préstamo es más barato", "#loan ?comparison"], ["fr", "quel prêt est le moins cher", "#loan ?comparison"],
  ["ja", "どのローンが安い", "#loan ?comparison"], ["ar", "أي قرض أرخص", "#loan ?comparison"],
  ["en", "renting at or buying for", "#rent-or-buy"], ["en", "buy a tent", "buy tent"], ["en", "be worth", "#worth"],
  ["en", "what will my pension be worth", "?amount #retirement +be worth"],
  ["ar", "حاسبة للقرض العقاري", "?calculator #mortgage"], ["en", "Hypothek", "#mortgage"],
]) {
  test(`“${text}” is ${units}`, () => assert.equal(shown(text, language), units));
}

test("words are the same with the ending of a plural or a case, and short ones are not", () => {
  assert.deepEqual([["loan", "loans"], ["kredit", "krediten"], ["cd", "cds"], ["loan", "lean"], ["بالقرض", "قرض"]]
    .map((pair) => isSame(...pair)), [true, true, false, false, true]);
});

test("a subject stands for the calculators of the site, and a kind for its pages", () => {
  const head = {
    kinds: [
      ["Terms", 0, 2, "term"], ["Calculators", 64, 3, "calculator", "savings", "loan", "scenarios"],
      ["Lists", 67, 4],
    ],
  };
  const pages = (text) => meaningIn("en")(text, head).units.map((unit) => unit.pages?.map(({ page }) => page));
  assert.deepEqual(pages("mortgage meaning"), [[65], [0, 1]]);
  assert.deepEqual(pages("compare loans"), [[66], [66, 65]]);
  assert.deepEqual(pages("zebra"), [undefined]);
  head.kinds.push(["Offers", 71, 1, "comparison", "loan"]);
  assert.deepEqual(pages("compare loans"), [[66, 71], [71, 66, 65]]);
  const boosted = (text) => Object.keys(meaningIn("en")(text, head).boosts);
  assert.deepEqual(["how much is a loan", "how much is a zebra"].map(boosted), [["65"], ["64", "65", "66"]]);
  assert.deepEqual(Object.keys(meaningIn("en", ["loan"])("zebra loan", head).boosts), ["65"]);
  assert.deepEqual(meaningIn("en", ["goal", "savings"])("", head).units.map(({ topic }) => topic), ["savings-goal"]);
});
