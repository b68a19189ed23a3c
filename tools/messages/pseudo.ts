/**
 * A pseudo-language for tests, made of the English texts: all letters accented, about 40 % longer, in brackets and marked
 * as right-to-left. A text with plain letters is not translated, and an element that is cut off would also be cut off in other
 * languages. It uses the code of a right-to-left language whose dates `Intl` writes in other letters.
 */
export const PSEUDO_LANGUAGE = 'he';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçđéƒĝĥíĵķļɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓƤɊŔŠŦÚṼŴẊÝŽ'];
/** Vowels are doubled, so that words become longer too, not only sentences. */
const VOWEL = /[aeiouAEIOU]/;
const RIGHT_TO_LEFT = '\u200f';

/** A message (ICU MessageFormat) in the pseudo-language; the names of values and tags stay unchanged. */
export function pseudoText(english: string): string {
  return `⟦${RIGHT_TO_LEFT}${accented(english)}⟧`;
}

function accented(message: string): string {
  let text = '';
  for (let at = 0; at < message.length; at++) {
    const char = message.charAt(at);
    const end = char === '{' ? closingBrace(message, at) : char === '<' ? message.indexOf('>', at) : -1;
    if (end < 0) text += accentedLetter(char);
    else {
      text += char === '{' ? argument(message.slice(at, end + 1)) : message.slice(at, end + 1);
      at = end;
    }
  }
  return text;
}

/** `{name}` as it is, and the arms of `{count, plural, one {…} other {…}}` accented. */
function argument(source: string): string {
  const [head] = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(source) ?? [];
  if (!head) return source;
  let text = head;
  for (let at = head.length; at < source.length; at++) {
    const end = source.charAt(at) === '{' ? closingBrace(source, at) : -1;
    text += end < 0 ? source.charAt(at) : `{${accented(source.slice(at + 1, end))}}`;
    if (end >= 0) at = end;
  }
  return text;
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '{') depth++;
    if (text.charAt(at) === '}' && --depth === 0) return at;
  }
  return -1;
}

function accentedLetter(char: string): string {
  const letter = ACCENTED[PLAIN.indexOf(char)] ?? char;
  return VOWEL.test(char) ? letter + letter.toLowerCase() : letter;
}
