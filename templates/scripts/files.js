// Files that a page gives its reader.

// A file name: the name of the set, and what is not as published.
export function fileNameOf(name, changes) {
  const words = [...new Set(changes)].join(" ").toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.,]+/gu, "-");
  return [name, words.slice(0, 80)].filter(Boolean).join("-").replace(/[-.,]+$/, "");
}

// Saves a file among the reader's downloads.
export function saveFile(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
