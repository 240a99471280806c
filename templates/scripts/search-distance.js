// Compares a word that was typed with a word of the site.

// How many letters must be added, dropped, changed or swapped with the next to make a word of
// what was typed; and to make its beginning.
export function distances(typedText, wordText) {
  const [typed, word] = [[...typedText], [...wordText]];
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
