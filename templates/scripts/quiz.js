// Opens the questions of a lesson. The first answer that a reader chooses counts, and is stored. Without
// this file every answer opens with its reason, and nothing is counted.
import { make, makeButton, makeStatus } from "./elements.js";
import * as progress from "./lesson-progress.js";
import { say } from "./messages.js";

// A quiz: the first answer chosen counts, the others may be looked at.
function openQuiz(section, choose) {
  const answers = [...section.querySelectorAll("details.answer")];
  const summaries = answers.map((answer) => answer.querySelector("summary"));
  const texts = summaries.map((summary) => summary.textContent.trim());
  const verdict = makeStatus("hidden");
  section.append(verdict);

  function open(index) {
    answers.forEach((answer, other) => {
      if (other !== index) answer.open = false;
    });
    const words = answers[index].querySelector(".verdict");
    verdict.textContent = say("quiz.verdict", {
      answer: texts[index], verdict: words ? words.textContent.trim() : "",
    });
  }

  const quiz = {
    anchor: section.getAttribute("aria-labelledby"),
    first: undefined,
    isRight: () => answers[quiz.first].classList.contains("right"),
    focus: () => summaries[0].focus(),
    mark(index) {
      if (!answers[index]) return;
      quiz.first = index;
      answers[index].classList.add("chosen");
      summaries[index].append(make("span", ` ${say("quiz.chosen")}`, "choice"));
    },
    restore(index) {
      quiz.mark(index);
      if (quiz.first !== undefined) answers[index].open = true;
    },
    clear() {
      quiz.first = undefined;
      verdict.textContent = "";
      answers.forEach((answer) => {
        answer.open = false;
        answer.classList.remove("chosen");
      });
      section.querySelectorAll(".choice").forEach((label) => label.remove());
    },
  };

  // The click, not the opening: an answer opened by a search in the page was not chosen.
  summaries.forEach((summary, index) => {
    summary.addEventListener("click", () => {
      if (answers[index].open) return;
      open(index);
      if (quiz.first !== undefined) return;
      quiz.mark(index);
      choose(quiz);
    });
  });
  return quiz;
}

export function openQuizzes(article, lesson) {
  const sections = [...article.querySelectorAll("section.quiz")];
  if (sections.length === 0) return;
  const quizzes = sections.map((section) => openQuiz(section, choose));
  const line = makeStatus("count");
  const box = make("div", "", "score");
  const again = makeButton("button", say("quiz.again"));
  again.addEventListener("click", startAgain);
  box.append(line);
  sections[sections.length - 1].after(box);

  const answered = () => quizzes.filter((quiz) => quiz.first !== undefined);

  function show() {
    const done = answered();
    if (done.length === 0) again.remove();
    else box.append(again);
    const right = done.filter((quiz) => quiz.isRight()).length;
    const total = quizzes.length;
    if (done.length === 0) line.textContent = "";
    else if (done.length < total) {
      line.textContent = say("quiz.answered", { done: done.length, total });
    } else line.textContent = say("quiz.right", { right, total });
  }

  function choose(quiz) {
    show();
    progress.storeAnswer(lesson, quiz.anchor, quiz.first);
  }

  function startAgain() {
    quizzes.forEach((quiz) => quiz.clear());
    progress.forgetAnswers(lesson);
    show();
    quizzes[0].focus();
  }

  const stored = progress.answers(lesson);
  for (const quiz of quizzes) {
    if (stored.has(quiz.anchor)) quiz.restore(stored.get(quiz.anchor));
  }
  show();
}
