// The lessons' quizzes, and the chapters a reader has read. Without it every answer opens with its
// reason, and nothing is counted.
(() => {
  "use strict";

  let store;
  document.dispatchEvent(
    new CustomEvent("pennypress:marks", {
      detail: (marks) => {
        store = marks.lessons;
      },
    })
  );

  function make(name, className, text = "") {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
  }

  function makeStatus(className) {
    const line = make("p", className);
    line.setAttribute("role", "status");
    return line;
  }

  function makeButton(text, act) {
    const button = make("button", "button", text);
    button.type = "button";
    button.addEventListener("click", act);
    return button;
  }

  // A quiz: the first answer chosen counts, the others may be looked at.
  function openQuiz(section, choose) {
    const answers = [...section.querySelectorAll("details.answer")];
    const summaries = answers.map((answer) => answer.querySelector("summary"));
    const texts = summaries.map((summary) => summary.textContent.trim());
    const verdict = makeStatus("hidden");
    section.append(verdict);

    function open(place) {
      answers.forEach((answer, index) => {
        if (index !== place) answer.open = false;
      });
      const words = answers[place].querySelector(".verdict");
      verdict.textContent = Penny.say("lessons.verdict", {
        answer: texts[place], verdict: words ? words.textContent.trim() : "",
      });
    }

    const quiz = {
      anchor: section.getAttribute("aria-labelledby"),
      first: undefined,
      isRight: () => answers[quiz.first].classList.contains("right"),
      focus: () => summaries[0].focus(),
      mark(place) {
        if (!answers[place]) return;
        quiz.first = place;
        answers[place].classList.add("chosen");
        summaries[place].append(make("span", "choice", ` ${Penny.say("lessons.chosen")}`));
      },
      restore(place) {
        quiz.mark(place);
        if (quiz.first !== undefined) answers[place].open = true;
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
    summaries.forEach((summary, place) => {
      summary.addEventListener("click", () => {
        if (answers[place].open) return;
        open(place);
        if (quiz.first !== undefined) return;
        quiz.mark(place);
        choose(quiz);
      });
    });
    return quiz;
  }

  function openQuizzes(article, lesson) {
    const sections = [...article.querySelectorAll("section.quiz")];
    if (sections.length === 0) return;
    const quizzes = sections.map((section) => openQuiz(section, choose));
    const line = makeStatus("count");
    const box = make("div", "score");
    const again = makeButton(Penny.say("lessons.again"), startAgain);
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
        line.textContent = Penny.say("lessons.answered", { done: done.length, total });
      } else line.textContent = Penny.say("lessons.right", { right, total });
    }

    function choose(quiz) {
      show();
      if (store) store.keepAnswer(lesson, quiz.anchor, quiz.first);
    }

    function startAgain() {
      quizzes.forEach((quiz) => quiz.clear());
      if (store) store.forgetAnswers(lesson);
      show();
      quizzes[0].focus();
    }

    const kept = store ? store.answers(lesson) : new Map();
    for (const quiz of quizzes) {
      if (kept.has(quiz.anchor)) quiz.restore(kept.get(quiz.anchor));
    }
    show();
  }

  function openLesson(article) {
    const { lesson } = article.dataset;
    openQuizzes(article, lesson);
    const place = article.querySelector("[data-actions]");
    if (!store || !place) return;
    const button = makeButton("", () => {
      store.toggleRead(lesson);
      show();
    });

    function show() {
      const isRead = store.isRead(lesson);
      button.textContent = isRead
        ? Penny.say("lessons.mark-unread") : Penny.say("lessons.mark-read");
      button.classList.toggle("quiet", isRead);
    }

    place.append(button);
    store.tellIn(place);
    store.follow(show);
    show();
  }

  function openContents(line) {
    const chapters = [...document.querySelectorAll("[data-lesson]")];
    if (!store || chapters.length === 0) return;

    function show() {
      const unread = chapters.filter((chapter) => !store.isRead(chapter.dataset.lesson));
      for (const chapter of chapters) {
        chapter.querySelectorAll(".read").forEach((tick) => tick.remove());
        if (!unread.includes(chapter)) chapter.append(make("p", "read", Penny.say("lessons.read")));
      }
      const count = chapters.length - unread.length;
      const hadFocus = line.contains(document.activeElement);
      const total = chapters.length;
      if (unread.length === 0) {
        line.textContent = Penny.say("lessons.all-read", { count, total });
        return;
      }
      line.textContent = Penny.say("lessons.some-read", { count, total });
      const target = unread[0].querySelector("a");
      const chapter = target.textContent.trim();
      const link = make("a", "button", count === 0
        ? Penny.say("lessons.begin", { chapter }) : Penny.say("lessons.go-on", { chapter }));
      link.href = target.href;
      line.append(" ", link);
      if (hadFocus) link.focus();
    }

    const notes = document.createElement("div");
    line.after(notes);
    store.tellIn(notes);
    store.follow(show);
    show();
  }

  const lesson = document.querySelector("article[data-lesson]");
  const contents = document.querySelector("[data-progress]");
  if (lesson) openLesson(lesson);
  else if (contents) openContents(contents);
})();
