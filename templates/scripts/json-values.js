// Checks the types of JSON values that come from elsewhere.
export const isText = (value) => typeof value === "string";

export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isTexts = (value) => isObject(value) && Object.values(value).every(isText);

export const textsIn = (value) => (Array.isArray(value) ? value.filter(isText) : []);

export const entriesOf = (value) => (isObject(value) ? Object.entries(value) : []);
