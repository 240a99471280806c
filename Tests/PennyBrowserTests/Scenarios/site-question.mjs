// A question with numbers is answered by the engine: the answer comes first and leads to the filled calculator. Without
// the engine there are pages.
export const needs = ["search-page.js", "search-answer.js"];
export const alsoFromDisk = true;

const first = "[data-hits] li:first-child";
const links = "[data-hits] li > a";
const end = new Date();
end.setFullYear(end.getFullYear() + 30, end.getMonth(), 1);
const month = end.toLocaleDateString("en-US", { month: "long", year: "numeric" });
const sentence = `You pay $1,703.37 a month for 30 years (${month}). `
  + "The loan costs $313,210.43 in interest.";

export default async function ({ page, newPage, check, expectProblem, way }) {
  await page.open("index.html");
  await page.click("#ask");
  await page.type("what would 300k cost at 5,5 % 30 Jahre");
  await page.press("Enter");
  await page.isAt("search.html?q=what+would+300k+cost+at+5%2C5+%25+30+Jahre");
  await page.shows(`${first} > a`, sentence);
  await page.shows(`${first} dd`, "$300,000.00", "5.5%", "30 years");
  await page.shows(`${first} > .kind`, "What a loan costs: Monthly payment");
  await page.shows("[data-said]", sentence);
  await page.click(`${first} > a`);
  await page.isAt("calculators/loan.html#principal=300%2C000&rate=5.5%25&term=30+years");
  await page.becomes(async () => (await page.texts("#result .main dd"))[0], "$1,703.37", "the calculator's figure");

  // Two meanings where the words do not say which; the words of the question that are no numbers count.
  await page.open("search.html?q=20000+5+years+at+4%25");
  await page.becomes(async () => (await page.texts("[data-hits] .answer > a")).length, 2, "how many answers there are");
  await page.click("#q");
  await page.press("End");
  await page.type(" car loan");
  await page.becomes(async () => (await page.texts("[data-hits] .answer > a")).length, 1, "how many answers there are");

  // What is above the answer says what it is about.
  await page.open("search.html?q=300%2C000+at+5.5%25+30+years+with+%24200+extra+a+month");
  await page.shows(`${first} > .kind`, "What a loan costs: Interest saved");
  await page.becomes(async () => /^You save \$79,773\.51 in interest/.test((await page.texts(`${first} > a`))[0]),
    true, "whether the answer is about the extra payments");

  // What the question leaves out is named.
  await page.open("search.html?q=10000+in+3+years");
  await page.becomes(async () => /^Save \$277\.78 .* Yearly interest rate: 0%$/.test((await page.texts(`${first} > a`))[0]),
    true, "whether the answer names the rate of 0%");

  // Where an input is missing, the first link says which, and leads to the form with what was understood.
  await page.open("search.html?q=loan+of+15000+for+three+years+%2420+a+week");
  await page.shows(`${first} > a`, "For an answer, add: Yearly interest rate. Not counted: $20 a week.");
  await page.shows(`${first} dt`, "Amount borrowed", "Term");
  await page.shows(`${first} dd`, "15,000", "3 years");
  await page.click(`${first} > a`);
  await page.isAt("calculators/loan.html#principal=15%2C000&term=3+years");
  await page.has("#inputs [name=principal]", "value", "15,000");

  if (way === "file") return;
  const other = await newPage();
  await other.block("*/engine/*");
  expectProblem(/failed request: .*engine/);
  expectProblem(/Pennypress: /);
  await other.open("search.html?q=300%2C000+at+5.5%25+30+years");
  await other.becomes(async () => (await other.texts(links))[0], "What a loan costs", "the first page");
}
