// Questions with numbers as people write them, and the inputs that they are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked } from "../../templates/scripts/search-asking.js";

const sinceThen = new Date().getFullYear() - 1985;

// The first reading that takes all of a question; “-” where none does.
function inputsOf(question, language) {
  const first = asked(question, language).readings.find(({ isWhole }) => isWhole);
  return first ? [first.calculator, ...Object.entries(first.inputs).map((pair) => pair.join("="))].join(" ") : "-";
}

for (const [language, question, inputs] of [
  ["en", "30 year fixed at 6 5/8 on 420 thousand", "loan principal=420000 rate=6.625% term=30 years"],
  ["en", "borrow three thousand for 18 months at 12 percent", "loan principal=3000 rate=12% term=18 months"],
  ["en", "i put away $75 every two weeks for 10 years at 4%", "-"],
  ["en", "how long to pay off $12,400 credit card at 19.9% paying 400", "card balance=12400 rate=19.9% payment=400"],
  ["en", "what will a quarter million be in 12 years at 6 percent growth", "savings initialInvestment=250000 yearsToInvest=12 years interestRate=6%"],
  ["en", "save for a 40k wedding in 2 years", "goal target=40000 yearsToInvest=2 years interestRate=0%"],
  ["en", "car 32000 with 5000 down 4.9% for 60 mo", "loan homeValue=32000 downPayment=5000 rate=4.9% term=60 months"],
  ["en", "$1,200 laptop in 12 payments at 0%", "loan principal=1200 rate=0% term=12 months"],
  ["en", "2% inflation what will 80k buy in 15 years", "inflation amount=80000 inflationRate=2% years=15 years"],
  ["de", "Darlehen über zweihunderttausend Euro, 4,1 Prozent, zwanzig Jahre", "loan principal=200000 rate=4.1% term=20 years"],
  ["de", "Kreditkarte 2500 Euro 16,9% zahle 100", "card balance=2500 rate=16.9% payment=100"],
  ["de", "50 Euro pro Woche sparen fünf Jahre 2%", "-"],
  ["de", "was sind 1000 Mark von 1985 heute wert", `inflation amount=1000 years=${sinceThen} years`],
  ["de", "Auto 18.900 € Anzahlung 3.900 € 5,49% 48 Monate", "loan homeValue=18900 downPayment=3900 rate=5.49% term=48 months"],
  ["de", "in 8 Jahren 30000 Euro ansparen bei 2,5 Prozent", "goal target=30000 yearsToInvest=8 years interestRate=2.5%"],
  ["fr", "prêt de cent mille euros sur quinze ans à 3,2 %", "loan principal=100000 rate=3.2% term=15 years"],
  ["fr", "carte de crédit 2 000 € à 19 % je paie 80", "card balance=2000 rate=19% payment=80"],
  ["fr", "que vaudront 20 000 € dans 10 ans avec une inflation de 2 %", "inflation amount=20000 inflationRate=2% years=10 years"],
  ["fr", "économiser 8 000 € en 18 mois", "goal target=8000 yearsToInvest=18 months interestRate=0%"],
  ["fr", "maison 280 000 € apport 15 % taux 3,75 sur 22 ans", "loan homeValue=280000 downPayment=15% rate=3.75% term=22 years"],
  ["es", "hipoteca de ciento veinte mil a treinta años al 2,9%", "loan principal=120000 rate=2.9% term=30 years"],
  ["es", "debo 4500 en la tarjeta al 28 % y pago 200 al mes", "card balance=4500 rate=28% payment=200"],
  ["es", "mil euros hace 25 años con inflación del 2,5%", "inflation amount=1000 inflationRate=2.5% years=25 years direction=earlier"],
  ["es", "invertir 300 mensuales diez años 7 %", "savings monthlyDeposit=300 yearsToInvest=10 years interestRate=7%"],
  ["en", "interest on 5000 for 90 days at 4%", "simple-interest principal=5000 rate=4% term=90 days"],
  ["ja", "3000万円 年1.5% 35年", "loan principal=30000000 rate=1.5% term=35 years"],
  ["ja", "３０００万円　３５年１．５％", "loan principal=30000000 rate=1.5% term=35 years"],
  ["ja", "二千五百万円 金利1.8% 三十年 住宅ローン", "loan principal=25000000 rate=1.8% term=30 years"],
  ["ja", "カード 50万円 年利15% 毎月2万円返済", "card balance=500000 rate=15% payment=20000"],
  ["ja", "3年で100万円貯めるには", "goal target=1000000 yearsToInvest=3 years interestRate=0%"],
  ["ja", "インフレ2% 20年後の1000万円", "inflation amount=10000000 inflationRate=2% years=20 years"],
  ["ar", "قرض مئتي ألف لمدة خمس عشرة سنة بفائدة 6%", "loan principal=200000 rate=6% term=15 years"],
  ["ar", "بطاقة 8000 فائدة 24% أدفع 400 شهريا", "card balance=8000 rate=24% payment=400"],
  ["ar", "أريد جمع 60000 خلال 4 سنوات", "goal target=60000 yearsToInvest=4 years interestRate=0%"],
  ["ar", "سيارة ٩٠٬٠٠٠ مقدم ١٠٪ فائدة ٥٫٥٪ ٥ سنوات", "loan homeValue=90000 downPayment=10% rate=5.5% term=5 years"],
  ["ja", "2つのローン 100万円 2% 5年", "loan principal=1000000 rate=2% term=5 years"],
  ["de", "Sparbuch 1% 20 Jahre 5.000€", "savings initialInvestment=5000 yearsToInvest=20 years interestRate=1%"],
]) {
  test(`“${question}” is ${inputs}`, () => assert.equal(inputsOf(question, language), inputs));
}
