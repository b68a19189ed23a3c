import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { whole } from '../questions/asking.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const IN_ONE =
  '(?:(?:all )?in (?:just )?(?:one|1|a single|the same) (?:pot|pan|saucepan|skillet|dish)|(?:alles )?in einem (?:topf|pott)|(?:alles )?in einer pfanne|(?:tout )?dans (?:une seule|la meme) (?:casserole|poele|cocotte)|(?:todo )?en una sola (?:olla|cazuela|sarten)|(?:tutto )?in un(?:a sola)? (?:pentola|padella)|one[- ]?pot|one[- ]?pan)';
const ASKS = whole(
  `(?:(?:can|could|would) (?:i|we|you|it|this|that) |please )?(?:(?:do|make|cook|be|made|cooked|done|have|it|this|that|them|everything|geht|das|es|auch|mach|koch|si puo fare|on peut le faire|as|a|all) )*${IN_ONE}(?: (?:version|dish|meal|instead|please|too|as well|possible))*`,
);
const APART =
  /\b(?:[Bb]oil|[Cc]ook) the [a-z ]*(?:spaghetti|penne|pasta|macaroni|tagliatelle|linguine|rigatoni|noodles|rice|potatoes|gnocchi|couscous|bulgur|eggs)\b/;
const OF_WATER =
  /\bdrain|\bboiling (?:salted )?water\b|\b(?:pan|pot) of (?:boiling |salted )*water\b|\bplenty of (?:boiling |salted )*water\b|cooking water\b/i;
const IN_PAN = /\b(?:[Mm]eanwhile|pan|pot|wok|skillet|[Ff]ry|[Ss]immer|[Ss]auté|[Ss]often)\b/;
const IN_OVEN = /\boven\b/;

/**
 * Whether the dish is cooked in one pot already, and what keeps it from that; `null` if nobody asks, or may get another dish of the
 * same foods.
 */
export function inOnePot(
  said: string,
  { request }: Pick<ChefMemory, 'request'>,
  recipe: () => ComposedRecipe | null,
): string | null {
  const shown = ASKS.test(said) ? recipe() : null;
  if (!shown) return null;
  const text = shown.instructions.join('\n');
  const food = boiledApart(text);
  if (food) return request.wanted.length > 0 ? null : twoPotsSaid(food);
  if (IN_OVEN.test(text) && IN_PAN.test(text))
    return t(
      'Use a pan that may go into the oven: then everything is cooked in it, first on the hob and then in the oven.',
    );
  return t('It is made in one pot or dish as it is.');
}

/** The food that boils in a pot of its own. */
const boiledApart = (text: string): string | null =>
  (OF_WATER.test(text) && IN_PAN.test(text) && APART.exec(text)?.[0].replace(/^\S+ the /, '')) || null;

const twoPotsSaid = (food: string): string =>
  t(
    'It takes two pots: one for the {food}, in plenty of water, and one for the rest. With a single pot, cook and drain that first.',
    { food },
  );

/** That a dish takes two pots, where somebody wanted one. */
export function potsSaid({ instructions }: ComposedRecipe, moods: readonly string[]): string[] {
  const food = moods.includes('onepot') ? boiledApart(instructions.join('\n')) : null;
  return food ? [twoPotsSaid(food)] : [];
}
