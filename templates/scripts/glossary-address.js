// The search and the tab of the glossary in the page's address: `#find=debt`, `#favourites`.
import { decoded } from "./addresses.js";

export function addressOf(tab, query) {
  const parts = tab === "favourites" ? [tab] : [];
  if (query) parts.push(`find=${encodeURIComponent(query)}`);
  return parts.length > 0 ? `#${parts.join("&")}` : "";
}

// Longer than all that is to be found; the field takes no more either. The cut may not leave half
// a character.
export const longest = 200;
const cut = (text) => text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");

// What an address says, or undefined when it is an anchor of the page.
export function readAddress(hash) {
  const parts = hash.slice(1).split("&");
  const find = parts.find((part) => part.startsWith("find="));
  const isFavourites = parts[0] === "favourites";
  if (!isFavourites && parts[0] !== find) return undefined;
  return {
    tab: isFavourites ? "favourites" : "all",
    query: find ? cut(decoded(find.slice("find=".length))) : "",
  };
}
