import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { changesBetween, isChangeSaid } from '../answer/show-changes.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { distinct } from '../request/request.ts';
import { wordsApart } from '../request/request-words.ts';
import { either, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { OnScreen } from '../turns/on-screen.ts';

const CHEAPER = whole(
  `(?:${either(
    'make | do | cook | get | have | it | this | that | them | be | a bit | a little | much | way | is | s',
    'mach | es | das | etwas | rends | le | la | fais | hazlo | hacerlo | un poco | fallo | farlo | un po',
  )} )*${either(
    'cheaper | less expensive | less pricey | more affordable | more budget[- ]friendly | budget[- ]friendly',
    'on a budget | for less money | too expensive | too pricey | too dear | cost less',
    'gunstiger | billiger | preiswerter | zu teuer | moins chere? | trop chere? | plus economique',
    'mas barat[oa] | mas economic[oa] | demasiado car[oa] | meno car[oa] | piu economic[oa] | troppo car[oa]',
  )}(?: (?:version|option))?`,
);

interface Cheap {
  come: string;
  share: number;
}
const instead = (come: string): Cheap => ({ come, share: 1 });
/** Cheaper foods that are cooked in the same steps and time. */
const CHEAP: readonly (readonly [dear: RegExp, cheap: Cheap])[] = [
  [/^minced (?:beef|lamb|veal)$/, { come: 'cooked lentils', share: 0.5 }],
  [/sirloin|fillet steak|rib-?eye|beef fillet/, instead('rump steak')],
  [/^chicken breast/, instead('chicken thigh fillets')],
  [/^(?:salmon fillets?|cod|haddock|sea bass|sea bream|halibut|monkfish)/, instead('pollock fillets')],
  [/^(?:parmesan|pecorino)$/, instead('Grana Padano')],
  [/^(?:gruyère|Comté|fontina|Beaufort)$/, instead('Emmental')],
  [/^(?:pine nuts|pistachios|cashews|pecans|macadamias)$/, instead('sunflower seeds')],
  [/^maple syrup$/, instead('golden syrup')],
  [/^(?:crème fraîche|mascarpone)$/, instead('cream cheese')],
  [/^(?:wild|porcini|shiitake|oyster|chestnut) mushrooms?$/, instead('button mushrooms')],
];
const WHOLE = /^chicken breast/;
const MOST_SWAPPED = 2;
const PLAINLY = 'cheaper';

/** The dish on screen with cheaper foods in place of its dearest; `null` if a message does not ask, or none is known. */
export function cheapened(
  written: string,
  previous: ChefMemory,
  cook: Pick<OnScreen, 'wish' | 'rest'>,
): ChefAnswer | null {
  const said = wordsApart(written);
  if (!CHEAPER.test(said)) return null;
  const swaps = previous.lines.flatMap((line) => {
    const gone = foodOf(line);
    const cheap = CHEAP.find(([dear]) => dear.test(gone))?.[1];
    // A whole breast may be stuffed or rolled, which no thigh bears.
    if (WHOLE.test(gone) && !/ g$/.test(line.amount)) return [];
    return cheap ? [{ gone, ...cheap }] : [];
  });
  let cheaper: Extract<ChefAnswer, { kind: 'recipe' }> | null = null;
  for (const swap of swaps.slice(0, MOST_SWAPPED)) {
    const isMixed = swap.share < 1 ? { isMixed: true } : {};
    const next = cook.wish({ kind: 'swap', words: '', ...swap, ...isMixed }, cheaper?.memory ?? previous);
    const isMade =
      next.kind === 'recipe' && next.recipe.ingredients.some((line) => foodOf(line) === swap.come);
    if (isMade) cheaper = next;
  }
  if (!cheaper) return said === PLAINLY ? null : cook.rest(PLAINLY);
  const changes = changesBetween(previous.lines, cheaper.recipe.ingredients);
  const others = cheaper.why.filter((each) => !isChangeSaid(each));
  return {
    ...cheaper,
    why: distinct([...changes, t('I cannot compare prices, but this usually costs less.'), ...others]),
  };
}
