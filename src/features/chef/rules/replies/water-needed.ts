import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { OPENS } from '../questions/asking.ts';
import { sentencesOf } from '../questions/sentences.ts';
import type { Reply } from './reply.ts';

const ASKS = new RegExp(
  `^${OPENS}(?:(?:about |roughly )?how (?:much|many (?:ml|millilit(?:er|re)s|l|lit(?:er|re)s|cups|pints|bottles)(?: of)?) (?:water|liquid|fluid)|wie ?viel (?:liter )?(?:wasser|flussigkeit)|combien (?:de litres )?d eau|quelle quantite d eau|cuanta agua|cuantos litros de agua|quanta acqua|quanti litri d acqua)\\b(.*)$`,
);
/** What else may be said in it: a food would ask of one line only. */
const SAYS_NO_FOOD =
  /^(?:about|roughly|should|do|does|would|will|must|shall|can|i|we|you|it|this|that|they|bring|need|needed|needs|required|take|takes|use|used|for|in|into|on|to|carry|pack|have|the|whole|all|recipe|dish|thing|meal|lot|then|total|altogether|overall|of|go|goes|is|are|with|us|me|cook|cooking|making|make|trip|exactly|there|brauche|brauchen|brauch|ich|wir|man|dafur|davon|insgesamt|muss|mussen|soll|mitnehmen|mitbringen|da|dazu|rein|kommt|fur|das|dieses|gericht|rezept|ganze|braucht|es|faut|il|t|me|je|dois|on|doit|prendre|apporter|prevoir|en|tout|pour|ca|cela|cette|recette|plat|au|ai|j|besoin|est|ce|que|qu|necesito|necesitamos|hace|falta|llevo|llevar|lleva|debo|tengo|para|esto|este|plato|receta|hay|echar|serve|mi|ci|devo|dobbiamo|portare|totale|tutto|vuole|per|questo|piatto|ricetta|occorre|,|-)$/;

const OF_WATER = /^(?:(?:boiling|hot|cold|warm|lukewarm|iced?) )?water\b/;
const OF_STOCK = /\b(?:stock|broth|dashi|bouillon)\b/;
const BOILS =
  /\b(?:water to (?:a|the) boil|boiling(?:,)? (?:well[- ])?(?:salted )?water|salted water|(?:pan|pot) of [a-z, -]*water|cover (?:it |them |the [a-z ]+ )?with (?:cold |fresh |plenty of )?water|in plenty of water)\b/i;

/** How much water a dish takes, with what a stock is made of and what something is boiled in. */
export const waterNeeded: Reply = ({ said, recipe }) => {
  const [, rest] = ASKS.exec(said) ?? [];
  if (rest === undefined || !rest.split(/[ -]/).every((word) => word === '' || SAYS_NO_FOOD.test(word)))
    return null;
  const shown = recipe();
  if (!shown) return null;
  const own = shown.ingredients.filter(({ name }) => OF_WATER.test(name) || OF_STOCK.test(name));
  const boils = sentencesOf(shown).find((each) => BOILS.test(each));
  return [
    own.length > 0
      ? t('For {servings} servings it takes {lines}.', {
          servings: shown.servings,
          lines: listed(own.map(({ amount, name }) => `${amount} ${withoutCut(name)}`.trim())),
        })
      : boils
        ? t('No water stands in the ingredients.')
        : t('It needs no water but for washing up.'),
    ...totalOf(own),
    ...(boils ? [t('You also need a pot of water for this: “{sentence}”', { sentence: boils.trim() })] : []),
  ].join(' ');
};

const ML: Readonly<Record<string, number>> = { ml: 1, l: 1000, tbsp: 15, tsp: 5 };

/** All of it, where a stock is made of water and a cube. */
function totalOf(lines: ComposedRecipe['ingredients']): string[] {
  if (!lines.some(({ name }) => OF_STOCK.test(name))) return [];
  const amounts = lines.map(({ amount }) => {
    const [, count, unit = ''] = /^(\d+(?:\.\d+)?) (ml|l|tbsp|tsp)$/.exec(amount) ?? [];
    return Number(count) * (ML[unit] ?? Number.NaN);
  });
  const total = amounts.reduce((sum, each) => sum + each, 0);
  return Number.isNaN(total)
    ? []
    : [
        t('If the stock comes from a cube or powder, that is {liters} l of water in all.', {
          liters: Math.round(total / 50) / 20,
        }),
      ];
}
