// What quantities of a question mean: the inputs of a calculator, in the words that the engine reads in English.
//
// `readingsOf` gives the calculators that may be meant, the likeliest first. `isSure` says whether the words of
// the question name it, `isWhole` whether it takes all that is said: an answer to a part would mislead.

const loans = ["loan", "mortgage", "car-loan", "student-loan", "personal-loan"];
// Words that are of saving as well: a deposit of each month, a house to save for.
const either = ["monthly-payment", "extra-payment", "down-payment", "home", "principal"];
const borrowing = [...loans, "amortization", ...either];
const onCards = ["credit-card", "minimum-payment"];
const owing = [...onCards, "payoff", "debt", "snowball", "consolidation"];
const saving = ["savings", "savings-plan", "investment", "compound-interest", "fixed-deposit", "retirement", "worth", "earnings"];
const goals = ["savings-goal", "emergency-fund"];
const savedIn = ["savings", "savings-plan", "compound-interest", "fixed-deposit", "investment", "retirement", ...goals];

// How often interest is added, as inputs name it.
const added = new Map([
  ["daily", "daily"], ["quarterly", "quarterly"], ["semiannual", "semiannual"], ["yearly", "annual"],
]);
const addedToLoans = ["daily", "semiannual", "annual"];
// How often a loan is paid.
const paid = [
  "weekly", "biweekly", "semimonthly", "every-2-months", "quarterly", "semiannual", "yearly",
  "accelerated-biweekly", "accelerated-weekly",
];

// “36 payments” are months, unless there are more or fewer in a year.
function inMonths(term, often) {
  if (!term.text.endsWith(" payments")) return term;
  return often ? undefined : { ...term, text: term.text.replace("payments", "months"), of: term };
}

// A number that is no sum of money beside another one: an age, or a count of something.
const isCount = ({ isBare, text }) => isBare && Number.parseFloat(text) < 100;
const sums = (amounts) => (amounts.every(isCount) ? amounts : amounts.filter((amount) => !isCount(amount)));

export function readingsOf(given, topics = new Set(), thisYear = new Date().getFullYear()) {
  const isAdded = topics.has("compound-interest");
  // “Yearly” alone is how long rates are for.
  const said = given.filter(({ type, text, isPaid }) =>
    type !== "often" || text !== "yearly" || isPaid || isAdded);
  // “5% quarterly, compounded”: the rate is of a year.
  const quantities = said.flatMap((quantity) => (isAdded && quantity.type === "rate" && added.has(quantity.often)
    ? [{ ...quantity, often: undefined }, { type: "often", text: quantity.often }] : [quantity]));
  const all = (type) => quantities.filter((quantity) => quantity.type === type && !quantity.often);
  const [amount, second] = sums(all("amount"));
  const [rate, newRate] = all("rate");
  const [often] = all("often");
  const [term, newTerm] = all("term").map((quantity) => inMonths(quantity, often));
  const [payment] = all("payment");
  const [fee] = all("fee");
  const [down] = all("down");
  const [year] = all("year");
  const [ago] = all("ago");
  const [regular] = quantities.filter((quantity) => quantity.type === "payment" && quantity.often);
  const about = (names) => names.some((name) => topics.has(name));
  const isSaved = about(savedIn);
  // Nothing that is borrowed, owed or bought is answered as savings, whatever its numbers.
  const isDebt = about([...loans, "amortization", ...owing, "borrowable"]);
  // “In 12 payments” is how something is paid for.
  const isInPayments = given.some(({ type, text }) => type === "term" && text.endsWith(" payments"));
  const isOwed = isDebt || (!isSaved && (isInPayments || about([...either, "car", "buying"])));

  // `assumed` are inputs that nobody said.
  const reading = (calculator, inputs, isSure = false, assumed = []) => {
    const own = Object.entries(inputs).filter(([, quantity]) => quantity !== undefined)
      .map(([name, quantity]) => [name, quantity.text ?? quantity]);
    const values = new Set(Object.values(inputs).map((quantity) => quantity?.of ?? quantity));
    const unused = quantities.filter((quantity) => !quantity.isBare && !values.has(quantity));
    return {
      calculator, inputs: Object.fromEntries(own), isSure, isWhole: unused.length === 0, assumed,
      unused: unused.flatMap(({ said: text }) => text || []),
    };
  };

  // A calculator whose page helps, where no answer of it is surely what was asked; and what its form takes of it.
  const unsure = (calculator, inputs = {}) => ({ ...reading(calculator, inputs), isWhole: false });

  const isBorrowed = (quantity) => quantity && paid.includes(quantity.often) && (about(borrowing) || quantity.isPaid);
  // What is borrowed: “mortgage of 300,000 biweekly” has no other amount.
  const borrowed = amount ?? (isBorrowed(regular) ? regular : undefined);
  const interval = often && isAdded && added.has(often.text) ? { text: added.get(often.text), of: often } : undefined;

  // How often a loan is paid, and interest is added to it.
  function rhythm() {
    if (isAdded) return { compounding: addedToLoans.includes(interval?.text) ? interval : undefined };
    const payments = often?.text ?? (amount ? undefined : regular?.often);
    return { payments: paid.includes(payments) ? { text: payments, of: often } : undefined };
  }

  function loan(isSure) {
    const common = { rate, term, fees: fee, ...rhythm() };
    if (down && amount) return reading("loan", { homeValue: amount, downPayment: down, ...common }, isSure);
    // Paid each time, so it must be as often.
    const more = often && !isAdded ? [regular].find((quantity) => quantity?.often === often.text) : payment;
    const extra = topics.has("extra-payment") && more
      ? { "extra.0.amount": more, "extra.0.from": "1", "extra.0.every": "1" } : {};
    return reading("loan", { principal: borrowed, ...common, ...extra }, isSure);
  }
  // The years from one that was named to this one.
  const since = year && Number(year.text) < thisYear
    ? { text: [thisYear - Number(year.text), "years"].join(" "), of: year } : undefined;
  const goal = (isSure) => reading("goal", {
    target: amount, yearsToInvest: term, monthlyDeposit: payment,
    interestRate: rate ?? (term && payment ? undefined : "0%"),
  }, isSure, rate || (term && payment) ? [] : ["interestRate"]);
  const savings = (isSure) => reading("savings", {
    initialInvestment: amount, monthlyDeposit: payment, yearsToInvest: term, interestRate: rate,
    compoundInterval: interval ?? (isAdded ? "monthly" : undefined),
  }, isSure, isAdded && !interval ? ["compoundInterval"] : []);
  const plan = () => reading("savings", {
    monthlyDeposit: amount, yearsToInvest: term, interestRate: rate,
  }, false, ["monthlyDeposit"]);
  const inflation = (years, direction) =>
    reading("inflation", { amount, inflationRate: rate, years, direction }, true);
  // “100 dollars 20 years ago” may be money of today or of then.
  const past = (years) => [
    { ...inflation(years, "earlier"), isSure: false },
    { ...inflation(years), isSure: false, figure: "adjustedAmount" },
  ];
  const card = (isSure) => reading("card", { balance: amount, rate, payment }, isSure);
  const payoff = (isSure) => reading("payoff", {
    "debts.0.name": "1", "debts.0.balance": amount, "debts.0.rate": rate, monthlyBudget: payment,
  }, isSure);

  // What the words of the question name.
  function named() {
    if (topics.has("doubling") && rate) return [reading("doubling-time", { rate }, true)];
    // Earnings are no amount of a loan, and no calculator has what a payment can borrow.
    if (topics.has("borrowable") || (isOwed && topics.has("earnings"))) {
      const calculator = topics.has("retirement") ? "retirement" : isSaved ? "savings" : "loan";
      return [unsure(calculator, calculator === "loan" ? { rate, term } : {})];
    }
    if (topics.has("drawdown") && !isOwed && (amount || payment)) return [unsure("retirement", { savings: amount })];
    if (ago && amount && !isOwed && !isSaved) return past(ago);
    if (topics.has("inflation") && year && !amount) return [unsure("inflation", { years: since, inflationRate: rate })];
    if (since && amount && !about([...borrowing, ...saving.filter((name) => name !== "worth"), ...goals])) {
      return [{ ...inflation(since), figure: "adjustedAmount" }];
    }
    if (about(["inflation", "buying-power"]) && (amount || payment || regular)) {
      const own = inflation(term);
      if (!amount || isDebt || isSaved) return [unsure("inflation", { years: term, inflationRate: rate })];
      // What money will buy is another figure than what prices will be.
      if (!about(["worth", "buying-power", "buying"])) return [own];
      return [{ ...own, figure: "purchasingPower" }];
    }
    if (topics.has("rent-or-buy") && amount) {
      const [monthlyRent, price] = [amount, payment ?? second].filter(Boolean)
        .sort((one, other) => Number.parseFloat(one.text) - Number.parseFloat(other.text)).slice(-2);
      return [reading("rent-or-buy", { price, monthlyRent }, true)];
    }
    if (topics.has("worth") && amount && (term || year)) {
      if (isOwed) return [unsure("inflation"), unsure("savings")];
      return rate ? [savings(true)] : [{ ...inflation(term), figure: "purchasingPower" }, savings(true)];
    }
    if (year && amount && !about([...borrowing, ...saving, ...goals])) return [inflation(undefined)];
    if (topics.has("simple-interest") && amount && rate) {
      return [reading("simple-interest", { principal: amount, rate, term }, true)];
    }
    if (topics.has("refinance") && amount) {
      return [reading("refinance", {
        balance: amount, rate, newRate, remaining: term, newTerm: newTerm ?? term, costs: fee ?? second,
      }, true, newTerm ? [] : ["newTerm"])];
    }
    if (about(owing) && !about(borrowing) && amount && !term) return [card(true), payoff(true)];
    // “Car loan 20,000, 400 a month” asks when it is paid off.
    if (about(owing) && about(onCards) && amount && payment && !term) return [card(true), payoff(true)];
    if (about(loans) && amount && payment && !term) return [payoff(true), card(true)];
    // A debt that is paid in two years is a loan of two years.
    if (about(owing) && amount && term) {
      const isPaidIn = about(["payoff", "consolidation", ...borrowing]);
      return isPaidIn ? [loan(true), payoff(true)] : [unsure("payoff"), unsure("loan")];
    }
    if (topics.has("retirement") && !isOwed && !(term && rate)) {
      const savings = amount && !isCount(amount) ? amount : undefined;
      return [reading("retirement", { savings, monthlyDeposit: payment }, true)];
    }
    // A site without goals has the page of savings, which answers something else.
    if (about(goals) && amount && !isOwed) return [goal(true), unsure("savings")];
    // “Save 20,000 in 4 years” is a goal; with a rate it may be savings that grow.
    if (topics.has("savings") && !isOwed && amount && !payment && term?.isIn) return [goal(!rate), savings(!rate)];
    // The amount of a plan may be that of each month.
    if (topics.has("savings-plan") && amount && !second && !payment && !regular) return [plan(), savings(false)];
    if (about(saving) && !isOwed && (amount || payment || regular)) {
      return amount && payment && !term ? [goal(true)] : [savings(true)];
    }
    // “Is an extra payment of 5,000 worth it” has no amount of a loan.
    if (topics.has("extra-payment") && amount && !second && !rate && !term) {
      return [unsure("loan", { "extra.0.amount": amount })];
    }
    return about(borrowing) && borrowed && (!payment || term) ? [loan(true)] : [];
  }

  function likely() {
    if (!amount && borrowed && term && rate) return [loan(false)];
    if (isOwed && amount && rate && payment && !term) return [card(false), payoff(false)];
    if (isOwed) return [amount && rate && term ? loan(false) : unsure("loan")];
    // “Pay 12,000 in 2 years” is no goal, and “pay 500 a month for 4 years” no deposit.
    const isPaid = topics.has("paying");
    if (!amount && (payment || regular) && term) return [isPaid ? unsure("loan") : savings(false)];
    if (!amount) return [];
    if (payment && !term) return rate ? [card(false), payoff(false), goal(false)] : [goal(false)];
    if (!term) return rate ? [loan(false), savings(false)] : [];
    // Loans and savings are by months.
    if (rate && !payment && term.text.endsWith(" days")) {
      return [reading("simple-interest", { principal: amount, rate, term }), unsure("loan")];
    }
    if (isPaid && (payment || term.isIn)) return [loan(false)];
    if (payment) return rate ? [savings(false), loan(false)] : [goal(false)];
    if (term.isIn && !about(["interest", "interest-rate"])) return [goal(false), ...(rate ? [savings(false), loan(false)] : [])];
    return [loan(false), savings(false)];
  }

  const sure = named();
  return sure.length > 0 ? sure : likely();
}
