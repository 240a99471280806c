// The sets that a reader has chosen to see side by side. They are stored with this tab.
import { isObject } from "./json-values.js";
import { storedItem } from "./storage.js";

export const most = 4;

const isShort = (value) => typeof value === "string" && value.length <= 5_000;
const parts = ["key", "kind", "label", "currency", "title", "inputs"];
const isChoice = (value) => isObject(value) && parts.every((name) => isShort(value[name]));

const store = storedItem("compare", (value) => ({
  picks: (Array.isArray(value.picks) ? value.picks : []).filter(isChoice).slice(0, most),
}), { storage: "sessionStorage" });

export const choices = () => store.read().picks;

export const choose = (choice) => store.write(({ picks }) => (
  { picks: [...picks.filter(({ key }) => key !== choice.key), choice].slice(0, most) }));

export const removeChoice = (choice) => store.write(({ picks }) => (
  { picks: picks.filter(({ key }) => key !== choice.key) }));

export const clearChoices = () => store.write(() => ({ picks: [] }));
