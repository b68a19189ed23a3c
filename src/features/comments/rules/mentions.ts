import { LONGEST_USERNAME } from '#features/accounts/rules/limits.ts';
import { MOST_MENTIONS } from './limits.ts';

/** `@name`, but not in an email address or a path. */
const MENTION = /(?<![\w@./])@(\w+)/g;

export interface TextPart {
  text: string;
  /** The profile it links to. */
  username?: string;
}

/** The usernames a text mentions, in lower case, each once. */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].filter((name) => name.length <= LONGEST_USERNAME).slice(0, MOST_MENTIONS);
}

/** A mention that is being typed. */
export interface Typed {
  /** Position of its @. */
  from: number;
  /** Position of the caret. */
  to: number;
  /** The text after the @ so far. */
  start: string;
}

const TYPED = /(?<![\w@./])@(\w*)$/;

/** The mention that ends at the caret. */
export function typedMention(text: string, caret: number): Typed | null {
  const [mention, start] = TYPED.exec(text.slice(0, caret)) ?? [];
  if (mention === undefined || start === undefined || start.length > LONGEST_USERNAME) return null;
  if (/^\w/.test(text.slice(caret))) return null;
  return { from: caret - mention.length, to: caret, start };
}

/** The text with a mention completed, and where the caret goes. */
export function completeMention(
  text: string,
  { from, to }: Typed,
  username: string,
): { text: string; caret: number } {
  const rest = text.slice(to);
  const mention = `@${username}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, from) + mention + rest, caret: from + username.length + 2 };
}

/** Splits a text into parts, of which mentions of known usernames (in lower case) are links. Joined, they are the text. */
export function withMentions(text: string, known: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MENTION)) {
    const [mention, username = ''] = match;
    if (!known.includes(username.toLowerCase())) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: mention, username });
    from = match.index + mention.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}
