import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { inFamily } from './foods-in-text.ts';
import { foodsOf } from './named-foods.ts';
import { effectBetween, type Reading } from './reasons.ts';

/** 'Leave the wine out', 'keep the nuts off'. */
const LEFT_OUT =
  /\b(?:leav(?:e|es|ing)|left|keep(?:s|ing)?|tak(?:e|es|ing)|cut(?:s|ting)?) ((?:(?:the|any|all|those|my) )?[a-z]+(?:(?:,| and| or|, and|, or) (?:the |any )?[a-z]+| [a-z]+)?) (?:out|off)\b(?! (?:of )?(?:the |my )?(?:fridge|freezer|oven|pan|pot|bag|tin|bones?|shells?|heat|menu|table))/g;
/** 'Watch the grapes', 'careful with the nuts'. */
const WATCHED =
  /\b(?:watch(?:ing)?(?: out for)?|mind|beware(?: of)?|look(?:ing)? out for|careful (?:with|about|of)|wary of|worried about) (?:(?:the|any|all|those|whole) )*([a-z]+(?:(?:,| and| or) (?:the |any )?[a-z]+)*)/g;
/** What is watched on a screen or by who would lose weight, and refuses no food. */
const NO_FOOD =
  /^(?:game|games|match|date|dates|salt|sodium|sugar|sugars|carbs?|fats?|heat|spice|spices|pan|time)\b/;

/** Foods that stand between the words that send them away. */
export const foodsLeftOut = (text: string, catalog: Catalog): Reading[] =>
  [LEFT_OUT, WATCHED].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((cue) => {
      const [whole, named = ''] = cue;
      const foods = NO_FOOD.test(named) ? null : foodsOf(` ${named}`, catalog);
      if (!foods || foods.length === 0) return [];
      // 'Leave the eggs and butter out' is more likely about milk than about butter.
      const meant = foods.length > 1 ? foods.map(inFamily) : foods;
      return [effectBetween(cue.index, cue.index + whole.length, meant)];
    }),
  );
