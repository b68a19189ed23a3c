/** Digits of other scripts, the marks between Arabic ones, and full-width forms: '٢٫٥', '２００ｇ'. */
const OTHER = /[^\P{Nd}0-9]|[٫٬！-～]/gu;
const DIGIT = /\p{Nd}/u;
const MARKS: ReadonlyMap<string, string> = new Map([
  ['٫', '.'],
  ['٬', ','],
]);
const FULL_WIDTH = 0xff01;
const FULL_WIDTH_FROM_ASCII = 0xfee0;
const LARGEST_UNIT = 0xffff;

/** The same text with all its numbers in the digits 0 to 9. It stays as long, so that positions in it do. */
export function withPlainDigits(text: string): string {
  return text.replace(OTHER, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code > LARGEST_UNIT) return character;
    if (code >= FULL_WIDTH) return String.fromCharCode(code - FULL_WIDTH_FROM_ASCII);
    return MARKS.get(character) ?? String(digitOf(code));
  });
}

/** The digits of a script follow one another from zero (The Unicode Standard, section 4.6). */
function digitOf(code: number): number {
  let digit = 0;
  while (DIGIT.test(String.fromCharCode(code - digit - 1))) digit++;
  return digit;
}
