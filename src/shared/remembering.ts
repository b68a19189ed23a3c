const MOST_REMEMBERED = 5_000;
/** Longer texts are personal and seldom recur. */
const LONGEST_REMEMBERED = 60;

/**
 * The same function of a text, with a cache: for questions that are asked thousands of times about the same few words.
 */
export function remembering<Answer>(
  work: (text: string) => Answer,
  { most = MOST_REMEMBERED, longest = LONGEST_REMEMBERED }: { most?: number; longest?: number } = {},
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    if (answers.size >= most) answers.clear();
    if (text.length <= longest) answers.set(text, answer);
    return answer;
  };
}

/** The same of a text read with something else, such as a catalog: the answers go when that goes. */
export function rememberingWith<Known extends object, Answer>(
  work: (text: string, known: Known) => Answer,
  limits: { most?: number; longest?: number } = {},
): (text: string, known: Known) => Answer {
  const readerOf = rememberingOf((known: Known) => remembering((text) => work(text, known), limits));
  return (text, known) => readerOf(known)(text);
}

/** The same function of an object that never changes, worked out once for each: for what every request asks of every dish. */
export function rememberingOf<Thing extends object, Answer>(
  work: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing);
    if (known) return known.answer;
    const answer = work(thing);
    answers.set(thing, { answer });
    return answer;
  };
}
