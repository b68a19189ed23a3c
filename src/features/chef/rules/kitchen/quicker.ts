import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';

const ASKS =
  /\b(?:quicker|faster|speed\w* (?:it|this|things) up|save time|cut (?:down )?(?:the |on )?time|shortcuts?|less time|schneller|plus (?:vite|rapide)|mas rapido|piu veloce)\b/;
const QUESTION = /\b(?:way|how|can|could|any|what|is there|wie|comment|como|come)\b/;

/** What makes a dish quicker, by the words of its title, its lines and its steps; the first counts. */
const WAYS: readonly (readonly [dish: RegExp, way: Message])[] = [
  [
    /jacket|baked potato|baking potato/i,
    msg(
      'Yes: prick the potatoes, give them 8 to 10 minutes in the microwave, turning once, then 15 minutes at 220 °C (425 °F) in the oven or air fryer for a crisp skin.',
    ),
  ],
  [
    /\b(?:stewing|brisket|shin|shanks?|oxtail|pork shoulder|diced lamb|cheeks?|ribs)\b/i,
    msg(
      'In a pressure cooker it takes about a third of the time: 35 to 45 minutes under pressure for chunks of meat. On the stove, cut the meat half as large and it is tender after about two thirds of the time. More heat only makes it tough.',
    ),
  ],
  [
    /dried (?:chickpeas|beans|kidney|black|white)/i,
    msg('Use canned pulses: two and a half times the dry weight, drained, in for the last 15 minutes.'),
  ],
  [
    /(?<!nutritional )yeast|sourdough/i,
    msg(
      'Warm water, half as much yeast again and a warm place bring the rise down to about an hour; the taste is a little plainer.',
    ),
  ],
  [
    /whole chicken|roast/i,
    msg(
      'Cut it into pieces: chicken pieces roast in 40 to 45 minutes at 200 °C (400 °F) instead of well over an hour, a joint in slices or steaks in about a third of the time.',
    ),
  ],
  [
    /potato|carrot|parsnip|squash|beetroot|roots/i,
    msg(
      'Cut the vegetables half as large, and give hard ones 5 minutes in the microwave or in boiling water first: that saves about half of their time.',
    ),
  ],
  [
    /cake|muffin|brownie|bread|loaf/i,
    msg('Bake it in a muffin tin: 18 to 22 minutes at the same heat instead of the time written.'),
  ],
  [
    /./,
    msg(
      'Cut everything smaller, put the water on first, and use what is ready cut, canned or cooked: that saves 10 to 15 minutes.',
    ),
  ],
];
/** A dish of so many minutes can hardly be quicker. */
const QUICK = 35;

/** How it gets quicker; `null` if a message does not ask. */
export function quicker(said: string, recipe: () => ComposedRecipe | null): string | null {
  if (!ASKS.test(said) || /\d/.test(said) || !QUESTION.test(said) || /\bmake (?:it|this)\b/.test(said))
    return QUICKER_WAY.test(said) ? waysFor(recipe) : null;
  return waysFor(recipe);
}
const QUICKER_WAY = /^(?:(?:a|any|is there a|but|ok|and) )*(?:quicker|faster) (?:way|method)s?$/;

const waysFor = (recipe: () => ComposedRecipe | null): string | null => {
  const shown = recipe();
  return shown && wayFor(shown);
};

/** What makes a dish quicker. */
export function wayFor(shown: ComposedRecipe): string | null {
  const minutes = shown.prepTime + shown.cookTime;
  if (minutes <= QUICK)
    return t(
      'At {minutes} minutes it is quick already. Cutting everything smaller, and using what is ready cut, canned or cooked, saves a few minutes more.',
      { minutes: String(minutes) },
    );
  const all = [shown.title, ...shown.ingredients.map(({ name }) => name)].join('\n');
  const [, way] = WAYS.find(([dish]) => dish.test(all)) ?? [];
  return way ? t(way) : null;
}
