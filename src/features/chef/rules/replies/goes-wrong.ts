import { type Message, msg, t } from '#shared/t.ts';
import { troubleIn } from '../questions/troubles.ts';
import type { Reply } from './reply.ts';

const NOT =
  '(?:wont|won t|will not|dont|don t|doesnt|doesn t|do not|not|never|arent|aren t|isnt|isn t|didnt|didn t|ne|nicht|kein\\w*|pas|jamais|no|nunca|non|mai)';
/** Egg whites, by what can only be them beside the words for beating. */
const WHITES = '(?:whites?|meringue|eiweiss|eischnee|eiklar|blancs?|claras?|merengue|albumi|meringa)';
const STIFF =
  '(?:stiff\\w*|whip\\w*|whisk\\w*|peaks?|thick\\w*|firm\\w*|foam\\w*|fluff\\w*|hold\\w*|steif|fest|mont\\w*|ferme\\w*|prennent|suben?|firmes?|punto de nieve|ferm[oai]|neve)';
const STAY_LIQUID = new RegExp(
  `\\b${WHITES}\\b.*\\b(?:${NOT} .*\\b${STIFF}|(?:stay|still|are|remain|too|bleib\\w*|restent|siguen|restano) (?:\\w+ )?(?:runny|liquid|flat|soft|flussig|liquides?|liquid[aoie]))\\b|\\b(?:cant|can t|cannot|can not|couldn t|couldnt|struggl\\w* to) get (?:the |my |these )?(?:egg )?${WHITES} (?:to )?${STIFF}\\b`,
);
const CURDLED =
  /\b(?:curdl(?:ed|es|ing)|(?:is|has|have|it|its|s|sauce|mayo|mayonnaise|hollandaise|custard|aioli|just|keeps) split(?:ting)?(?! (?:it|the|into|in|between|up))\b|geronnen|gerinnt|tourne\w* (?:la sauce|ma sauce)|(?:sauce|creme|mayonnaise) (?:a |est )?(?:tourne\w*|tranche\w*)|se (?:me )?(?:ha )?cort(?:o|ado)|impazzit[ao])\b/;

/** What a dish must hold for the advice to fit it, by its title and lines. */
type Fits = (dish: string) => boolean;

/** What went wrong at the stove, which leaves nothing out; the first that fits the dish counts. */
const WRONG: readonly (readonly [said: RegExp, fits: Fits, advice: Message])[] = [
  [
    STAY_LIQUID,
    (dish) => /\begg/i.test(dish),
    msg(
      'Whites stay soft if a trace of yolk or fat is in them, or if the sugar went in too early. Add a few drops of lemon juice and whisk on at full speed for 3 minutes. If they are still liquid, start again with new whites in a clean, dry glass or metal bowl, and put the sugar in by the spoonful once they hold soft peaks.',
    ),
  ],
  [
    CURDLED,
    (dish) => /mayonnaise|hollandaise|aioli|b[ée]arnaise/i.test(dish) && /egg yolk/i.test(dish),
    msg(
      'Put a fresh egg yolk and 1 tsp of warm water in a clean bowl, and whisk in the split sauce drop by drop: it comes together again.',
    ),
  ],
  [
    CURDLED,
    (dish) =>
      /flour/i.test(dish) &&
      /\beggs?\b/i.test(dish) &&
      /(?:butter|margarine)/i.test(dish) &&
      /sugar/i.test(dish),
    msg(
      'The eggs were colder than the butter, or went in too fast. Beat in a spoonful of the flour and go on: the batter comes together with the rest of the flour, and bakes as it should.',
    ),
  ],
  [
    CURDLED,
    (dish) => /\b(?:cream|milk|yogurt|crème|eggs?|egg yolks?|cheese|coconut milk)\b/i.test(dish),
    msg(
      'It got too hot: take it off the heat at once, whisk in a splash of cold water, and blend it or press it through a sieve. It is safe to eat. Next time, keep it below a boil once that is in.',
    ),
  ],
];
/** Who may be harmed is heeded first. */
const MAY_HARM =
  /all?erg|alerg|intoler|co?eliac|zoliak|anaphyl|\b(?:sick|ill|rash|hives|swell\w*|vomit\w*|pregnant|diet|vegan)\b/;

/** Why it went wrong, and how to save it: 'egg whites won't go stiff'. */
export const goesWrong: Reply = ({ said, recipe }) => {
  if (MAY_HARM.test(said)) return null;
  const meant = WRONG.filter(([pattern]) => pattern.test(said));
  const isOther = DOES_NOT.test(said);
  const shown = meant.length > 0 || isOther ? recipe() : null;
  if (!shown) return null;
  const dish = [shown.title, ...shown.ingredients.map(({ name }) => name)].join('\n');
  const [, , advice] = meant.find(([, fits]) => fits(dish)) ?? [];
  if (advice) return t(advice);
  return isOther && troubleIn(said, (words) => words.test(dish)) === null
    ? t(
        'That is about the cooking, so I left nothing out. Tell me what it looks like, such as “too thin”, “burnt” or “raw in the middle”, and I will say how to save it.',
      )
    : null;
};

/** What does not do what it should: nobody leaves it out for that. */
const DOES_NOT =
  /^(?:(?:help|and|but|oh no|why|,) )*(?:it|they|this|the [a-z]+(?: [a-z]+)?|my [a-z]+(?: [a-z]+)?|mine) (?:just |still |really )*(?:wont|won t|will not|didnt|didn t|doesnt|doesn t|isnt|isn t|arent|aren t|dont|don t) (?:(?:go|get|come|turn|turning|going|getting|stay|hold|holding) (?:stiff|hard|soft|thick|brown|golden|smooth|firm|together|peaks|its shape|their shape|out|off the (?:pan|tin|tray)|tender|creamy|fluffy|dark)|thicken\w*|brown(?:ing)?|soften\w*|melt\w*|mix|combine|bind(?:ing)?|stiffen\w*|caramelis\w*|cook through|come together|reduce|reducing)(?: (?:at all|properly|help|what now|any more|anymore|why|,|what did i do(?: wrong)?))*$/;
