// Two hundred edits, faster than anybody looks, end in the right page; and whatever is edited, the
// page becomes what it is when it is loaded.
import { difference, isSame, isThere, mark, says } from "./Parts/edits.mjs";

export const needs = [];

const parts = [
  "A paragraph.", "Another with *stress* and `code`.", "## A heading", "- one\n- two\n- three",
  "1. first\n2. second", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |", "> A quotation.",
  "See [the loan](../calculations/first-home.md) & <https://e.example/>.", "---", "```\n<code>\n```",
  "It was paid.[^a]\n\n[^a]: By somebody.", "A budget and a debt.", "## Another heading\n\nText.",
];

function random(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % count;
  };
}

export default async function ({ page, check, site }) {
  const file = "pages/many.md";
  const write = (body, title = "Many") => site.write(file, `---\ntitle: ${title}\n---\n${body}\n`);
  write("At first.");
  await isThere(site, "many.html");
  await page.open("many.html");
  await says(page, "At first.");
  await mark(page);
  for (let number = 1; number <= 200; number += 1) {
    write(`Edit ${number}.\n\n${parts[number % parts.length]}`, `Title ${number}`);
    if (number % 10 === 0) await new Promise((resolve) => setTimeout(resolve, number % 30));
  }
  await says(page, "Edit 200.");
  check(await difference(page), "", "the page");
  check(await page.evaluate(() => document.title.startsWith("Title 200")), true, "its title");

  const below = random(22);
  for (let round = 1; round <= 40; round += 1) {
    const used = new Set();
    const body = Array.from({ length: below(9) }, () => below(parts.length))
      .filter((part) => !(used.has(part) && part > 9) && used.add(part)).map((part) => parts[part]);
    write([...body, `Round ${round}.`].join("\n\n"));
    await says(page, `Round ${round}.`);
    check(await difference(page), "", `the page after ${body.join(" / ")}`);
  }
  check(await isSame(page), true, "whether the page is the same");
}
