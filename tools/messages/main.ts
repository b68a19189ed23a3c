import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import PO from 'pofile';
import { catalogFile } from '../../src/server/catalogs.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../../src/shared/languages.ts';
import { problemsOf } from './compare.ts';
import { rawTexts } from './raw-texts.ts';
import { messagesOf } from './sources.ts';

/** Conflict markers that a merge leaves in a catalog. */
const CONFLICT = /<{7}|={7}|>{7}/;

/**
 * `npm run messages` updates the catalogs from the sources and lists what is missing; with a language, it starts that
 * language. `--check` changes nothing and fails instead.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const [wanted] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isCheck = process.argv.includes('--check');
const offered = LANGUAGES.filter((known) => known !== DEFAULT_LANGUAGE);
const problems: string[] = [];

if (wanted && !/^[a-z]{2,3}$/.test(wanted)) throw new Error('Name a language by its code, such as fr.');
const { uses, findings } = messagesOf(ROOT);
for (const { file, line, problem } of [...findings, ...rawTexts(ROOT)])
  problems.push(`${file}:${line}: ${problem}`);
const messages = Map.groupBy(uses, ({ text }) => text);
for (const language of wanted ? [wanted] : isCheck ? offered : started()) bringUpToDate(language);
for (const problem of problems) console.error(problem);
if (isCheck && problems.length > 0) process.exit(1);
if (isCheck) console.log(`All ${messages.size} messages are translated.`);

/** Languages that have a catalog, even if they are not offered yet. */
function started(): string[] {
  const files = readdirSync(dirname(catalogFile(ROOT, DEFAULT_LANGUAGE)));
  return files.flatMap((name) => /^(.+)\.po$/.exec(name)?.[1] ?? []);
}

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
    if (translation)
      problems.push(...problemsOf(language, text, translation).map((problem) => `${language}: ${problem}`));
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
    if (!isLanguage(language))
      console.log(
        `Write the translations into src/messages/${language}.po; run this again to see what is missing and what is wrong.\nNobody is offered ${language} before src/shared/languages.ts lists it: see CONTRIBUTING.md.`,
      );
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
