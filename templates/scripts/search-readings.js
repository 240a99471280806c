// What quantities of a question mean: the inputs of a calculator, in the words that the engine reads in English.
//
// `readingsOf` gives the calculators that may be meant, the likeliest first. `isSure` says whether the words of
// the question name it, `isWhole` whether it takes all that is said: an answer to a part would mislead.

const borrowing = [
  "loan", "mortgage", "car-loan", "student-loan", "personal-loan", "monthly-payment", "amortization",
  "extra-payment", "down-payment", "home", "principal",
];
const onCards = ["credit-card", "minimum-payment"];
const owing = [...onCards, "payoff", "debt", "snowball"];
const saving = ["savings", "investment", "compound-interest", "fixed-deposit", "retirement"];
const goals = ["savings-goal", "emergency-fund"];

export function readingsOf(quantities, topics = new Set()) {
  const all = (type) => quantities.filter((quantity) => quantity.type === type);
  const [amount, second] = all("amount");
  const [rate, newRate] = all("rate");
  const [term, newTerm] = all("term");
  const [payment] = all("payment");
  const [fee] = all("fee");
  const [down] = all("down");
  const about = (names) => names.some((name) => topics.has(name));

  const reading = (calculator, inputs, isSure = false) => {
    const given = Object.entries(inputs).filter(([, quantity]) => quantity !== undefined)
      .map(([name, quantity]) => [name, quantity.text ?? quantity]);
    const values = new Set(given.map(([, text]) => text));
    const isWhole = quantities.every(({ text, isBare }) => isBare || values.has(text));
    return { calculator, inputs: Object.fromEntries(given), isSure, isWhole };
  };

  function loan(isSure) {
    if (down && amount) {
      return reading("loan", { homeValue: amount, downPayment: down, rate, term, fees: fee }, isSure);
    }
    const extra = topics.has("extra-payment") && payment
      ? { "extra.0.amount": payment, "extra.0.from": "1", "extra.0.every": "1" } : {};
    return reading("loan", { principal: amount, rate, term, fees: fee, ...extra }, isSure);
  }
  const goal = (isSure) => reading("goal", {
    target: amount, yearsToInvest: term, monthlyDeposit: payment,
    interestRate: rate ?? (term && payment ? undefined : "0%"),
  }, isSure);
  const savings = (isSure) => reading("savings", {
    initialInvestment: amount, monthlyDeposit: payment, yearsToInvest: term, interestRate: rate,
  }, isSure);
  const card = (isSure) => reading("card", { balance: amount, rate, payment }, isSure);
  const payoff = (isSure) => reading("payoff", {
    "debts.0.name": "1", "debts.0.balance": amount, "debts.0.rate": rate, monthlyBudget: payment,
  }, isSure);

  // What the words of the question name.
  function named() {
    if (topics.has("doubling") && rate) return [reading("doubling-time", { rate }, true)];
    if (topics.has("inflation") && amount && term) {
      return [reading("inflation", { amount, inflationRate: rate, years: term }, true)];
    }
    if (topics.has("simple-interest") && amount && rate) {
      return [reading("simple-interest", { principal: amount, rate, term }, true)];
    }
    if (topics.has("refinance") && amount && newRate && term) {
      return [reading("refinance", {
        balance: amount, rate, newRate, remaining: term, newTerm: newTerm ?? term, costs: fee ?? second,
      }, true)];
    }
    if (about(owing) && amount && rate && payment && !term) return [card(true), payoff(true)];
    if (about(goals) && amount) return [goal(true), savings(true)];
    if (about(saving) && !about(borrowing) && (amount || payment)) {
      return amount && payment && !term ? [goal(true)] : [savings(true)];
    }
    return about(borrowing) && amount && (!payment || term) ? [loan(true)] : [];
  }

  function likely() {
    if (!amount && payment && term && rate) return [savings(false)];
    if (!amount) return [];
    if (payment && !term) return rate ? [card(false), payoff(false), goal(false)] : [goal(false)];
    if (!term) return down && rate ? [loan(false)] : [];
    if (payment) return rate ? [savings(false), loan(false)] : [goal(false)];
    if (term.isIn) return [goal(false), ...(rate ? [savings(false), loan(false)] : [])];
    return rate ? [loan(false), savings(false)] : [goal(false)];
  }

  const sure = named();
  return sure.length > 0 ? sure : likely();
}
