// What is on the sheets of a PDF, as poppler reads it: words with their places, and on which sheet
// an address is.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plain(text) {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (all, code, name) =>
    code ? String.fromCodePoint(Number(code)) : entities[name] ?? all);
}

// Poppler gives letters of Arabic and parts of a date as they stand from left to right, but not the
// letters of a ligature. So of a word its letters are compared, sorted, and without their marks.
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}٠-٩]/u;

// Of a number behind a mark of direction, poppler loses the first digit.
const tail = (word) => /^\p{Nd}{3,}$/u.test(word) ? word.slice(1) : word;

/** A text without what is not seen, with the digits of a program, as words to look for. */
export function wordsOf(text) {
  const seen = text.replace(/\p{Cf}/gu, "");
  if (!rightToLeft.test(seen)) return seen.split(" ").filter(Boolean);
  const plain = seen.normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[٠-٩]/g, (digit) => digit.codePointAt(0) - 0x660);
  return (plain.match(/\p{L}+|\p{Nd}+|\//gu) ?? [])
    .map((word) => rightToLeft.test(word) ? [...word].sort().join("") : tail(word));
}

function sheetsOf(text) {
  const sheets = [];
  for (const line of text.split("\n")) {
    const numbers = [...line.matchAll(/="([-\d.]+)"/g)].map((match) => Number(match[1]));
    if (line.includes("<page ")) {
      sheets.push({ width: numbers[0], height: numbers[1], words: [] });
    } else if (line.includes("<word ")) {
      const [left, top, right, bottom] = numbers;
      const word = plain(/>(.*)<\/word>/.exec(line)?.[1] ?? "").replace(/\p{Cf}/gu, "");
      sheets.at(-1).words.push({ word, left, top, right, bottom });
    }
  }
  return sheets;
}

export async function readPDF(bytes) {
  const folder = mkdtempSync(join(tmpdir(), "penny-print-"));
  const file = join(folder, "page.pdf");
  try {
    writeFileSync(file, bytes);
    const many = { maxBuffer: 1 << 28 };
    const [words, addresses, about] = await Promise.all([
      run("pdftotext", ["-bbox", file, "-"], many), run("pdfinfo", ["-url", file], many),
      run("pdfinfo", [file], many),
    ]);
    const places = new Map();
    for (const line of addresses.stdout.split("\n")) {
      const [, sheet, address] = /^\s*(\d+)\s+\S+\s+(\S+)$/.exec(line) ?? [];
      if (!address) continue;
      places.set(address, (places.get(address) ?? new Set()).add(Number(sheet)));
    }
    return {
      sheets: sheetsOf(words.stdout),
      places,
      title: /^Title:\s*(.*)$/m.exec(about.stdout)?.[1] ?? "",
      isTagged: /^Tagged:\s*yes/m.test(about.stdout),
      language: /\/Catalog\b[^]*?\/Lang \((.*?)\)/.exec(bytes.toString("latin1"))?.[1] ?? "",
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
