import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { type NamesIn, t, type ValuesOf } from '#shared/t.ts';

type Parts = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
type Props<Text extends string> = {
  /** A sentence with tags: `Read the <link>terms</link>`. */
  text: string extends Text ? never : Text;
  /** The replacements for the tags. */
  parts: { [name in TagsIn<Text>]: ReactElement<{ children?: ReactNode }> };
} & ([NamesIn<Text>] extends [never] ? { values?: undefined } : { values: ValuesOf<Text> });

type TagsIn<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag extends `${infer Name}/` ? Name : Tag) | TagsIn<Rest>
  : never;

/** A sentence with links and other markup inside: one message, so that a language can order its words. */
export function T<const Text extends string>({ text, parts, values }: Props<Text>) {
  const say = t as (text: string, values?: Record<string, string | number>) => string;
  return pieces(values ? say(text, shielded(values)) : say(text), parts);
}

/** Stands for `<` in user text, which is not markup. */
const SHIELD = '\ue000';

function shielded(values: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('<', SHIELD) : value,
    ]),
  );
}

const TAG = /(<\w+\/>|<(\w+)>.*?<\/\2>)/s;

function pieces(text: string, parts: Parts): ReactNode {
  // Every third piece is the name of the tag before it.
  return text.split(TAG).map((piece, at) => {
    if (at % 3 === 2) return null;
    const [, name = '', inner] = /^<(\w+)(?:\/>$|>(.*)<)/s.exec(piece) ?? [];
    const part = parts[name];
    const key = `${at}`;
    if (!part) return <Fragment key={key}>{piece.replaceAll(SHIELD, '<')}</Fragment>;
    return inner === undefined
      ? cloneElement(part, { key })
      : cloneElement(part, { key }, pieces(inner, parts));
  });
}
