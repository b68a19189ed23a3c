import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Tokens } from '../../src/shared/message.ts';

/**
 * Only the plural forms of counts up to this are required: some languages have others for fractions and millions, which few
 * texts need.
 */
const COUNTS = 200;

/** Problems of a translation: it names other values or tags than the English text, or lacks a plural form of its language. */
export function problemsOf(language: string, text: string, translation: string): string[] {
  try {
    const [english, other] = [namesIn(text), namesIn(translation)];
    const missing = [...pluralsOf(language)].filter((form) => !hasArms(translation, form));
    return [
      ...(english === other
        ? []
        : [`“${translation}” names ${other || 'nothing'}, but “${text}” ${english || 'nothing'}`]),
      ...(missing.length === 0
        ? []
        : [`“${translation}” lacks a plural of its language: ${missing.join(', ')}`]),
    ];
  } catch (error) {
    return [`“${translation}” cannot be read: ${(error as Error).message.split('\n')[0]}`];
  }
}

function pluralsOf(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: COUNTS + 1 }, (_, count) => rules.select(count)));
}

/** Whether every plural in a message has an arm for this form. */
function hasArms(message: string, form: string): boolean {
  let all = true;
  walk(message, (_, kind, arms) => {
    if (kind === 'plural' && !(form in arms)) all = false;
  });
  return all;
}

/** The values and tags that a message names, each once. */
function namesIn(message: string): string {
  const names = new Set<string>(message.match(/<\w+/g) ?? []);
  walk(message, (name, kind) => names.add(kind ? `{${name}, ${kind}}` : `{${name}}`));
  return [...names].sort().join(' ');
}

function walk(
  message: string,
  visit: (name: string, kind: string | undefined, arms: Record<string, unknown>) => void,
): void {
  const through = (tokens: Tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, arms = {}] = token;
      visit(name, kind, arms);
      for (const arm of Object.values(arms)) if (Array.isArray(arm)) through(arm as Tokens);
    }
  };
  if (/[{<]/.test(message)) through(compileMessage(message) as Tokens);
}
