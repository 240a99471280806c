// The pages of lessons: their questions, and the chapters that a reader has read. Without this file
// nothing is counted.
import { make, makeButton } from "./elements.js";
import * as progress from "./lesson-progress.js";
import { say } from "./messages.js";
import { openQuizzes } from "./quiz.js";

function openLesson(article) {
  const { lesson } = article.dataset;
  openQuizzes(article, lesson);
  const actions = article.querySelector("[data-actions]");
  if (!actions) return;
  const button = makeButton("button", "");
  button.addEventListener("click", () => {
    progress.toggleRead(lesson);
    show();
  });

  function show() {
    const isRead = progress.isRead(lesson);
    button.textContent = isRead
      ? say("lessons.mark-unread") : say("lessons.mark-read");
    button.classList.toggle("quiet", isRead);
  }

  actions.append(button);
  progress.reportIn(actions);
  progress.follow(show);
  show();
}

function openContents(line) {
  const chapters = [...document.querySelectorAll("[data-lesson]")];
  if (chapters.length === 0) return;

  function show() {
    const unread = chapters.filter((chapter) => !progress.isRead(chapter.dataset.lesson));
    for (const chapter of chapters) {
      chapter.querySelectorAll(".read").forEach((tick) => tick.remove());
      if (!unread.includes(chapter)) chapter.append(make("p", say("lessons.read"), "read"));
    }
    const count = chapters.length - unread.length;
    const hadFocus = line.contains(document.activeElement);
    const total = chapters.length;
    if (unread.length === 0) {
      line.textContent = say("lessons.all-read", { count, total });
      return;
    }
    line.textContent = say("lessons.some-read", { count, total });
    const target = unread[0].querySelector("a");
    const chapter = target.textContent.trim();
    const link = make("a", count === 0
      ? say("lessons.begin", { chapter }) : say("lessons.go-on", { chapter }), "button");
    link.href = target.href;
    line.append(" ", link);
    if (hadFocus) link.focus();
  }

  const notes = document.createElement("div");
  line.after(notes);
  progress.reportIn(notes);
  progress.follow(show);
  show();
}

const lesson = document.querySelector("article[data-lesson]");
const contents = document.querySelector("[data-progress]");
if (lesson) openLesson(lesson);
else if (contents) openContents(contents);
