// Questions whose numbers could be taken for something else: which calculator they are for, and whether it answers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked } from "../../templates/scripts/search-asking.js";

// The calculators that answer, or else in brackets those whose pages come first.
function meant(question, language) {
  const { readings } = asked(question, language);
  const names = (list) => list.map(({ calculator }) => calculator).join(" ");
  const whole = readings.filter(({ isWhole }) => isWhole);
  return whole.length > 0 ? names(whole) : `(${names(readings)})`;
}

for (const [language, question, wanted] of [
  // What can be borrowed or bought is no savings, and earnings are no loan.
  ["en", "how much can I borrow with 1500 a month at 6% for 30 years", "(loan)"],
  ["en", "500 a month for 4 years at 5% how much car can I buy", "(loan)"],
  ["en", "how much house can I afford with 60000 income at 6% for 30 years", "(loan)"],
  ["en", "I earn 60000, what mortgage at 6% for 30 years", "(loan)"],
  ["en", "how much will 10000 earn at 5% in 10 years", "savings"],
  ["en", "house for 1500 a month at 6% 30 years", "(loan)"],
  ["en", "pay 500 a month for 4 years at 5%", "(loan)"],
  ["de", "Wie viel Kredit kann ich mir mit 1500 Euro im Monat bei 4% und 20 Jahren leisten", "(loan)"],
  ["de", "Welches Haus kann ich mit 1500 im Monat bei 4% und 30 Jahren kaufen", "(loan)"],
  ["es", "cuánto puedo pedir prestado con 800 al mes al 4% a 20 años", "(loan)"],
  ["fr", "combien puis-je emprunter avec 900 € par mois à 4 % sur 20 ans", "(loan)"],
  ["fr", "quelle voiture acheter avec 300 par mois à 4 % sur 4 ans", "(loan)"],
  ["ja", "毎月10万円で金利2%35年いくら借りられる", "(loan)"],
  ["ar", "كم يمكنني أن أقترض بقسط 1500 شهريا بفائدة 6% لمدة 20 سنة", "(loan)"],
  ["en", "save 500 a month for 4 years at 5% for a car", "savings"],
  ["en", "save 20000 for a house in 4 years at 3%", "goal savings"],
  ["en", "mortgage 300k 6% 30 years", "loan"],
  // A debt is no goal.
  ["en", "pay off 12000 at 19% in 2 years", "loan"], ["en", "pay 12000 at 19% in 2 years", "loan"],
  ["de", "12000 Euro Schulden bei 19% in 2 Jahren abbezahlen", "loan"],
  ["es", "pagar una deuda de 12000 al 19% en 2 años", "loan"],
  ["fr", "rembourser 12000 à 19 % en 2 ans", "loan"],
  ["ja", "120万円を年利15%で2年で返済", "loan"], ["ar", "سداد 12000 بفائدة 19% خلال 2 سنة", "loan"],
  ["en", "how much will I owe in 2 years on 12000 at 19%", "(payoff loan)"],
  ["en", "get rid of 12000 debt in 3 years", "(payoff loan)"],
  ["en", "pay off my 300k loan 6% 5 years earlier", "(loan)"],
  // Money of a time that is over may be money of today or of then: both are answered.
  ["en", "100 dollars 20 years ago at 3% inflation", "inflation inflation"],
  ["en", "what was 100 dollars worth 20 years ago", "inflation inflation"],
  ["de", "Was waren 100 Euro vor 20 Jahren wert bei 2% Inflation", "inflation inflation"],
  ["es", "100 euros hace 20 años inflación 3%", "inflation inflation"],
  ["fr", "100 euros il y a 20 ans avec 3 % d’inflation", "inflation inflation"],
  ["ja", "20年前の100ドルの価値 インフレ3%", "inflation inflation"], ["ar", "100 دولار قبل 20 سنة تضخم 3%", "inflation inflation"],
  ["en", "what will 500 a month be worth in 10 years with 3% inflation", "(inflation)"],
  ["en", "my house is worth 300000, what will it be worth in 10 years at 3%", "(inflation savings)"],
  // A goal is answered by no other calculator.
  ["de", "monatlich sparen um in 10 Jahren 50.000 Euro zu haben bei 3%, Sparziel", "goal"],
  ["de", "ETF Sparplan 150 Euro 30 Jahre 6%", "savings savings"], ["en", "what would $20 in 1975 be worth today", "inflation"],
  // How long money lasts is no time to pay off a card.
  ["en", "1 million at 4% how long does it last", "(retirement)"],
  ["en", "500000 withdraw 2000 a month at 4%", "(retirement)"],
  ["de", "wie lange reicht 1 Million bei 4%", "(retirement)"], ["ja", "500万円 年利4% 何年もつ", "(retirement)"],
  // Numbers of names, and what a calculator lacks.
  ["en", "rule of 72 6%", "doubling-time"],
  ["de", "Wie lange dauert es, bis sich Geld verdoppelt bei 5%", "doubling-time"],
  ["en", "refinance 250000 from 7% to 5.5%", "refinance"],
]) {
  test(`“${question}” is for ${wanted}`, () => assert.equal(meant(question, language), wanted));
}

test("a plan whose name has a number has no amount", () => {
  const { readings: [{ inputs }] } = asked("401k 500 a month at 7% for 30 years", "en");
  assert.deepEqual(inputs, { monthlyDeposit: "500", yearsToInvest: "30 years", interestRate: "7%" });
});

for (const [language, question] of [
  ["en", "what will 50000 be worth in 15 years with 3% inflation"], ["de", "Kaufkraft von 50000 in 15 Jahren bei 3%"],
  ["es", "cuánto valdrán 50000 en 15 años con inflación del 3%"],
  ["fr", "combien vaudront 50000 dans 15 ans avec 3 % d’inflation"],
  ["ar", "كم ستساوي 50000 خلال 15 سنة مع تضخم 3%"],
]) {
  test(`“${question}” asks what money will buy`, () => {
    const { readings: [{ calculator, figure, isWhole }] } = asked(question, language);
    assert.deepEqual([calculator, figure, isWhole], ["inflation", "purchasingPower", true]);
  });
}

test("compound interest names how often it is added where nobody said", () => {
  const own = (question) => asked(question, "en").readings[0];
  const { inputs, assumed } = own("compound interest 1000 5% 10 years");
  assert.deepEqual([inputs.compoundInterval, assumed], ["monthly", ["compoundInterval"]]);
  assert.deepEqual(own("compound interest 1000 5% 10 years daily").assumed, []);
  assert.equal(own("Zinseszins 1000 5% 10 Jahre").inputs.compoundInterval, "monthly");
});
