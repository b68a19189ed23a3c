import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { catalogFile } from '../../src/server/catalogs.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/shared/languages.ts';
import type { Tokens } from '../../src/shared/message.ts';
import { rawTexts } from './raw-texts.ts';
import { messagesOf } from './sources.ts';

/** What a merge of two catalogs leaves in them. */
const CONFLICT = /<{7}|={7}|>{7}/;

/**
 * `npm run messages` brings the catalogs up to date with the sources and says what is missing; with a language it starts
 * that language. `--check` changes nothing and fails instead.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const [wanted] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isCheck = process.argv.includes('--check');
const problems: string[] = [];

if (wanted && !/^[a-z]{2,3}$/.test(wanted)) throw new Error('Name a language by its code, such as fr.');
const { uses, findings } = messagesOf(ROOT);
for (const { file, line, problem } of [...findings, ...rawTexts(ROOT)])
  problems.push(`${file}:${line}: ${problem}`);
const messages = Map.groupBy(uses, ({ text }) => text);
for (const language of wanted ? [wanted] : LANGUAGES.filter((known) => known !== DEFAULT_LANGUAGE))
  bringUpToDate(language);
for (const problem of problems) console.error(problem);
if (isCheck && problems.length > 0) process.exit(1);
if (isCheck) console.log(`All ${messages.size} messages are translated.`);

function bringUpToDate(language: string): void {
  const file = catalogFile(ROOT, language);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Map(PO.parse(before).items.map((item) => [item.msgid, item]));
  const catalog = new PO();
  catalog.headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' };
  for (const [text, places] of [...messages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const item = new PO.Item();
    item.msgid = text;
    item.references = [...new Set(places.map((place) => place.file))].sort();
    const translation = known.get(text)?.msgstr[0] ?? '';
    item.msgstr = [translation];
    item.comments = known.get(text)?.comments ?? [];
    catalog.items.push(item);
    if (translation) compare(language, text, translation);
  }
  const missing = catalog.items.filter(({ msgstr: [text] }) => !text);
  for (const { msgid, msgstr } of catalog.items)
    if (CONFLICT.test(msgstr[0] ?? ''))
      problems.push(`${language}: the translation of “${msgid}” has marks of a merge in it`);
  const after = catalog.toString();
  if (!isCheck) {
    writeFileSync(file, after);
    console.log(`${language}: ${messages.size} messages, ${missing.length} missing`);
    for (const [feature, some] of Object.entries(byFeature(missing))) console.log(`  ${feature}: ${some}`);
  } else if (missing.length > 0) {
    problems.push(`${language}: ${missing.length} texts are not translated; see src/messages/${language}.po`);
  } else if (before.trim() !== after.trim()) {
    problems.push(`${language}: the catalog is not up to date; run npm run messages`);
  }
}

function byFeature(items: readonly { references: string[] }[]): Record<string, number> {
  const places = items.map(({ references: [file = ''] }) => {
    const [, room = '', name = ''] = file.split('/');
    return room === 'features' ? name : room;
  });
  return Object.fromEntries(
    [...Map.groupBy(places, (place) => place)].map(([place, all]) => [place, all.length]),
  );
}

function compare(language: string, text: string, translation: string): void {
  try {
    const [english, other] = [namesIn(text), namesIn(translation)];
    if (english !== other)
      problems.push(
        `${language}: “${translation}” names ${other || 'nothing'}, but “${text}” ${english || 'nothing'}`,
      );
  } catch (error) {
    problems.push(`${language}: “${translation}” cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** The values and the parts that a message names, each once. */
function namesIn(text: string): string {
  const names = new Set<string>(text.match(/<\w+/g) ?? []);
  const collect = (tokens: Tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, arms = {}] = token;
      names.add(kind ? `{${name}, ${kind}}` : `{${name}}`);
      for (const arm of Object.values(arms)) if (Array.isArray(arm)) collect(arm as Tokens);
    }
  };
  if (/[{<]/.test(text)) collect(compileMessage(text) as Tokens);
  return [...names].sort().join(' ');
}
