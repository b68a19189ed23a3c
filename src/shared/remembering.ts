const MOST_REMEMBERED = 5_000;
/** Longer texts are somebody's own, and seldom come again. */
const LONGEST_REMEMBERED = 60;

/** The same function of a text, with a cache of its answers: for what is asked thousands of times about the same few words. */
export function remembering<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    if (text.length <= LONGEST_REMEMBERED) answers.set(text, answer);
    return answer;
  };
}
