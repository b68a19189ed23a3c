const MOST_REMEMBERED = 5_000;
/** Longer texts are somebody's own, and seldom come again. */
const LONGEST_REMEMBERED = 60;

/** The same function of a text, with a cache of its answers: for what is asked thousands of times about the same few words. */
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
