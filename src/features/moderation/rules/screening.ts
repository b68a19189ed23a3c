import type { HoldKind } from './content.ts';

export interface HoldRule {
  kind: HoldKind;
  value: string;
}

/** A link in a text; its host is compared with the held ones. */
const LINK = /\b(?:https?:\/\/|www\.)([^\s/?#"'<>]+)/giu;
/** Characters used in place of letters: 'v1agra'. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
]);

/**
 * Why content must wait for review: the first rule that its words, links or pictures match; `null` if none does. Words match
 * as whole words, whatever their case, accents or look-alike digits.
 */
export function holdingRule(
  content: { text: string; pictures: readonly string[] },
  rules: readonly HoldRule[],
): HoldRule | null {
  const words = ` ${plain(content.text)} `;
  const hosts = [...content.text.matchAll(LINK)].map(([, host = '']) => host.toLowerCase());
  return (
    rules.find(({ kind, value }) => {
      if (kind === 'word') return words.includes(` ${plain(value)} `);
      if (kind === 'link') return hosts.some((host) => isWithin(host, value.toLowerCase()));
      return content.pictures.includes(value);
    }) ?? null
  );
}

/** The stored form of a rule: trimmed and in lower case; a link as its host. Empty if nothing is left. */
export function tidyRule({ kind, value }: HoldRule): HoldRule {
  const trimmed = value.trim();
  if (kind === 'word') return { kind, value: plain(trimmed) ? trimmed.toLowerCase() : '' };
  if (kind === 'link')
    return {
      kind,
      value: trimmed
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/[/?#].*$/s, ''),
    };
  return { kind, value: /([0-9a-f]{40})/.exec(trimmed)?.[1] ?? '' };
}

/** Lower case, without accents, marks and look-alikes, one space between words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[013457@$](?=\p{L})|(?<=\p{L})[013457@$]/gu, (mark) => LOOK_ALIKES.get(mark) ?? mark)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
