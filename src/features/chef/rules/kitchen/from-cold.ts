import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';

/** How what is frozen is used, by the words of the question or the lines. */
const FROZEN: readonly (readonly [of: RegExp, advice: Message])[] = [
  [
    /prawn|shrimp|mussel|squid|seafood/i,
    msg(
      'Yes. Thaw them in cold water for 15 minutes and pat them dry; then they cook as written. Straight from frozen they take 2 to 3 minutes longer and water the sauce down: let it boil away.',
    ),
  ],
  [
    /fish|salmon|cod|haddock|trout|hake|fillets?\b/i,
    msg(
      'Yes, it works from frozen if the pieces are single and thin: rinse off the ice, pat them dry, and cook them half as long again, until they flake. In a sauce or a pie, thaw them first in the fridge overnight, or in cold water in their bag for 30 minutes, and dry them: else they water it down.',
    ),
  ],
  [
    /chicken|turkey|duck|poultry/i,
    msg(
      'Thaw it first, in the fridge overnight or in cold water in its bag, changed every 30 minutes: from frozen it browns badly and stays raw inside. In the oven, single pieces may go in frozen at 180 °C (350 °F) for half as long again, until they read 74 °C (165 °F). Never from frozen in a slow cooker.',
    ),
  ],
  [
    /mince|burger/i,
    msg(
      'Mince can go into the pan frozen over low heat: scrape off what has browned, turn it, and break it up; it takes about 10 minutes longer. Burgers cook from frozen, half as long again, until they read 71 °C (160 °F).',
    ),
  ],
  [
    /beef|pork|lamb|steak|sausage|meat/i,
    msg(
      'Thaw it in the fridge overnight: from frozen it does not brown, and takes half as long again. Never from frozen in a slow cooker.',
    ),
  ],
  [
    /berr|fruit|cherr|mango|rhubarb|plum/i,
    msg(
      'Yes, straight from frozen. In a cake or muffins, toss them in a spoonful of the flour and bake 5 minutes longer; on top or in a salad, thaw and drain them first.',
    ),
  ],
  [
    /pastry|dough|bread/i,
    msg(
      'Yes: thaw it in the fridge overnight or for 2 hours on the counter, and roll it out while still cold.',
    ),
  ],
  [
    /./,
    msg(
      'Yes: put frozen vegetables in straight from the freezer, a few minutes later than fresh ones, over high heat and without a lid, so that their water boils away.',
    ),
  ],
];
const ASKS_FROZEN =
  /\b(?:frozen|from the freezer|tiefgekuhlt\w*|gefroren\w*|surgele\w*|congelad[oa]s?|surgelat[oaie])\b/;
/** What asks whether the dish may be frozen. */
const OF_DISH = /\b(?:be frozen|freeze|leftovers|frozen (?:yog|dessert|pizza))/;

/** What is done with frozen food; `null` if a message does not ask. */
export function fromFrozen(said: string, recipe: () => ComposedRecipe | null): string | null {
  if (!ASKS_FROZEN.test(said) || OF_DISH.test(said)) return null;
  const shown = recipe();
  if (!shown) return null;
  const named = FROZEN.slice(0, -1).find(([of]) => of.test(said));
  if (named) return t(named[1]);
  const isVeg = /\b(?:veg\w*|peas|spinach|beans|broccoli|corn|gemuse|legumes|verduras?)\b/.test(said);
  const lines = [shown.title, ...shown.ingredients.map(({ name }) => name)].filter(
    (name) => !/stock|sauce|paste/.test(name),
  );
  const [, advice] =
    (isVeg ? null : FROZEN.find(([of]) => lines.some((name) => of.test(name)))) ?? FROZEN.at(-1) ?? [];
  return advice ? t(advice) : null;
}

const FROM_FRIDGE =
  /\b(?:(?:straight |right |directly )?(?:from|out of) (?:the )?fridge|fridge cold|aus dem kuhlschrank|du frigo|de la nevera|dal frigo)\b/;
const OF_HEAT =
  /\b(?:how (?:long|much longer)|longer|oven|bake|cook|time|minutes|heat|lange|temps|tiempo|tempo)\b/;

/** How much longer it takes cold from the fridge; `null` if a message does not ask. */
export function fromFridge(said: string, recipe: () => ComposedRecipe | null): string | null {
  if (!FROM_FRIDGE.test(said) || !OF_HEAT.test(said)) return null;
  const minutes = Math.max(
    0,
    ...[
      ...(recipe()?.instructions.join(' ') ?? '').matchAll(/\b(?:[Bb]ake|[Rr]oast)\b[^.]*?(\d+) minutes/g),
    ].map(([, each]) => Number(each)),
  );
  return minutes > 0
    ? t(
        'About {more} minutes in all, instead of {minutes}: put it in cold, under foil for the first half, and bake it until it steams and bubbles in the middle. A glass or stoneware dish first stands outside the fridge for 20 minutes, or it may crack.',
        { minutes, more: minutes + COLDER },
      )
    : null;
}
const COLDER = 15;
