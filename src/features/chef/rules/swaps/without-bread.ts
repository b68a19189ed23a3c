import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { capital, sentencesOf, stepsOf } from '../devices/sentences.ts';
import type { May } from './swap-words.ts';

/** What is filled or topped, and eaten with the hands. */
export const HOLDS =
  /^(?:(?:burger|bread|brioche|hot dog|ciabatta|long|soft|small|large|flour|corn|wholemeal|whole ?wheat|gluten-free|pitta|pita) )*(?:buns?|rolls?|tortillas?|wraps?|breads|pittas?|flatbreads?|baguettes?|bagels?|taco shells)(?:,.*)?$/;
const HOLDER =
  '(?:(?:the|each of the|each|a) )?(?:(?:warm|toasted|burger|long|bread|flour|corn|pitta|pita|ciabatta|hot dog|soft|small|brioche) )*(?:buns?|rolls?|tortillas?|breads|pittas|flatbreads?|baguettes?|bagels?|taco shells)';
/** What is done to bread alone. */
const READIED = new RegExp(
  `^(?:Meanwhile, )?(?:[Tt]oast|[Ww]arm|[Ss]plit|[Cc]ut open|[Bb]utter|[Hh]alve) (?:the cut sides of )?${HOLDER}(?: (?:in a dry pan|in the butter|on the outside|over the fire|for a few seconds|for \\d+ minutes?|on each side|lightly))*(?:\\.|,? and |, )`,
);
const ROLLED =
  /,? (?:and )?(?:fold in the sides(?: and|,) )?roll(?:ed)? up(?: tightly)?(?:,? and (?:cut (?:each |it |them )?in half|serve))?/g;
const NAMES = new RegExp(`\\b${HOLDER}\\b`, 'i');
const LEAVES_EACH = 2;

type Form = 'leaves' | 'bowl';

/** How what was in bread is told of leaves or a bowl. */
const told = (form: Form): readonly (readonly [said: RegExp, instead: string])[] => [
  [
    new RegExp(`\\b([Ff])ill ${HOLDER} with\\b`, 'g'),
    form === 'bowl' ? 'top the leaves with' : '$1ill the leaves with',
  ],
  [
    new RegExp(`\\b[Ss]pread ${HOLDER} with\\b`, 'g'),
    form === 'bowl' ? 'spoon over' : 'spread the leaves with',
  ],
  [new RegExp(`\\b(?:[Ff]ill ${HOLDER}) with it\\b`, 'g'), 'share it among the leaves'],
  [
    new RegExp(
      `\\b(serve|spoon|pile|put|press each|stack two)( (?:it|them|everything))? (?:in|into|on) ${HOLDER}`,
      'gi',
    ),
    '$1$2 on the leaves',
  ],
  [new RegExp(`\\b(?:among|between|on|in|into) ${HOLDER}`, 'g'), 'on the leaves'],
  [new RegExp(`\\b([Ff])ill ${HOLDER}(?=[.,]| and)`, 'g'), '$1ill the leaves'],
  [ROLLED, form === 'bowl' ? '' : ', and fold over'],
  ...(form === 'bowl'
    ? ([
        [/\b[Ss]pread with\b/g, 'spoon over'],
        [/,? and fill with\b/g, ' and top with'],
        [/\bfill with\b/gi, 'top with'],
      ] as const)
    : []),
  [/\bwith the lettuce, /g, 'with the '],
  [/\bthe the\b/g, 'the'],
  [/\b([Ss])poon on the leaves/g, '$1poon it on the leaves'],
];

/** The dish without what holds it, on leaves of lettuce or in a bowl; `null` if its steps need the bread. */
export function withoutBread(recipe: ComposedRecipe, form: Form, may: May): ComposedRecipe | null {
  const holder = recipe.ingredients.find(({ name }) => HOLDS.test(name));
  if (!holder || !may('lettuce')) return null;
  let isLaidOut = false;
  const laidOut =
    form === 'bowl'
      ? `Tear the lettuce into ${recipe.servings === 1 ? 'a bowl' : `${recipe.servings} bowls`}.`
      : 'Lay out the lettuce leaves.';
  const sentences = sentencesOf(recipe).map((step) =>
    step.flatMap((sentence) => {
      const isOfBread = NAMES.test(sentence);
      const rest = changed(sentence.replace(READIED, ''), told(form));
      if (!isOfBread) return [isLaidOut ? changed(sentence, told(form)) : sentence];
      const opening = isLaidOut ? [] : [laidOut];
      isLaidOut = true;
      return [...opening, capital(rest)];
    }),
  );
  const instructions = stepsOf(sentences);
  if (!isLaidOut || instructions.some((step) => NAMES.test(step))) return null;
  const others = recipe.ingredients.filter((line) => line !== holder && !/\blettuce\b/.test(line.name));
  const lettuce = {
    amount: `${recipe.servings * LEAVES_EACH} large leaves`,
    name: 'lettuce',
  };
  return {
    ...recipe,
    title:
      form === 'bowl'
        ? `${recipe.title.replace(OF_BREAD, '').replace(/s$/, '')} Bowl`
        : `${recipe.title} in Lettuce Leaves`,
    description: recipe.description
      .replace(EATEN_SO, '')
      .replace(EATEN_WITH_HANDS, (_, first: string) => first.toUpperCase()),
    ingredients: [...others, lettuce],
    instructions,
  };
}

const EATEN_SO =
  /,? (?:(?:rolled up|rolled|wrapped|tucked|folded)[a-z ]* )?in (?:a |an )?(?:soft |warm |toasted |flour |corn )*(?:buns?|rolls?|tortillas?|pitta breads?|pittas?|flatbreads?)\b/;
const EATEN_WITH_HANDS = /^Rolled up tight and eaten with both hands: (\w)/;
const OF_BREAD = / (?:Wraps?|Sandwich(?:es)?|Rolls?)$/;

const changed = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((all, [said, instead]) => all.replace(said, instead), text);
