import { compileMessage } from '@lingui/message-utils/compileMessage';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type Catalog, readCatalog } from '../../src/server/catalogs.ts';
import { DEFAULT_LANGUAGE } from '../../src/shared/languages.ts';
import { daysIn } from './days.ts';
import { PSEUDO_LANGUAGE, pseudoText } from './pseudo.ts';
import { isNode, literalsIn, type Node, namesOfMessages, walk } from './walk.ts';

type Translations = Pick<Catalog, 'get'>;

/**
 * Replaces the texts in the sources with those of one language: plain ones as they are, others compiled. A page thus
 * contains only its own texts in one language, and needs neither a catalog nor a message parser.
 */
export function messagesIn(language: string, root: string): Plugin {
  let catalog: Translations;
  return {
    name: 'plateful-messages',
    enforce: 'post',
    buildStart() {
      catalog =
        language === DEFAULT_LANGUAGE
          ? new Map()
          : language === PSEUDO_LANGUAGE
            ? { get: pseudoText }
            : readCatalog(root, language);
    },
    load(id) {
      if (id.endsWith('/src/shared/spoken.ts')) return constantSpeaker(language);
      if (id.endsWith('/src/shared/written/days.ts')) return daysIn(language);
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?(\?|$)/.test(id) || !/\/t\.tsx?["']/.test(code)) return;
      return translated(code, this.parse(code) as unknown as Node, catalog);
    },
  };
}

/** The code with its messages replaced; undefined if it has none. */
export function translated(code: string, program: Node, catalog: Translations) {
  const names = namesOfMessages(program);
  if (names.size === 0) return;
  const changed = new MagicString(code);
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
    const [first, second] = given;
    if (callee.type === 'Identifier' && names.has(callee.name as string)) {
      const isPlain = given.length === 1;
      for (const { node: literal, text } of literalsIn(first))
        changed.update(literal.start, literal.end, messageCode(text, catalog, isPlain));
      // The remaining string stands for itself.
      if (isPlain && first && literalsIn(first).length > 0) {
        changed.update(node.start, first.start, '(');
        changed.update(first.end, node.end, ')');
      }
    } else if (first?.type === 'Identifier' && names.has(first.name as string) && isNode(second)) {
      // <T text="…" />, as JSX is compiled.
      const { properties = [] } = second as unknown as {
        properties?: { key?: { name?: string }; value: Node }[];
      };
      const named = (name: string) => properties.find(({ key }) => key?.name === name)?.value;
      for (const { node: literal, text } of literalsIn(named('text')))
        changed.update(literal.start, literal.end, messageCode(text, catalog, !named('values')));
    }
  });
  return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
}

function messageCode(english: string, catalog: Translations, isPlain: boolean): string {
  const text = catalog.get(english) ?? english;
  return JSON.stringify(isPlain ? text : compileMessage(text));
}

/** Replaces `src/shared/spoken.ts` in a bundle for one language. */
function constantSpeaker(language: string): string {
  return `
import { written } from './message.ts';
export const setSpeaker = () => {};
export const language = () => ${JSON.stringify(language)};
export const spoken = (text) => text;
export const marked = (text, values) =>
  typeof text === 'string' ? text : written(text, values, language());`;
}
