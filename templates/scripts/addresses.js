// Addresses of pages, which a reader or a browser may have changed.

// The text of a part of an address; empty for one that is not encoded as addresses are.
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

// Replaces the state and the address of the tab's history. A browser that refuses, or finds it too often,
// forgets them and no more.
export function replaceState(state, address) {
  try {
    history.replaceState(state, "", address);
  } catch (error) {
    console.debug(`Pennypress: ${error.message}`);
  }
}
