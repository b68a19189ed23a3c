const BLANK = '\u0000';

/** What is filled into a message to make this sentence of it, in the language of the answer; `null` if it is no such sentence. */
export function filledIn(sentence: string, message: (blank: string) => string): string | null {
  const [before = '', after = ''] = message(BLANK).split(BLANK);
  return sentence.startsWith(before) && sentence.endsWith(after)
    ? sentence.slice(before.length, sentence.length - after.length)
    : null;
}
