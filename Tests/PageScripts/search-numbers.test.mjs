// Numbers in a question: how they are written, what they are, and which calculator they are for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { moved, plainNumber, quantitiesIn } from "../../templates/scripts/search-numbers.js";
import { readingsOf } from "../../templates/scripts/search-readings.js";

const shown = (text) => quantitiesIn(text).quantities.map(({ type, text: own }) => `${type} ${own}`).join(", ");

for (const [typed, number, rate] of [
  ["300,000", "300000", "300.000"], ["300.000", "300000", "300.000"], ["1.234,56", "1234.56", "1234.56"],
  ["1,234.56", "1234.56", "1234.56"], ["5,5", "5.5", "5.5"], ["5.375", "5375", "5.375"], ["0.125", "0.125", "0.125"],
  ["1.200.000", "1200000", "1200000"], ["500'000", "500000", "500000"], ["12 500,5", "12500.5", "12500.5"],
  ["٣٠٠٬٠٠٠٫٥".replace(/[٠-٩]/g, (digit) => digit.charCodeAt(0) & 15), "300000.5", "300000.5"],
]) {
  test(`“${typed}” is ${number}, and as a rate ${rate}`, () => {
    assert.deepEqual([plainNumber(typed), plainNumber(typed, true)], [number, rate]);
  });
}

test("numbers are moved by powers of ten without rounding", () => {
  assert.deepEqual([moved("300", 3), moved("1.25", 6), moved("0.5", 0), moved("1.2345", 3)],
    ["300000", "1250000", "0.5", "1234.5"]);
});

for (const [text, quantities] of [
  ["300,000 at 5.5% 30 years", "amount 300000, rate 5.5%, term 30 years"],
  ["300k 5,5 % 30 Jahre", "amount 300000, rate 5.5%, term 30 years"],
  ["20000 in 5 years at 4%", "amount 20000, term 5 years, rate 4%"],
  ["3000 at 18% 200 a month", "amount 3000, rate 18%, payment 200"],
  ["10k 7% 5 years $200 extra a month", "amount 10000, rate 7%, term 5 years, payment 200"],
  ["100 € extra im Monat", "payment 100"], ["$200 extra a year", "payment 200"],
  ["$1.5m 6.25% 30y", "amount 1500000, rate 6.25%, term 30 years"],
  ["1,2 Mio. € zu 3,8 Prozent, 240 Monate", "amount 1200000, rate 3.8%, term 240 months"],
  ["200 Euro im Monat, 10 Jahre", "payment 200, term 10 years"],
  ["300 000 € à 3,5 % sur 25 ans", "amount 300000, rate 3.5%, term 25 years"],
  ["carte 3000 à 18 % 200 par mois", "amount 3000, rate 18%, payment 200"],
  ["préstamo de 150 mil al 4 % a 20 años", "amount 150000, rate 4%, term 20 years"],
  ["住宅ローン ３０００万円 金利1.5％ 35年", "amount 30000000, rate 1.5%, term 35 years"],
  ["毎月3万円 20年", "payment 30000, term 20 years"],
  ["قرض ٣٠٠ ألف بفائدة ٥٫٥٪ لمدة ٣٠ سنة", "amount 300000, rate 5.5%, term 30 years"],
  ["200/month monthly 50 3k/m", "payment 200, payment 50, payment 3000"],
  ["20,000 5.9% 5 years fee of 900", "amount 20000, rate 5.9%, term 5 years, fee 900"],
  ["400,000 down payment 80,000", "amount 400000, down 80000"], ["400k 20% down", "amount 400000, down 20%"],
  ["300,000 at 6% 30 years biweekly", "amount 300000, rate 6%, term 30 years, often biweekly"],
  ["300k 6 % 30 Jahre, alle zwei Wochen", "amount 300000, rate 6%, term 30 years, often biweekly"],
  ["300k 6% 30 years biweeky", "amount 300000, rate 6%, term 30 years, often biweekly"],
  ["300k 6% 30 years monthly mortgage", "amount 300000, rate 6%, term 30 years"],
  ["300k 6 % 30 Jahre 14-täglich", "amount 300000, rate 6%, term 30 years, often biweekly"],
  ["300 mil al 6 % 30 años quincenal", "amount 300000, rate 6%, term 30 years, often semimonthly"],
  ["300 000 € 6 % 30 ans toutes les 2 semaines", "amount 300000, rate 6%, term 30 years, often biweekly"],
  ["3000万円 1.5% 35年 隔週", "amount 30000000, rate 1.5%, term 35 years, often biweekly"],
  ["300000 بنسبة 6% لمدة 30 سنة أسبوعيا", "amount 300000, rate 6%, term 30 years, often weekly"],
  ["5000 8% 26 weeks", "amount 5000, rate 8%, term 26 weeks"], ["12000 9% 36 Raten", "amount 12000, rate 9%, term 36 payments"],
  ["200 a week 5% a year 10 years", "payment 200, rate 5%, term 10 years"], ["50/week", "payment 50"],
  ["3000 at 18% monthly payment of 200", "amount 3000, rate 18%, payment 200"],
  ["100 dollars in 1990", "amount 100, year 1990"], ["1990年の100ドル", "year 1990, amount 100"],
  ["100 Euro im Jahr 1990", "amount 100, year 1990"], ["20年に1000万円", "term 20 years, amount 10000000"],
  ["300000 5.5 30", "amount 300000, rate 5.5%, term 30 years"], ["50/30/20 rule", "amount 50, amount 30, amount 20"],
  ["what would 300k cost at 6% over 30 years", "amount 300000, rate 6%, term 30 years"], ["APR meaning", ""],
  // Numbers in words, and fractions.
  ["half a million at nine percent, three years", "amount 500000, rate 9%, term 3 years"],
  ["two and a half years", "term 2.5 years"], ["a 30-year mortgage", "term 30 years"],
  ["eine halbe Million, zwei Jahre", "amount 500000, term 2 years"], ["zweieinhalb Jahre", "term 2.5 years"],
  ["vingt ans à 5 pour cent", "term 20 years, rate 5%"], ["deux ans et demi", "term 2.5 years"],
  ["20 mille euros", "amount 20000"], ["medio millón a cinco años", "amount 500000, term 5 years"],
  ["veinte mil euros, tres años y medio", "amount 20000, term 3.5 years"],
  ["三千五百万円 三十年 2年半", "amount 35000000, term 30 years, term 2.5 years"],
  ["مليون ونصف لمدة سنتين", "amount 1500000, term 2 years"],
  ["6 3/4 percent", "rate 6.75%"], ["5½ %", "rate 5.5%"], ["1/2 percent", "rate 0.5%"],
  ["zweihundertfünfundzwanzigtausend Euro", "amount 225000"], ["one hundred and twenty thousand dollars", "amount 120000"],
  ["ciento veinte mil euros a treinta y cinco años", "amount 120000, term 35 years"], ["cent mille euros", "amount 100000"],
  ["soixante-quinze euros", "amount 75"], ["خمسة وعشرين سنة", "term 25 years"], ["a quarter million", "amount 250000"],
  ["au bout d'un an", "term 1 years"], ["toutes les deux semaines", "often biweekly"], ["200 € l’an", "payment 200"],
  ["épargne mensuelle 150€ 4%", "payment 150, rate 4%"], ["monthly savings of 150", "payment 150"],
  // A percentage behind “down” is paid of the amount, unless an amount before that is.
  ["280 000 € apport 15 %", "amount 280000, down 15%"], ["90000 down payment 10 percent", "amount 90000, down 10%"],
  // A number has the unit of the next one that is its choice.
  ["15 vs 30 year mortgage", "term 15 years, term 30 years"], ["24, 36 oder 48 Monate", "amount 24, term 36 months, term 48 months"],
  ["310k from 7.25 to 6.1", "amount 310000, rate 7.25%, rate 6.1%"], ["5-10 years", "term 5 years, term 10 years"],
  // What is paid beside a larger amount is a payment, and what is counted no amount.
  ["3000 al 24 % pagando 150", "amount 3000, rate 24%, payment 150"], ["pay 12000 in 2 years", "amount 12000, term 2 years"],
  ["3 credit cards 18k", "count 3, amount 18000"], ["250 tsd 2% Tilgung 4% Zins", "amount 250000, unread 2%, rate 4%"],
  ["420000 Euro 80000 Eigenkapital 3,7 Prozent", "amount 420000, down 80000, rate 3.7%"],
  ["2.5k saved every year", "payment 2500"], ["金利1.2% 毎月", "rate 1.2%"], ["500 dollars 10 years back", "amount 500, ago 10 years"],
]) {
  test(`“${text}” has ${quantities || "no numbers"}`, () => assert.equal(shown(text), quantities));
}

test("a currency is known by its sign, its code or its word; other words remain", () => {
  const currencies = ["£250,000", "CHF 500'000", "20.000 Euro", "3000万円", "$300", "300"]
    .map((text) => quantitiesIn(text).currency);
  assert.deepEqual(currencies, ["GBP", "CHF", "EUR", "JPY", "$", undefined]);
  assert.equal(quantitiesIn("my 300k mortgage at 6% for 30 years").rest.replace(/ +/g, " "), "my mortgage for");
});

function reading(text, topics = []) {
  const [first] = readingsOf(quantitiesIn(text).quantities, new Set(topics), 2026);
  return first && [first.calculator, ...Object.entries(first.inputs).map((pair) => pair.join("="))].join(" ");
}

for (const [text, topics, wanted] of [
  ["300,000 at 5.5% 30 years", [], "loan principal=300000 rate=5.5% term=30 years"],
  ["20000 in 5 years at 4%", [], "goal target=20000 yearsToInvest=5 years interestRate=4%"],
  ["20000 in 5 years at 4%", ["car-loan"], "loan principal=20000 rate=4% term=5 years"],
  ["20000 5 years 4%", ["investment"], "savings initialInvestment=20000 yearsToInvest=5 years interestRate=4%"],
  ["3000 at 18% 200 a month", [], "card balance=3000 rate=18% payment=200"],
  ["200 a month 10 years 5%", [], "savings monthlyDeposit=200 yearsToInvest=10 years interestRate=5%"],
  ["20000 300 a month 4%", ["savings"], "goal target=20000 monthlyDeposit=300 interestRate=4%"],
  ["400k 20% down 6% 30 years", [], "loan homeValue=400000 downPayment=20% rate=6% term=30 years"],
  ["300k 6% 30 years biweekly", [], "loan principal=300000 rate=6% term=30 years payments=biweekly"],
  ["300k biweekly 6% 30 years", ["mortgage"], "loan principal=300000 rate=6% term=30 years payments=biweekly"],
  ["10k 5% 10 years quarterly", ["compound-interest"],
    "savings initialInvestment=10000 yearsToInvest=10 years interestRate=5% compoundInterval=quarterly"],
  ["12000 9% 36 payments", ["loan"], "loan principal=12000 rate=9% term=36 months"],
  ["10k zu 5% vierteljährlich 10 Jahre", ["compound-interest"],
    "savings initialInvestment=10000 yearsToInvest=10 years interestRate=5% compoundInterval=quarterly"],
  ["5000 200 a month", ["credit-card"], "card balance=5000 payment=200"], ["300k 5.5%", [], "loan principal=300000 rate=5.5%"],
  ["20000 400 a month 7%", ["car-loan"],
    "payoff debts.0.name=1 debts.0.balance=20000 debts.0.rate=7% monthlyBudget=400"],
  ["65", ["retirement"], "retirement"],
  ["1000 in 20 years", ["worth"], "inflation amount=1000 years=20 years"], ["$100 in 1990", [], "inflation amount=100 years=36 years"],
  ["1,800 a month or 350k", ["rent-or-buy"], "rent-or-buy price=350000 monthlyRent=1800"],
  ["10000 in 3 years", ["savings"], "goal target=10000 yearsToInvest=3 years interestRate=0%"],
  ["150 30 years 6%", ["savings-plan"], "savings monthlyDeposit=150 yearsToInvest=30 years interestRate=6%"],
  ["5000", ["extra-payment"], "loan extra.0.amount=5000"],
  ["since 1980", ["inflation"], "inflation years=46 years"],
  ["100 20 years ago 3%", [], "inflation amount=100 inflationRate=3% years=20 years direction=earlier"],
  ["7%", ["doubling"], "doubling-time rate=7%"], ["7%", [], undefined], ["401k", [], undefined],
  ["50/30/20", ["budget"], undefined],
]) {
  test(`“${text}”${topics.map((topic) => ` (${topic})`)} is ${wanted ?? "for no calculator"}`, () => {
    assert.equal(reading(text, topics), wanted);
  });
}

for (const [text, topics, wanted] of [
  ["10k 7% 5 years $200 extra a month", ["extra-payment"], true], ["10k 7% 5 years $200 extra a year", ["extra-payment"], false],
  ["300k 5.5% 30 years", ["loan"], true], ["300k 5.5% 30 years 1,700 a month", ["loan"], false],
  ["300k 6% 30 years weekly", ["loan"], true], ["300k 6% 30 years daily", ["loan"], false],
  ["300k 6% 30 years interest-only", ["loan"], false], ["12000 9% 36 payments weekly", ["loan"], false],
  ["200 a week 10 years 5%", [], false], ["3000 at 2% a month 200 a month", ["credit-card"], false],
  ["3000 al 2% mensual pagando 200 al mes", ["credit-card"], false],
  ["10000 at 5% 10 years yearly", ["compound-interest"], true],
  ["10k 7% 5 years weekly payments, 20 extra a week", ["extra-payment", "loan"], true],
  ["10k 7% 5 years weekly payments, 20 extra a month", ["extra-payment", "loan"], false],
  // A number with no sign and no unit may be a name.
  ["300k 5.5% 30 years 1098", ["loan"], true],
]) {
  test(`“${text}” ${wanted ? "has" : "has no"} reading that takes all of it`, () => {
    const readings = readingsOf(quantitiesIn(text).quantities, new Set(topics));
    assert.equal(readings.some(({ isWhole }) => isWhole), wanted);
  });
}

test("a reading names what it leaves out, as it was typed", () => {
  const unused = (text, topics = []) => readingsOf(quantitiesIn(text).quantities, new Set(topics))[0].unused;
  assert.deepEqual(unused("300k 5.5% 30 years $20 a week", ["loan"]), ["$20 a week"]);
  assert.deepEqual(unused("300k 5.5% 30 years", ["loan"]), []);
});

test("a reading names the inputs that the question did not say", () => {
  const assumed = (text, topics = []) => readingsOf(quantitiesIn(text).quantities, new Set(topics))[0].assumed;
  assert.deepEqual(assumed("10000 in 3 years"), ["interestRate"]);
  assert.deepEqual(assumed("10000 in 3 years at 4%"), []);
  assert.deepEqual(assumed("200k 7% 6% 20 years", ["refinance"]), ["newTerm"]);
});
