import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { sentencesOf } from '../questions/sentences.ts';

/** What is not of flesh, though its name speaks of it. */
const NOT_FLESH = /stock|broth|gravy|lard\b|sauce|paste|dripping/;

/** How a cook tells that something is done: by eye and finger, by a thermometer, and when it has stewed for long. */
interface Sign {
  of: RegExp;
  seen: Message;
  heat: Message;
}

const STEWED: Message = msg(
  'Meat that cooks for long is done when a fork goes in and turns without effort. If it does not, give it 20 minutes more and try again.',
);
const SIGNS: readonly Sign[] = [
  {
    of: /chicken|turkey|duck|goose|poultry/i,
    seen: msg(
      'Cut into the thickest part, at the bone if there is one: the juices run clear, the meat is opaque with no pink, and a leg moves easily in its joint. If any of that is missing, give it 5 to 10 minutes more.',
    ),
    heat: msg('74 °C (165 °F) in the thickest part, away from the bone.'),
  },
  {
    of: /minced|mince\b|sausage|burger/i,
    seen: msg(
      'Cut the thickest one open: nothing inside is pink and the juices run clear. Brown outside is not enough. If it is pink, give it 3 to 5 minutes more.',
    ),
    heat: msg('71 °C (160 °F) in the middle, and 74 °C (165 °F) if the mince is of poultry.'),
  },
  {
    of: /pork|gammon/i,
    seen: msg(
      'Cut into the middle: it is white or only faintly pink, the juices run clear, and it feels firm under a finger. Pork that cooks for hours is done when a fork turns in it without effort.',
    ),
    heat: msg(
      '63 °C (145 °F) in the middle and 5 minutes of rest, or 71 °C (160 °F) for well done. Pork that is pulled apart needs 90 to 95 °C (195 to 205 °F).',
    ),
  },
  {
    of: /\b(?:beef|steak|lamb|veal|venison|brisket|oxtail)\b/i,
    seen: msg(
      'Press it with a finger: rare gives like your cheek, medium springs back like your chin, and well done is firm like your forehead. Or make a small cut and look.',
    ),
    heat: msg(
      '52 °C (125 °F) is rare, 57 °C (135 °F) medium rare, 63 °C (145 °F) medium and 71 °C (160 °F) well done.',
    ),
  },
  {
    of: /\b(?:salmon|cod|haddock|trout|hake|pollock|sea bass|tilapia|halibut|monkfish|mackerel|plaice|sole|tuna|fish)\b/i,
    seen: msg('Press it with a fork in the thickest part: it comes apart in flakes and is no longer glassy.'),
    heat: msg('63 °C (145 °F) in the thickest part.'),
  },
  {
    of: /prawn/i,
    seen: msg('They are pink all over, firm, and curled like a C. Curled into an O, they had too much.'),
    heat: msg('63 °C (145 °F): in so small a thing, go by color instead. They are pink all over and firm.'),
  },
  {
    of: /cheesecake|custard|quiche|flan|crème|clafoutis/i,
    seen: msg('Shake it gently: the edge is set and the middle trembles like jelly. It sets on as it cools.'),
    heat: msg('About 75 °C (165 °F) in the middle, where it still trembles.'),
  },
];
const LOAF: Sign = {
  of: /yeast|sourdough/i,
  seen: msg(
    'Knock on its underside: it sounds hollow. It is brown all over and feels light. If not, give it 5 minutes more without the tin.',
  ),
  heat: msg('95 °C (205 °F) in the middle.'),
};
const CAKE: Sign = {
  of: /cake|muffin|brownie|sponge|gingerbread|banana bread|loaf/i,
  seen: msg(
    'Put a skewer or a thin knife into the middle: it comes out clean, or with moist crumbs from brownies. The top springs back to a finger, and the edge comes away from the tin.',
  ),
  heat: msg('About 98 °C (208 °F) in the middle of a cake.'),
};
const LONG_COOKED =
  /\b(?:simmer|braise|roast|cook|bake)\b[^.]*?\b(?:(?:9\d|1\d\d|[2-9]\d\d) minutes|\d+(?: to \d+)? hours?)/i;
const TOUGH = /stewing|shoulder|shanks?\b|ribs\b|brisket|cheeks?\b|shin|oxtail|diced lamb|neck/i;

function signFor({ title, ingredients }: ComposedRecipe): Sign | undefined {
  const names = ingredients.map(({ name }) => name).filter((name) => !NOT_FLESH.test(name));
  const all = names.join('\n');
  if (CAKE.of.test(title) && !/meat ?loaf|fish ?cake/i.test(title) && /flour/.test(all)) {
    if (!/cheesecake/i.test(title)) return LOAF.of.test(all) ? LOAF : CAKE;
  }
  if (LOAF.of.test(all) && /bread|loaf|rolls?\b|focaccia|bun/i.test(title)) return LOAF;
  return (
    SIGNS.find(({ of }) => of.test(title)) ?? SIGNS.find(({ of }) => names.some((name) => of.test(name)))
  );
}

const isStewed = ({ ingredients, instructions }: ComposedRecipe): boolean =>
  ingredients.some(({ name }) => TOUGH.test(name)) && LONG_COOKED.test(instructions.join(' '));

/** How a cook tells without a thermometer that the dish is done. */
export function seenDone(recipe: ComposedRecipe): string {
  const sign = signFor(recipe);
  return isStewed(recipe) ? t(STEWED) : sign ? t(sign.seen) : doneWhen(recipe);
}

/** How hot the dish is inside when it is done; `null` if nobody measures that. */
export function heatInside(recipe: ComposedRecipe): string | null {
  const sign = signFor(recipe);
  return sign ? (isStewed(recipe) ? `${t(sign.heat)} ${t(STEWED)}` : t(sign.heat)) : null;
}

/** How hot a food that a text names is inside when it is done; `null` if nobody measures that. */
export function heatOf(text: string): string | null {
  const sign = SIGNS.find(({ of }) => of.test(text));
  return sign ? t(sign.heat) : null;
}

const SIGN = /\buntil ((?:(?!, and (?:season|serve|drain|lift|scatter|stir)\b)[^.;])*)/;
const COOKS = /\b(?:bake|roast|braise|simmer|fry|grill|cook|boil|poach|steam|sear|brown|prove)\b/i;
/** How a step says that rice or eggs cook: 'Add the stock a ladleful at a time, for 18 minutes, until the rice is creamy'. */
const STIRRED = /^(?:Add|Pour|Stir)\b(?=.*\bminutes\b)(?=.*\b(?:rice|pasta|noodles|barley|eggs|prawns)\b)/;
const SKIN = /crackling|\bskin (?:scored|blisters)/i;

/** How a cook knows that the dish is done: by its steps, and by what is in it. */
export function doneWhen(recipe: ComposedRecipe): string {
  const { title, ingredients, instructions } = recipe;
  const steps = sentencesOf(recipe).filter(
    (sentence) => SIGN.test(sentence) && (COOKS.test(sentence) || STIRRED.test(sentence)),
  );
  const kind = signFor(recipe);
  const ofKind = steps.findLast((sentence) => kind?.of.test(sentence));
  const said = SIGN.exec(ofKind ?? steps.at(-1) ?? '')?.[1]?.trim();
  const heat = /\d °C/.test(said ?? '') ? null : heatInside(recipe);
  return [
    said
      ? t('Cook it until {sign}.', { sign: said })
      : kind
        ? t(kind.seen)
        : t('It is done when it is hot all through and what should be tender is tender.'),
    ...(heat ? [isStewed(recipe) ? t(STEWED) : t('Temperature inside: {heat}', { heat })] : []),
    ...(SKIN.test([title, ...ingredients.map(({ name }) => name), ...instructions].join('\n'))
      ? [
          t(
            'Crackling is ready when it is blistered all over and snaps. If it is not, give it 5 to 10 minutes at 230 °C (450 °F), and watch it.',
          ),
        ]
      : []),
  ].join(' ');
}
