const MOST_REMEMBERED = 5_000;
/** Longer texts are personal and rarely recur. */
const LONGEST_REMEMBERED = 60;

/** Caches a function of a text: for questions asked thousands of times about the same few words. */
// @__NO_SIDE_EFFECTS__
export function memoize<Answer>(
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

/** Caches a function of a text and a context, such as a catalog; its results are dropped with the context. */
export function memoizeWith<Known extends object, Answer>(
  work: (text: string, known: Known) => Answer,
  limits: { most?: number; longest?: number } = {},
): (text: string, known: Known) => Answer {
  const readerOf = memoizeByObject((known: Known) => memoize((text) => work(text, known), limits));
  return (text, known) => readerOf(known)(text);
}

/** Caches a function of an object that never changes: for questions that every request asks about every dish. */
export function memoizeByObject<Thing extends object, Answer>(
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
