// Asks the engine: the module of a calculator, which is loaded when it is first asked for.
//
//     const loan = await loadEngine("loan");
//     const { parts, problems } =
//       await loan.ask("page", { title, locale, currency }, inputs, published);
//
// Inputs are lines `name=value`, as the page's form has them. An answer has parts, or the problems
// that the engine sees in the inputs. For a request that it does not know, `ask` throws.
import { today } from "./days.js";
import { formats, ready, statuses } from "./engine-module.js";
import { isTooMuch, tooMuch } from "./input-lines.js";

const loads = new Map();

export function loadEngine(name) {
  // It becomes part of an address, which may lead to the engine's folder alone.
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return Promise.reject(new Error("no name of a module"));
  if (!loads.has(name)) {
    const load = ready(name).then((module) => engine(name, module));
    loads.set(name, load);
    // What did not come may come the next time.
    load.catch(() => loads.delete(name));
  }
  return loads.get(name);
}

// Asks an instance of a module, and another one after a trap: what memory holds then is unknown.
function engine(name, { instance: first, renewed }) {
  let instance = first;
  let renewal;

  const renew = () => (renewal ??= renewed().then((other) => { instance = other; })
    .finally(() => { renewal = undefined; }));

  function answer(format, request) {
    try {
      return instance.answer(format, request);
    } catch (error) {
      instance = undefined;
      renew().catch(() => {});
      throw error;
    }
  }

  return {
    answer,

    // The differences are from the first of `others`; `beside` shows all of them. What was typed
    // in another locale comes with it, `typedIn`; the form of one of several offers has its letter,
    // `column`. A calculation without a start begins on `day`, which is today unless another one
    // or none is given, and `horizon` is how many months of costs a comparison compares.
    async ask(format, about, inputs, others = [inputs]) {
      const { title, locale, currency, typedIn, column, horizon, day = today() } = about;
      if (isTooMuch(inputs)) return { problems: [tooMuch(inputs)] };
      if (!instance) await renew();
      const { status, text } = answer(formats[format], [
        `kind=${name}`, `title=${title}`, `locale=${locale}`, `default-currency=${currency}`,
        ...(day ? [`today=${day}`] : []), ...(typedIn ? [`typed-in=${typedIn}`] : []),
        ...(column ? [`column=${column}`] : []), ...(horizon ? [`horizon=${horizon}`] : []),
        ...inputs, ...others.flatMap((lines) => ["---", ...lines]),
      ].join("\n"));
      if (status === statuses.computed) return { parts: text.split("\x1e") };
      if (status !== statuses.problems) throw new Error("the engine does not know the request");
      return { problems: text.split("\n").filter(Boolean).map(problem) };
    },
  };
}

// Where a problem is, whether an input is only not filled in yet, the engine's words for it, and what may
// have been meant.
function problem(line) {
  const [input, entry, field, place, state, words, ...answers] = line.split("\t");
  return {
    input, entry, field, place, words, answers,
    isWanting: state !== "", isMissing: state === "missing",
  };
}
