const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A text in small letters from a to z: 'Rosół' is 'rosol', and 'crème brûlée' 'creme brulee'. Other signs and scripts stay. */
export const foldedLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßłıøđðþ]/g, (letter) => LETTERS[letter] ?? letter);
