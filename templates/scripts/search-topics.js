// Which calculators answer questions about a subject, the best first: a site may lack some. Without a line, it is
// the calculator with the name of the subject.
import { tables } from "./search-questions.generated.js";

const answers = {
  loan: ["loan"],
  mortgage: ["loan", "rent-or-buy"],
  "car-loan": ["loan"],
  "student-loan": ["loan"],
  "personal-loan": ["loan"],
  "monthly-payment": ["loan"],
  amortization: ["loan"],
  "extra-payment": ["loan"],
  principal: ["loan"],
  borrowable: ["loan", "rent-or-buy"],
  car: ["loan"],
  "down-payment": ["loan", "rent-or-buy"],
  home: ["loan", "rent-or-buy"],
  payoff: ["payoff", "card", "loan"],
  debt: ["payoff", "card", "loan"],
  snowball: ["payoff"],
  consolidation: ["payoff", "refinance", "loan"],
  "credit-card": ["card", "payoff", "loan"],
  "minimum-payment": ["card"],
  "payday-loan": ["apr", "loan"],
  apr: ["apr", "loan"],
  fees: ["apr", "loan"],
  interest: ["simple-interest", "loan", "savings"],
  "interest-rate": ["rates", "loan"],
  apy: ["rates", "savings"],
  "rate-conversion": ["rates"],
  "compound-interest": ["savings", "annuity"],
  savings: ["savings", "goal"],
  "savings-plan": ["savings", "goal"],
  "savings-goal": ["goal", "savings"],
  "emergency-fund": ["goal", "savings"],
  "fixed-deposit": ["savings"],
  investment: ["savings", "cashflow"],
  earnings: ["savings"],
  return: ["cashflow", "savings"],
  retirement: ["retirement", "savings"],
  drawdown: ["retirement", "annuity"],
  "rent-or-buy": ["rent-or-buy", "loan"],
  "buying-power": ["inflation"],
  worth: ["inflation", "savings"],
  refinance: ["refinance", "loan"],
  "present-value": ["annuity"],
  doubling: ["doubling-time"],
  "unit-price": ["comparison"],
};

export const topics = Object.keys(tables.en.topics);

// Subjects that are a part of another one: a page about loans also says something about mortgages.
const wider = {
  mortgage: "loan", "car-loan": "loan", "student-loan": "loan", "personal-loan": "loan", "payday-loan": "loan",
  "extra-payment": "loan", "compound-interest": "interest", "simple-interest": "interest",
  "interest-rate": "interest", snowball: "debt", consolidation: "debt", "minimum-payment": "credit-card",
  "emergency-fund": "savings", "fixed-deposit": "savings", "savings-goal": "savings",
  "savings-plan": "savings", "buying-power": "inflation",
};

export const widerThan = (topic) => wider[topic];

// What is set side by side, where a question asks to compare.
export const compared = new Set([
  "loan", "mortgage", "car-loan", "student-loan", "personal-loan", "monthly-payment", "credit-card",
  "savings", "fixed-deposit", "refinance", "retirement", "debt",
]);
export const comparing = ["scenarios", "comparison"];

export const calculatorsOf = (topic, isCompared) =>
  [...(isCompared && compared.has(topic) ? ["scenarios"] : []), ...(answers[topic] ?? [topic])];
