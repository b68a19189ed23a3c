import { type Values, written } from './message.ts';
import { language, marked, spoken } from './spoken.ts';

declare const mark: unique symbol;
/** A text that `msg` marked, to be translated with `t` into the reader's language. */
export type Message = string & { readonly [mark]: true };

/** The values that a message names. */
export type ValuesOf<Text extends string> = { [name in NamesIn<Text>]: string | number };
type Given<Text extends string> = [NamesIn<Text>] extends [never] ? [] : [values: ValuesOf<Text>];

/** The names in a message: `{name}`, and `{count, plural, …}` without the texts of its cases. */
export type NamesIn<Text extends string> = Text extends Message
  ? never
  : Text extends `${infer Before}{${infer Rest}`
    ? Before extends `${string}, plural,${string} ${Arm} `
      ? NamesIn<`, plural, ${Rest}`>
      : Rest extends `${infer Inside}}${infer After}`
        ? Inside extends `${infer Name}, plural,${string}`
          ? Name | NamesIn<`, plural,${Rest extends `${string}, plural,${infer Arms}` ? Arms : ''}`>
          : Inside | NamesIn<`${Before extends `${string}, plural,${string}` ? ', plural, ' : ''}${After}`>
        : never
    : never;
type Arm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`;

/**
 * A text in the reader's language. The English text (ICU MessageFormat) is the key and has to be a literal: `npm run
 * messages` collects it, and the build replaces it with the translation (docs/decisions/0049-languages.md). Numbers are
 * formatted as the language does.
 */
export function t<const Text extends string>(
  text: string extends Text ? never : Text,
  ...[values]: Given<Text>
): string {
  return say(text, values);
}

/** Marks a text for `t` where its reader is not yet known: in constants of rules and contracts. */
export function msg<const Text extends string>(text: Text, ...[values]: Given<Text>): Message {
  return marked(text, values) as Message;
}

/** The build has already replaced texts with values by compiled messages. */
function say(text: string, values?: Values): string {
  return typeof text === 'string' ? spoken(text, values) : written(text, values, language());
}
