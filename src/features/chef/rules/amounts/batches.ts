import { CLOSES, OPENS } from '../turns/change-words.ts';

const MANY =
  '(half|halve|double|triple|quarter|twice|1 ?/ ?2|halbe[rsn]?|doppelte[rsn]?|demi|double|doble|doppi[oa]|media|mezz[oa])';
const WHAT =
  '(?:batch(?:es)?|recipe|amounts?|quantit(?:y|ies)|mixture|dough|batter|lot|rezept|menge|portion|fournee|recette|receta|tanda|dose|dosi|ricetta|quantita)';
const BATCH = new RegExp(
  `^${OPENS}(?:(?:i |we |ill |i ll |let s |to )?(?:only |just |really )*(?:make|do|bake|cook|want|need|use|prepare|half|mach|fais|haz|fai|faccio)(?: (?:me|us|it|just|only|nur))* )?(?:(?:only|just|a|the|to|die|ein|eine|nur|une|la|una|un) )*${MANY}(?: (?:of|a|the|that|this|my|as much|size|sized|de|la|di))* ?-?(?:${WHAT})?(?: (?:size|of (?:it|this|that|them|these|those)))?${CLOSES}$`,
);
const HAS_WHAT = new RegExp(`\\b${WHAT}\\b`);

/** How much of the dish is to be made, where a message says it of the batch or the recipe; `null` if it says anything else. */
export function batchAsked(said: string, servings: number): string | null {
  const [, many] = BATCH.exec(said) ?? [];
  if (many === undefined || !HAS_WHAT.test(said)) return null;
  if (/^(?:double|twice|doppel|doble|doppi)/.test(many)) return 'double it';
  if (many === 'triple') return `for ${servings * 3} people`;
  return many === 'quarter' ? `for ${Math.max(1, Math.round(servings / 4))} people` : 'halve it';
}
