import { CLOSES, OPENS } from '../turns/change-words.ts';

const MANY =
  '(half|halve|double|triple|quarter|twice|1 ?/ ?2|halbe[rsn]?|doppelte[rsn]?|demi|double|doble|doppi[oa]|media|mezz[oa])';
const WHAT =
  '(?:batch(?:es)?|recipe|amounts?|quantit(?:y|ies)|mixture|dough|batter|lot|rezept|menge|portion|fournee|recette|receta|tanda|dose|dosi|ricetta|quantita)';
const BATCH = new RegExp(
  `^${OPENS}(?:(?:i |we |ill |i ll |let s |to )?(?:only |just |really )*(?:make|do|bake|cook|want|need|use|prepare|half|mach|fais|haz|fai|faccio)(?: (?:me|us|it|just|only|nur))* )?(?:(?:only|just|a|the|to|die|ein|eine|nur|une|la|una|un) )*${MANY}(?: (?:of|a|the|that|this|my|as much|size|sized|de|la|di))* ?-?(?:${WHAT})?(?: (?:size|of (?:it|this|that|them|these|those)))?${CLOSES}$`,
);
const HAS_WHAT = new RegExp(`\\b${WHAT}\\b`);

const THING =
  '(?:one|loaf|cake|batch|recipe|amount|quantity|pie|tart|bread|lot|kuchen|brot|portion davon|menge|gateau|pain|quantite|tarta|pan|bizcocho|cantidad|torta|pane|dose|quantita)';
const SIZED = new RegExp(
  `^${OPENS}(?:(?:can you |can i |could i |i d like |i want |i need |make|do|bake|just|only|it|them|a|an|the|much|bit|little|slightly|ein|eine|einen|un|une|una) )*(?:(smaller|small|half sized?|kleineren?s?|kleiner kuchen|plus petite?|mas pequen[oa]|piu piccol[oa])|(bigger|larger|grosseren?s?|plus grande?|mas grande|piu grande))(?: ${THING})?(?: (?:than that|of it|please))?${CLOSES}$`,
);
const LEAST_TO_HALVE = 4;
const MORE = 1.5;

/** How much of the dish is to be made, where a message says it of the batch or the recipe; `null` if it says anything else. */
export function batchAsked(said: string, servings: number): string | null {
  const [, smaller, bigger] = SIZED.exec(said) ?? [];
  if (smaller && servings >= LEAST_TO_HALVE) return 'halve it';
  if (bigger) return `for ${Math.round(servings * MORE)} people`;
  const [, many] = BATCH.exec(said) ?? [];
  if (many === undefined || !HAS_WHAT.test(said)) return null;
  if (/^(?:double|twice|doppel|doble|doppi)/.test(many)) return 'double it';
  if (many === 'triple') return `for ${servings * 3} people`;
  return many === 'quarter' ? `for ${Math.max(1, Math.round(servings / 4))} people` : 'halve it';
}
