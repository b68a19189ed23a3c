import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { liquidIn } from './pot-steps.ts';
import { type Line, sentencesOf, stepsOf } from './sentences.ts';

/** Cuts that are fried for minutes, and the cut of the same animal that gets tender in hours. */
const CUTS: readonly (readonly [quick: RegExp, animal: string, tough: string])[] = [
  [
    /^(?:beef )?(?:sirloin|rump|fillet|rib-?eye|flank|skirt|minute|frying)(?: steaks?)?$|^beef (?:sirloin|fillet|rump|strips)|^steaks?$|^beef tenderloin/,
    'beef',
    'stewing beef',
  ],
  [/^veal (?:escalopes?|fillet|tenderloin|loin|steaks?)/, 'veal', 'stewing veal'],
  [/^pork (?:tenderloin|fillet|loin|escalopes?)/, 'pork', 'pork shoulder'],
  [/^lamb (?:leg steaks|loin|fillet|neck fillet|steaks?)/, 'lamb', 'lamb shoulder'],
];
/** A steak that is eaten whole stays one. */
const IN_PIECES = /strips|sliced|slices|cubes|pieces|chunks|dice|bite/;
const SEARS = /\b(?:[Ss]ear|[Ff]ry|[Bb]rown|[Ss]tir-fry|[Cc]ook)\b/;
const POURS = /\b(?:stock|broth|wine|beer|tomatoes|passata|water|coconut milk|sauce|cider)\b/;
const BUBBLES = /\b(?:simmer|boil|bubble|cook|toss)\b[^.]*? for (\d+) minutes?/;
const WITHOUT_MEAT = /, return the (?:beef|steaks?|veal|meat|pork|lamb)(?: to the pan)?(?= and |,|\.)/g;
const QUICK_VEGETABLES =
  /\b(?:green beans|broccoli|sugar snap|mangetout|asparagus|spinach|pak choi|bean sprouts|courgettes?|peas|cabbage|basil)\b/;
const RETURNED = /, return the [^,.]*/;
/** Less is a glaze. */
const LEAST_SAUCE = 120;
const SPOON = 15;
const spoonsIn = (lines: readonly Line[]): number =>
  lines
    .filter(
      ({ name, amount }) =>
        /^(?:soy|oyster|fish|hoisin) sauce|passata|wine|cream/.test(name) && /tbsp|ml/.test(amount),
    )
    .reduce((sum, { amount }) => sum + parseInt(amount, 10) * (amount.includes('ml') ? 1 : SPOON), 0);
/** What was lifted out beside the meat is done. */
const RETURNS_OTHERS = /, return the ([a-z ]+?)$/;
const AS_LONG_AS_IT_TAKES = 60;
/** 'Return the beef for 2 minutes, until hot,' is done already. */
const RETURNED_LATE =
  /(?:^|(?<=\. ))Return the (?:beef|veal|meat|pork|lamb) for \d+ minutes?(?:, until [^,.]*)?(?:, (?:and )?|\.$)/;

export interface ToughCut {
  own: string;
  taken: string;
  recipe: ComposedRecipe;
}

/**
 * A dish of meat that is fried in minutes and served in its sauce, with a cut that stews in that sauce instead: for a slow cooker or a
 * pressure cooker, which cook it from here. `null` if the dish is none of these.
 */
export function withToughCut(recipe: ComposedRecipe, { kind }: Pick<Classic, 'kind'>): ToughCut | null {
  if (!['fry', 'stew', 'curry', 'soup'].includes(kind)) return null;
  const at = recipe.ingredients.findIndex((line) => quickCut(line) !== null);
  const line = recipe.ingredients[at];
  const found = line && quickCut(line);
  if (!line || !found) return null;
  const { animal, tough } = found;
  const sentences = sentencesOf(recipe);
  const meat = new RegExp(`\\b(?:${animal}|steaks?|meat|it)\\b`);
  const seared = indexOf(sentences, (sentence) => SEARS.test(sentence) && meat.test(sentence));
  const poured = indexOf(
    sentences,
    (sentence, n) =>
      seared !== null &&
      n > seared &&
      POURS.test(sentence) &&
      BUBBLES.test(sentence) &&
      !/\bdrain\b/.test(sentence),
  );
  if (seared === null || poured === null) return null;
  // What is crisp after minutes is gone after hours.
  if (QUICK_VEGETABLES.test(sentences.flat()[poured]?.replace(RETURNED, '') ?? '')) return null;
  if (liquidIn(recipe.ingredients) + spoonsIn(recipe.ingredients) < LEAST_SAUCE) return null;
  let n = -1;
  let isIn = false;
  const steps = sentences.map((step) =>
    step.map((sentence) => {
      n += 1;
      const own = sentence.replace(/\bsteaks?\b/g, animal);
      if (n === seared)
        return own
          .replace(
            /,? until (?:[a-z]+ and )?(?:cooked through|no pink is left|medium)[^.,]*/,
            ', until browned',
          )
          .replace(/ over high heat/, '');
      if (n === poured) {
        isIn = true;
        const [said = ''] = BUBBLES.exec(own) ?? [];
        const [, before = '', after = ''] =
          new RegExp(`^(.*?)(?:,? (?:and )?)${said}([^.]*)\\.$`).exec(own) ?? [];
        const [returned, others] = RETURNS_OTHERS.exec(before.replace(WITHOUT_MEAT, '')) ?? [];
        const rest = `${restOfPour(after)}${others ? ` Stir in the ${others} and warm through for 3 minutes.` : ''}`;
        const first = before
          .replace(WITHOUT_MEAT, '')
          .replace(returned ?? '', '')
          .replace(/,? (?:and )?cover$/, '');
        return `${first === '' ? 'Pour it in' : first}, return the ${animal} and simmer for ${AS_LONG_AS_IT_TAKES} minutes, until tender.${rest}`;
      }
      return isIn
        ? own
            .replace(RETURNED_LATE, '')
            .replace(WITHOUT_MEAT, '')
            .replace(/, return the (?:beef|veal|meat|pork|lamb) with the/, ', add the')
            .replace(/\bReturn the (?:beef|veal|meat|pork|lamb)(?: and| with) the\b/, 'Add the')
            .replace(/\bReturn the (?:beef|veal|meat|pork|lamb)(?:,| and) (\w)/, (_, first: string) =>
              first.toUpperCase(),
            )
        : own;
    }),
  );
  if (!isIn) return null;
  return {
    own: foodOf(line),
    taken: tough,
    recipe: {
      ...recipe,
      cookTime: recipe.cookTime + AS_LONG_AS_IT_TAKES,
      ingredients: recipe.ingredients.with(at, { ...line, name: `${tough}, in 3 cm pieces` }),
      description: recipe.description.replace(/\b[Ss]trips of\b/, 'Pieces of'),
      instructions: stepsOf(steps),
    },
  };
}

/** What follows the bubbling in its sentence, apart from its sign. */
const restOfPour = (after: string): string => {
  const [, said] = /^(?:,? until [^,]*)?,? (?:and|then) (.*)$/.exec(after) ?? [];
  return said ? ` ${said.charAt(0).toUpperCase()}${said.slice(1)}.` : '';
};

function quickCut(line: Line): { animal: string; tough: string } | null {
  const found = CUTS.find(([quick]) => quick.test(foodOf(line)));
  return found && IN_PIECES.test(line.name) ? { animal: found[1], tough: found[2] } : null;
}

function indexOf(
  sentences: readonly (readonly string[])[],
  is: (sentence: string, n: number) => boolean,
): number | null {
  const at = sentences.flat().findIndex(is);
  return at < 0 ? null : at;
}
