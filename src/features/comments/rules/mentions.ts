import { LONGEST_USERNAME } from '#features/accounts/rules/limits.ts';
import { MOST_MENTIONS } from './limits.ts';

/** `@name`, but not in an e-mail address or a path. */
const MENTION = /(?<![\w@./])@(\w+)/g;

export interface TextPart {
  text: string;
  /** Whose profile it links to. */
  username?: string;
}

/** The usernames a text mentions, in lower case, each once. */
export function mentionsIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].filter((name) => name.length <= LONGEST_USERNAME).slice(0, MOST_MENTIONS);
}

/** A text in parts, of which mentions of known usernames (in lower case) are links. Joined, they are the text. */
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
