import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { readWarnings } from '../safety/warnings.ts';

/** A prompt without the effects of foods: somebody who says that bread bloats them does not want bread. */
export function withoutEffects(prompt: string, catalog: Catalog): string {
  const text = plainPrompt(prompt);
  const effects = readWarnings(text, catalog).filter(
    ({ isEffect, foods }) => isEffect && foods !== null && foods.length > 0,
  );
  if (effects.length === 0) return prompt;
  const rest = effects.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );
  return WISHES_ELSEWHERE.test(rest) ? rest : text.slice(0, Math.max(0, text.indexOf(','))) + rest;
}

/** 'Onion soup, alliums give me cramps': what stands before the comma is the wish if nothing else may be one. */
const WISHES_ELSEWHERE = /^ ?\w|[.,;:!?\n–-] *\w/;
