// Looks through the pages of the site: `Penny.search.find("morgage", { count: 12 })`.
//
// A build cuts the index into parts, which are scripts, because pages on a disk may load nothing
// else (docs/architecture/search.md). A search loads the parts that it needs, once.
Penny.search = (() => {
  "use strict";

  // Beside the page of the search, of which each language of a site has its own.
  const folder = new URL("search/", document.querySelector("[data-find]").action);

  // Words, as PennyText/SearchWords cuts them

  const latin = new Map(
    [
      ["a", "àáâãäåāăąǎ"], ["ae", "æ"], ["c", "çćĉċč"], ["d", "ďđð"], ["e", "èéêëēĕėęěẽ"],
      ["g", "ĝğġģ"], ["h", "ĥħ"], ["i", "ìíîïĩīĭįıǐ"], ["j", "ĵ"], ["k", "ķ"], ["l", "ĺļľŀł"],
      ["n", "ñńņňŋ"], ["o", "òóôõöøōŏőǒ"], ["oe", "œ"], ["r", "ŕŗř"], ["s", "śŝşšș"],
      ["ss", "ß"], ["t", "ţťŧț"], ["th", "þ"], ["u", "ùúûüũūŭůűųǔ"], ["w", "ŵ"], ["y", "ýÿŷ"],
      ["z", "źżž"],
    ].flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain]))
  );
  const arabic = new Map(Object.entries({
    آ: "ا", أ: "ا", إ: "ا", ٱ: "ا", ؤ: "و", ئ: "ي", ى: "ي", ی: "ي", ة: "ه", ک: "ك",
  }));
  const digits = [0x0660, 0x06f0, 0xff10];
  // What has no spaces between words; hiragana is what people type before it becomes katakana.
  const hiragana = /[\u3041-\u3096\u309d\u309e]/u;
  const ideograph =
    /[\u3005\u3007\u3041-\u3096\u309d\u309e\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9d\u{20000}-\u{323af}]/u;
  const nothing = /[\xad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]|\p{Mn}/u;
  const wide = /[\uff21-\uff3a\uff41-\uff5a]/u;
  const letter = /\p{Alphabetic}|\p{N}/u;
  const longest = 24;

  const moved = (char, by) => String.fromCodePoint(char.codePointAt(0) + by);

  function folded(char) {
    const digit = digits.find((zero) => char.charCodeAt(0) >= zero && char.charCodeAt(0) < zero + 10);
    if (digit) return String(char.charCodeAt(0) - digit);
    if (wide.test(char)) return moved(char, -0xfee0).toLowerCase();
    if (arabic.has(char)) return arabic.get(char);
    const lower = char.toLowerCase();
    for (const part of lower) {
      if (latin.has(part)) return latin.get(part);
      if (/[a-z0-9]/.test(part)) return part;
    }
    return lower;
  }

  // The words of a text, each as often as it has it.
  function words(text, isQuery = false) {
    const found = [];
    let [word, letters, endsInDigit, gap, last, run] = ["", 0, false, "", "", 0];

    function end() {
      if (run > 0 && (!isQuery || run === 1)) found.push(last);
      if (letters > 0) {
        if (letters >= 5 && word.startsWith("ال")) word = word.slice(2);
        // A single Latin letter is mostly what an apostrophe has cut off.
        if (!/^[a-z]$/.test(word)) found.push(word);
      }
      [word, letters, endsInDigit, gap, run] = ["", 0, false, "", 0];
    }

    function pause(next, isInside) {
      const mayFollow = gap === "" || (gap === "bracket" && next === "bracket");
      if (letters > 0 && mayFollow && isInside) gap = next;
      else end();
    }

    for (const char of text) {
      if (ideograph.test(char)) {
        if (letters > 0) end();
        const own = hiragana.test(char) ? moved(char, 0x60) : char;
        if (run > 0) found.push(last + own);
        last = own;
        run += 1;
      } else if (char === "(" || char === ")") {
        pause("bracket", true);
      } else if (/[,.'\xa0\u202f\u2019\u066b\u066c]/.test(char)) {
        pause("separator", endsInDigit);
      } else if (nothing.test(char)) {
        continue;
      } else if (letter.test(char)) {
        const own = folded(char);
        const isDigit = /^[0-9]$/.test(own);
        if (run > 0 || (gap === "separator" && !isDigit)) end();
        gap = "";
        endsInDigit = isDigit;
        letters += 1;
        if (letters <= longest) word += own;
      } else {
        end();
      }
    }
    end();
    return found;
  }

  // Parts

  const given = new Map();
  const asked = new Map();
  Penny.part = (name, data) => given.set(name, data);

  function load(name, edition) {
    if (!asked.has(name)) {
      asked.set(name, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = new URL(`${name}.js${edition ? `?${edition}` : ""}`, folder);
        script.addEventListener("load", () => {
          script.remove();
          if (given.has(name)) resolve(given.get(name));
          else reject(new Error(`${name} has no data`));
        });
        script.addEventListener("error", () => {
          script.remove();
          asked.delete(name);
          reject(new Error(`${name} does not load`));
        });
        document.head.append(script);
      }));
    }
    return asked.get(name);
  }

  // The order of the index, which is that of code points.
  function isBefore(one, other) {
    const [left, right] = [[...one], [...other]];
    const place = left.findIndex((char, index) => char !== right[index]);
    if (place < 0) return left.length < right.length;
    return place < right.length && left[place].codePointAt(0) < right[place].codePointAt(0);
  }

  function nameOf(bound) {
    if (bound === "") return "words";
    if (/^[a-z0-9]+$/.test(bound)) return `words-${bound}`;
    const hex = [...new TextEncoder().encode(bound)].map((byte) => byte.toString(16).padStart(2, "0"));
    return `words-_${hex.join("")}`;
  }

  // The place of the part that has a word, if any has it.
  const partOf = (head, word) =>
    Math.max(0, head.parts.findLastIndex((bound) => !isBefore(word, bound)));

  const lists = new Map();

  // The words of a part, each with what says where it is.
  async function wordsOf(head, place) {
    const name = nameOf(head.parts[place]);
    if (!lists.has(name)) {
      const text = await load(name, head.edition);
      lists.set(name, text.split(";").map((row) => {
        const end = row.search(/[A-E]/);
        return { word: row.slice(0, end), pages: row.slice(end) };
      }));
    }
    return lists.get(name);
  }

  // Many words may begin alike, or be spelled alike: no more parts than these are asked for one.
  const partLimit = 6;

  async function allWords(head, places) {
    const parts = await Promise.all(places.map((place) => wordsOf(head, place)));
    return parts.flat();
  }

  // Words that fit

  const isWord = (word) => !/^[0-9]/.test(word) && !ideograph.test(word);
  const size = (word) => [...word].length;
  const toleranceOf = (word) => (!isWord(word) || size(word) < 4 ? 0 : size(word) < 8 ? 1 : 2);

  // How many letters must be added, dropped, changed or swapped with the next to make a word of
  // what was typed; and to make its beginning.
  function distances(typed, word) {
    let [before, row] = [[], [...word, ""].map((_, index) => index)];
    for (let i = 1; i <= typed.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= word.length; j += 1) {
        const isSame = typed[i - 1] === word[j - 1];
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (isSame ? 0 : 1));
        if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
          next[j] = Math.min(next[j], before[j - 2] + 1);
        }
      }
      [before, row] = [row, next];
    }
    return { whole: row[word.length], start: Math.min(...row) };
  }

  // The parts that have words with that beginning.
  function beginning(head, typed) {
    const first = partOf(head, typed);
    const places = [first];
    while (places.length < partLimit && head.parts[first + places.length]?.startsWith(typed)) {
      places.push(first + places.length);
    }
    return places;
  }

  // The parts where a word may be that was meant: those nearest in the order of words.
  function nearby(head, typed) {
    const swapped = typed[1] + typed[0] + typed.slice(2);
    const wanted = [typed, swapped, typed[0]].map((word) => partOf(head, word));
    const places = [...new Set(wanted)];
    for (let step = 1; places.length < partLimit && step < head.parts.length; step += 1) {
      for (const place of [wanted[0] + step, wanted[0] - step]) {
        if (head.parts[place] !== undefined && !places.includes(place)) places.push(place);
      }
    }
    return places.slice(0, partLimit);
  }

  async function alike(head, typed) {
    const places = isWord(typed) && size(typed) < 2 ? [partOf(head, typed)] : beginning(head, typed);
    const mayBegin = size(typed) > 1 || ideograph.test(typed);
    const all = await allWords(head, places);
    return all
      .filter(({ word }) => word === typed || (mayBegin && word.startsWith(typed)))
      .map((entry) => ({ ...entry, cost: entry.word === typed ? 0 : 1 }));
  }

  // What was probably meant: the words with the fewest letters that differ.
  async function meant(head, typed, tolerance) {
    if (tolerance === 0) return [];
    const all = await allWords(head, nearby(head, typed));
    const fits = all.filter(({ word }) => isWord(word)).map((entry) => {
      const { whole, start } = distances(typed, entry.word);
      return { ...entry, distance: Math.min(whole, start), cost: 2 + (whole <= start ? 0 : 1) };
    });
    const least = Math.min(tolerance, ...fits.map(({ distance }) => distance));
    return fits.filter(({ distance }) => distance === least);
  }

  // Pages that fit

  const step = 4;

  // Puts the smallest cost of each page that has one of the words into a list by page.
  function costsOf(fits, count) {
    const costs = new Uint16Array(count);
    for (const { pages, cost } of fits) {
      let field = 0;
      let next = 0;
      for (const [part, name, gap, more] of pages.matchAll(/([A-E])|([0-9a-z]+)(?:\*([0-9a-z]+))?/g)) {
        if (part === name) {
          field = name.charCodeAt(0) - 65;
          next = 0;
          continue;
        }
        next += parseInt(gap, 36);
        const end = next + (more ? parseInt(more, 36) : 0);
        const own = 1 + field * step + cost;
        for (; next <= end; next += 1) {
          if (costs[next] === 0 || costs[next] > own) costs[next] = own;
        }
      }
    }
    return costs;
  }

  // The pages that have all words, the best first: those whose title has them, then those that
  // say them in a heading, then in their text.
  function pagesWith(all, head, kinds) {
    const count = Math.max(0, ...head.kinds.map(([, start, size]) => start + size));
    const lists = all.map((fits) => costsOf(fits, count));
    const pages = [];
    for (const [label, start, size] of head.kinds) {
      if (kinds && !kinds.includes(label)) continue;
      for (let page = start; page < start + size; page += 1) {
        let sum = 0;
        if (lists.every((costs) => (sum += costs[page], costs[page] > 0))) pages.push({ page, cost: sum });
      }
    }
    return pages.sort((one, other) => one.cost - other.cost || one.page - other.page);
  }

  async function shown({ page, cost }, head, typed) {
    const part = Math.floor(page / head.size);
    const [label] = head.kinds.findLast(([, first]) => first <= page);
    const rows = await load(`pages-${part}`, head.edition);
    const [title, href, summary, ...figures] = rows[page - part * head.size];
    const isPhrase = ` ${words(title).join(" ")} `.includes(` ${typed.join(" ")} `);
    return { page, cost, kind: label, title, href, summary, figures, isPhrase };
  }

  // Words of the site that are like one that nothing fits.
  async function near(head, typed) {
    if (!isWord(typed) || size(typed) < 3) return [];
    const all = await allWords(head, nearby(head, typed));
    const limit = Math.max(2, Math.ceil(size(typed) / 2));
    const likely = all.filter(({ word }) => isWord(word) && size(word) > 2)
      .map(({ word }) => ({ word, distance: distances(typed, word).whole }));
    const least = Math.min(limit, ...likely.map(({ distance }) => distance));
    return likely.filter(({ distance }) => distance === least).slice(0, 3).map(({ word }) => word);
  }

  // The pages that have all words of a search, or words that were probably meant.
  async function ranked(query, kinds) {
    const typed = [...new Set(words(query, true))];
    const none = { typed, all: typed.map(() => []), isMeant: [], pages: [] };
    if (typed.length === 0) return none;
    const head = await load("index");
    if (head.parts.length === 0) return none;

    const isMeant = typed.map(() => false);
    const all = await Promise.all(typed.map(async (word, index) => {
      const fits = await alike(head, word);
      if (fits.length > 0) return fits;
      isMeant[index] = true;
      return meant(head, word, toleranceOf(word));
    }));
    let pages = pagesWith(all, head, kinds);
    if (pages.length === 0) {
      // A word that is there may still be one that nobody meant.
      for (const [index, word] of typed.entries()) {
        if (!isMeant[index]) all[index] = all[index].concat(await meant(head, word, toleranceOf(word)));
      }
      pages = pagesWith(all, head, kinds);
    }
    return { head, typed, all, isMeant, pages };
  }

  // Words of the site to look for in place of what was typed: those that some page has, or else
  // words that are like it.
  async function offers({ head, typed, all }) {
    if (!head) return [];
    const present = typed.filter((_, index) => all[index].length > 0);
    if (present.length > 0) return present;
    const likely = await Promise.all(typed.map((word) => near(head, word)));
    return likely.flat();
  }

  // What a search finds: its first pages, how many there are, the words that they have, the words
  // that stand in for others, and words to look for instead.
  async function find(query, { count = 12 } = {}) {
    const found = await ranked(query);
    const { head, typed, all, isMeant, pages } = found;
    const hits = await Promise.all(pages.slice(0, count).map((page) => shown(page, head, typed)));
    hits.sort((one, other) =>
      one.cost - other.cost || other.isPhrase - one.isPhrase || one.page - other.page);
    return {
      typed,
      hits,
      total: pages.length,
      words: [...new Set(all.flat().map(({ word }) => word))],
      instead: typed.map((word, index) => {
        const [best] = [...all[index]].sort((one, other) => one.cost - other.cost);
        return isMeant[index] && best ? best.word : word;
      }),
      near: pages.length > 0 ? [] : await offers(found),
    };
  }

  // The places of the pages of one kind that a search finds, the best first; undefined for a
  // search without a word.
  async function places(query, kind) {
    const { head, typed, pages } = await ranked(query, [kind]);
    if (typed.length === 0) return undefined;
    const start = head?.kinds.find(([label]) => label === kind)?.[1] ?? 0;
    return pages.map(({ page }) => page - start);
  }

  return { words, find, places };
})();
