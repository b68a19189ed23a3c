import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainPrompt } from '../../src/features/chef/rules/request/plain-prompt.ts';
import { mentionsIn, withMentions } from '../../src/features/comments/rules/mentions.ts';
import { showAmount } from '../../src/features/foods/rules/units/display-units.ts';
import { understandLine } from '../../src/features/grocery-list/server/queries/understand.ts';
import { recipeFromCooklang } from '../../src/features/imports/rules/cooklang/cooklang.ts';
import { parseMinutes } from '../../src/features/imports/rules/duration.ts';
import { readJsonLd } from '../../src/features/imports/rules/json-ld/json-ld.ts';
import { recipeFromMarkdown } from '../../src/features/imports/rules/markdown/markdown.ts';
import {
  ingredientsFromText,
  recipeFromText,
} from '../../src/features/imports/rules/plain-text/plain-text.ts';
import { recipesFromSource } from '../../src/features/imports/rules/source.ts';
import { timersOf } from '../../src/features/recipes/rules/step-timers.ts';
import { byteRange } from '../../src/features/reels/rules/byte-range.ts';
import { tidyCaptions } from '../../src/features/reels/rules/captions.ts';
import { foldText, searchTokens } from '../../src/features/search/rules/search.ts';
import { understand } from '../../src/features/search/rules/understand.ts';
import { isOwnHost } from '../../src/server/http/host-header.ts';
import { languageOfRequest } from '../../src/server/language.ts';
import { safeReturnPath } from '../../src/shared/return-path.ts';
import { viewerOf } from '../../src/shared/viewer.ts';
import { processorTime } from '../processor-time.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const model = JSON.parse(
  readFileSync(new URL('../../src/features/imports/data/page-model.gen.json', import.meta.url), 'utf8'),
);

let asked = 0;

/** Every parser of texts from people or other programs, with the longest text it gets. */
const PARSERS: [name: string, longest: number, parse: (text: string) => unknown][] = [
  ['a pasted recipe', 100_000, (text) => recipeFromText(text)],
  ['a pasted list of ingredients', 20_000, (text) => ingredientsFromText(text)],
  ['a Cooklang recipe', 30_000, (text) => recipeFromCooklang(text)],
  ['a Cooklang step of marks', 30_000, (text) => recipeFromCooklang(`@${text.replaceAll(/\s/g, '@')}{1%g}`)],
  ['a Meal-Master file', 30_000, (text) => recipesFromSource(`-----Meal-Master\n${text}`, model)],
  [
    'recipes in XML',
    30_000,
    (text) => recipesFromSource(`<?xml version="1.0"?><recipe><title>${text}`, model),
  ],
  [
    'a page that an app exported',
    30_000,
    (text) => recipesFromSource(`<html><div class="recipe"><ul id="recipeIngredients"><li>${text}`, model),
  ],
  ['a Markdown recipe', 100_000, (text) => recipeFromMarkdown(`---\ntitle: x\n---\n${text}`)],
  [
    'a recipe for machines',
    100_000,
    (text) => readJsonLd(`{"@type":"Recipe","name":${JSON.stringify(text)}}`),
  ],
  ['a web page', 60_000, (text) => recipesFromSource(`<html><body>${text}</body></html>`, model)],
  [
    'a web page of attributes',
    60_000,
    (text) => recipesFromSource(`<html><body><p class="${text.replaceAll('"', '')}">`, model),
  ],
  ['a source of any kind', 60_000, (text) => recipesFromSource(text, model)],
  ['a time', 2_000, parseMinutes],
  ['an amount', 2_000, (text) => showAmount(text, 'metric')],
  ['the timers of a step', 4_000, timersOf],
  // The last lines are cached as well.
  ['a line of the grocery list', 600, (text) => understandLine(`${asked++} ${text}`)],
  // The last prompts are cached, so each is different.
  ['a prompt for the chef', 4_000, (text) => plainPrompt(`${asked++} ${text}`)],
  ['a search', 2_000, (text) => [foldText(text), searchTokens(text), understand(text, () => false)]],
  ['mentions', 4_000, (text) => [mentionsIn(text), withMentions(text, ['cook'])]],
  ['captions', 100_000, tidyCaptions],
  ['a range of bytes', 8_000, (text) => byteRange(`bytes=${text}`, 1_000)],
  ['a path to return to', 8_000, safeReturnPath],
  ['cookies', 8_000, (text) => viewerOf(`plateful.viewer=${text}`)],
  [
    'languages',
    8_000,
    (text) => languageOfRequest(new Headers({ 'accept-language': text.replaceAll(/[^\x20-\x7e]/g, 'x') })),
  ],
  [
    'a host',
    8_000,
    (text) => isOwnHost(text, { publicUrl: 'http://localhost:3000', hasPublicUrl: false, port: 3000 }),
  ],
];

const TIMES_LONGER = 8;
/** A text eight times as long may take 24 times the time: three times linear; quadratic would be 64 times. */
const MOST_TIMES = 24;
/** Allowance for garbage collection. */
const GRACE_MS = 30;

describe.each(PARSERS)('reading %s', (_, longest, parse) => {
  test('takes linear time, whatever the text is made of', () => {
    const slow: string[] = [];
    for (const pattern of HOSTILE_TEXTS)
      for (const end of ['', '!"\n1 egg\n']) {
        const long = pattern.repeat(Math.ceil(longest / pattern.length)).slice(0, longest) + end;
        const short = long.slice(0, Math.floor(longest / TIMES_LONGER)) + end;
        const measured = () => [processorTime(() => parse(short)), processorTime(() => parse(long))] as const;
        const isSlow = ([little, much]: readonly [number, number]) => much > MOST_TIMES * little + GRACE_MS;
        // It may have been compiled meanwhile, so it counts as slow only if it stays slow.
        if (isSlow(measured()) && isSlow(measured()) && isSlow(measured()))
          slow.push(
            `${JSON.stringify(pattern)} … ${JSON.stringify(end)}: ${measured().map(Math.round).join(' → ')} ms`,
          );
      }
    expect(slow).toEqual([]);
  });
});
