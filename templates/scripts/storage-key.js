// Names an item of the browser's storage. Sites on one host have their own.
const root = new URL("../", import.meta.url).pathname;

export const storageKey = (name) => `pennypress:${root}:${name}`;
