// Stores what was typed with the visit of the page, so that it is there after a reload and when the
// reader comes back. It is in the browser's history of the tab, never in the address.
import { replaceState } from "./addresses.js";

// Browsers refuse many changes of a history in a short time.
const patience = 300;

// Stores what `value` gives under a name whenever the reader changes something in `element`, or a result
// has been computed; undefined stores nothing. Gives what was stored before.
export function storeVisit(name, element, value) {
  let pause;

  function store() {
    clearTimeout(pause);
    pause = undefined;
    const { [name]: stored, ...others } = history.state ?? {};
    const now = value();
    if (now === undefined && stored === undefined) return;
    replaceState(now === undefined ? others : { ...others, [name]: now });
  }

  function soon() {
    pause ??= setTimeout(store, patience);
  }

  element.addEventListener("input", soon);
  document.addEventListener("pennypress:computed", soon);
  addEventListener("pagehide", store);
  return history.state?.[name];
}
