import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { type Tokens, type Values, written } from './message.ts';

/**
 * Knows the language of the person being served. A page bundle has only one language, so the build replaces this file there.
 */
interface Speaker {
  language(): Language;
  /** The translation of an English message; undefined if there is none. */
  translate(message: string, language: Language): string | undefined;
  /** How a message says one of its values; as given unless told otherwise. */
  sayValue?(name: string, value: string): string;
}

let speaker: Speaker = { language: () => DEFAULT_LANGUAGE, translate: () => undefined };

/** Returns the previous speaker, so that a test can restore it. */
export function setSpeaker(next: Speaker): Speaker {
  const previous = speaker;
  speaker = next;
  return previous;
}

/** The language in use here and now, also for `Intl`. */
export function language(): Language {
  return speaker.language();
}

/** Messages with values that were marked when their module was loaded, by their English text. */
const marks = new Map<string, { message: string; values: Values }>();
const compiled = new Map<string, Tokens>();

/** A message in the current language. A text that was not written as a message stays as it is. */
export function spoken(message: string, values?: Values): string {
  const mark = values ? { message, values } : marks.get(message);
  const speaks = language();
  const text = speaker.translate(mark?.message ?? message, speaks) ?? mark?.message ?? message;
  return mark ? written(compile(text), valuesOf(mark.values), speaks) : text;
}

function valuesOf(values: Values): Values {
  const { sayValue } = speaker;
  if (!sayValue) return values;
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? sayValue(name, value) : value,
  ]);
  return Object.fromEntries(said);
}

/** A message in English; `spoken` can find its translation again. */
export function marked(message: string, values?: Values): string {
  if (!values) return message;
  const english = written(compile(message), values, DEFAULT_LANGUAGE);
  marks.set(english, { message, values });
  return english;
}

function compile(text: string): Tokens {
  const known = compiled.get(text);
  if (known) return known;
  const tokens = compileMessage(text) as Tokens;
  compiled.set(text, tokens);
  return tokens;
}
