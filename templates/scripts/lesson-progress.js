// Stores the lessons that a reader has read, and the answers chosen first.
import { entriesOf, textsIn } from "./json-values.js";
import { storedItem } from "./storage.js";

const { read, write, follow, reportIn } = storedItem("lessons", (value) => ({
  read: textsIn(value.read),
  answers: Object.fromEntries(
    entriesOf(value.answers).map(([lesson, chosen]) => [
      lesson,
      Object.fromEntries(entriesOf(chosen).filter(([, index]) => Number.isInteger(index))),
    ])
  ),
}));

export const isRead = (lesson) => read().read.includes(lesson);

export function answers(lesson) {
  const own = Object.entries(read().answers).find(([name]) => name === lesson);
  return new Map(own ? Object.entries(own[1]) : []);
}

export function toggleRead(lesson) {
  write((value) => ({
    ...value,
    read: value.read.includes(lesson)
      ? value.read.filter((name) => name !== lesson)
      : [...value.read, lesson],
  }));
}

export function storeAnswer(lesson, anchor, index) {
  const own = answers(lesson).set(anchor, index);
  write((value) => ({
    ...value,
    answers: { ...value.answers, [lesson]: Object.fromEntries(own) },
  }));
}

export function forgetAnswers(lesson) {
  write((value) => ({
    ...value,
    answers: Object.fromEntries(
      Object.entries(value.answers).filter(([name]) => name !== lesson)
    ),
  }));
}

export { follow, reportIn };
