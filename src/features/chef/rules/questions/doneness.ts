import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { sentencesOf } from './sentences.ts';

const SIGN = /\buntil ((?:(?!, and (?:season|serve|drain|lift|scatter|stir)\b)[^.;])*)/;
const COOKS = /\b(?:bake|roast|braise|simmer|fry|grill|cook|boil|poach|steam|sear|brown|prove)\b/i;
const CAKE = /cake|muffin|brownie|sponge|cupcake|banana bread|gingerbread|traybake/i;
const BREAD = /bread|loaf|rolls?\b|focaccia|baguette|buns?\b/i;
const STEWED = /\b(?:[Ss]immer|[Bb]raise|[Cc]ook)\b[^.]*?(\d+) (minutes|hours?)/g;
/** Minutes after which meat with much sinew is tender, and cuts that have it. */
const LONG = 75;
const SINEWY = /belly|shoulder|shanks?\b|ribs|brisket|hock|knuckle|cheeks?\b|shin|oxtail/;

/** What is of flesh or eggs, by the words of the lines, and how a cook sees that it is done. */
const KINDS: readonly (readonly [of: RegExp, sign: Message, stewed?: Message])[] = [
  [
    /chicken|turkey|duck|goose|poultry/i,
    msg('Poultry is done when the juices run clear and the thickest part reads 74 °C (165 °F).'),
  ],
  [
    /minced|mince\b|sausage|burger/i,
    msg('Mince and sausages have no pink left inside, and read 71 °C (160 °F).'),
  ],
  [
    /pork|gammon/i,
    msg('Pork reads 63 °C (145 °F) in the middle and then rests for 5 minutes; 71 °C (160 °F) is well done.'),
    msg('Pork that cooks for long is tender when a fork goes in without effort, at about 90 °C (195 °F).'),
  ],
  [
    /\b(?:beef|steak|lamb|veal|venison|brisket|oxtail)\b/i,
    msg(
      'Beef and lamb read 52 °C (125 °F) inside when rare, 57 °C (135 °F) when medium rare and 71 °C (160 °F) when well done.',
    ),
    msg(
      'Meat that cooks for long is done when a fork goes in without effort. If it does not, it needs more time.',
    ),
  ],
  [
    /\b(?:salmon|cod|haddock|trout|hake|pollock|sea bass|tilapia|halibut|monkfish|mackerel|plaice|sole|fish fillets?)\b/i,
    msg('Fish flakes when a fork presses it, and reads 63 °C (145 °F) inside.'),
  ],
  [/prawn/i, msg('Prawns are pink all over and firm.')],
];
const SKIN = /crackling|\bskin (?:scored|blisters)/i;

/** How a cook knows that the dish is done: by its steps, and by what is in it. */
export function doneWhen(recipe: ComposedRecipe): string {
  const { title, ingredients, instructions } = recipe;
  const signs = sentencesOf(recipe).filter((sentence) => SIGN.test(sentence) && COOKS.test(sentence));
  const names = ingredients.map(({ name }) => name).filter((name) => !/stock|broth|gravy|lard\b/.test(name));
  const kind = KINDS.find(([of]) => names.some((name) => of.test(name)));
  const ofKind = signs.findLast((sentence) => kind?.[0].test(sentence));
  const sign = SIGN.exec(ofKind ?? signs.at(-1) ?? '')?.[1]?.trim();
  const isSaid = kind !== undefined && /\d °C/.test(sign ?? '');
  return [
    sign
      ? t('Cook it until {sign}.', { sign })
      : CAKE.test(title)
        ? t(
            'It is done when it has risen, springs back to a finger, and a skewer comes out of the middle clean.',
          )
        : t('It is done when it is hot all through and what should be tender is tender.'),
    ...(kind && !isSaid ? [t(kind[2] && isCookedLong(names, instructions) ? kind[2] : kind[1])] : []),
    ...(SKIN.test([title, ...names, ...instructions].join('\n'))
      ? [
          t(
            'Crackling is ready when it is blistered all over and snaps. If it is not, give it 5 to 10 minutes at 230 °C (450 °F), and watch it.',
          ),
        ]
      : []),
    ...(!kind && BREAD.test(title) && names.some((name) => /yeast|sourdough/.test(name))
      ? [t('Bread sounds hollow when you knock on its underside, and reads 95 °C (205 °F) inside.')]
      : []),
  ].join(' ');
}

const isCookedLong = (names: readonly string[], steps: readonly string[]): boolean =>
  names.some((name) => SINEWY.test(name)) ||
  [...steps.join(' ').matchAll(STEWED)].some(
    ([, count, unit]) => Number(count) * (unit === 'minutes' ? 1 : 60) >= LONG,
  );
