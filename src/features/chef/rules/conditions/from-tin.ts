import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';

const DRY =
  /^(?:dried ((?:[a-z]+ )*(?:beans|chickpeas))|(?:(?:red|green|brown|black|puy|beluga|dried) )*(lentils))(?:, .*)?$/i;
/** What a tin of them is called, by the name of a line that is dry; `null` if it is no dry pulse. */
export function tinOf(name: string): string | null {
  const [, beans, lentils] = DRY.exec(name) ?? [];
  const pulse = beans ?? lentils;
  return pulse ? `canned ${pulse}` : null;
}

/** Cooked and drained, they weigh more than twice as much, with water that the pot then does not need. */
const DRAINED = 2.4;
const ML_TAKEN_UP = 1.8;
const LEAST_LIQUID = 0.4;
const LIQUID = /^(?:hot |boiling )?(?:water|[a-z]+ (?:stock|broth))\b/;
/** What is raw takes as long as before. */
const RAW_FLESH =
  /^(?!canned|smoked|cooked)(?:.*\b(?:chicken|beef|lamb|pork|turkey|duck|veal|goat|sausages?|mince|ribs|hock)\b)(?!.*\b(?:stock|broth|fat)\b)/;
const RAW_VEGETABLE =
  /potato|carrot|parsnip|celeriac|swede|squash|pumpkin|turnip|beetroot|cauliflower|kohlrabi/;
/** The water of a pilaf is for its rice. */
const TAKES_IT = /\b(?:rice|bulgur|barley|couscous)\b/;
const longestIn = (steps: readonly string[]): number =>
  Math.max(
    ...steps.flatMap((step) => [
      SOON,
      ...[...step.matchAll(/(\d+) minutes/g)].map(([, count]) => Number(count)),
    ]),
  );
const SOON = 5;
const SOON_FOR_VEGETABLES = 15;
const ONLY_RAW = /not boiled first|\b[Gg]rind\b|grated raw/;

/** The same of pulses from a tin, which are cooked already; `null` if it has no dry ones, or needs them raw. */
export function fromTin(recipe: ComposedRecipe): { recipe: ComposedRecipe; said: string[] } | null {
  const dry = recipe.ingredients.filter(({ amount, name }) => tinOf(name) && /^\d+ g$/.test(amount));
  const steps = recipe.instructions.join(' ');
  if (dry.length === 0 || ONLY_RAW.test(steps)) return null;
  const [pulse = ''] = dry.map(({ name }) => tinOf(name)?.split(' ').at(-1) ?? '');
  const grams = dry.reduce((sum, { amount }) => sum + Number.parseInt(amount, 10), 0);
  const names = recipe.ingredients.map(({ name }) => name);
  const hasFlesh = names.some((name) => RAW_FLESH.test(name));
  const least = names.some((name) => RAW_VEGETABLE.test(name)) ? SOON_FOR_VEGETABLES : SOON;
  let saved = 0;
  const instructions = recipe.instructions.flatMap((step) => {
    const sentences = step.split(/(?<=[.!?]) /).flatMap((sentence) => {
      const quick =
        hasFlesh && !isAlone(sentence, pulse, names) ? withoutSoaking(sentence, pulse) : sooner(sentence);
      // What was red is of any color from a tin.
      const said = quick.replace(/\b(?:red|green|brown|black|puy) (?=lentils\b)/g, '');
      return said === '' ? [] : [said];
    });
    return sentences.length > 0 ? [sentences.join(' ')] : [];
  });
  if (new RegExp(`\\b[Ss]oak\\w*\\b[^.]*\\b${pulse}|\\bsoaked ${pulse}`).test(instructions.join(' ')))
    return null;
  return {
    recipe: {
      ...recipe,
      instructions,
      cookTime: Math.max(longestIn(instructions), recipe.cookTime - saved),
      ingredients: withLiquid(
        recipe.ingredients,
        names.some((name) => TAKES_IT.test(name)) ? 0 : grams * ML_TAKEN_UP,
      ).map((line) => {
        const tin = dry.some(({ name }) => name === line.name) ? tinOf(line.name) : null;
        const count = Number.parseInt(line.amount, 10) * DRAINED;
        return tin
          ? { amount: quantityOf(count, { unit: 'g', units: 'g' }, 'fine').amount, name: `${tin}, drained` }
          : line;
      }),
    },
    said: [t('The {pulses} from a tin are cooked already: they only have to get hot.', { pulses: pulse })],
  };

  function sooner(sentence: string): string {
    const rest = withoutSoaking(sentence, pulse);
    const isOfPulse = new RegExp(`\\b${pulse}\\b`).test(rest);
    const minutes = [...rest.matchAll(/(\d+) minutes/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    if (rest === '' || !isOfPulse || !/\b(?:boil|simmer|cook)/i.test(rest) || minutes <= SOON) return rest;
    if (isAlone(rest, pulse, names)) {
      saved += minutes;
      return '';
    }
    const next = Math.min(least, minutes);
    saved += minutes - next;
    return rest
      .replace(/(?:boil(?: hard)? for \d+ minutes,? (?:and )?then )/, '')
      .replace(/\d+ minutes/, `${next} minutes`)
      .replace(
        /, until (?:they fall apart|(?:the [a-z ]+ (?:is|are) )?(?:nearly |just )?(?:soft|tender)[^.,]*)/,
        ', until hot',
      );
  }
}

/** Without what is done to dry pulses before they are cooked. */
function withoutSoaking(sentence: string, pulse: string): string {
  const named = `(?:the )?(?:[a-z]+ )*${pulse}`;
  if (new RegExp(`^Soak ${named}\\b[^.]*\\.$`).test(sentence)) return '';
  return sentence.replace(new RegExp(`\\b(?:soaked|dried) (?=(?:[a-z]+ )?${pulse}\\b)`, 'g'), '');
}

/** Whether nothing but water and salt is in the pot with them. */
function isAlone(sentence: string, pulse: string, names: readonly string[]): boolean {
  if (!new RegExp(`^(?:Drain|Cover|Boil|Cook|Simmer|Put) (?:the )?(?:[a-z]+ )*${pulse}\\b`).test(sentence))
    return false;
  const others = names
    .map((name) => withoutCut(name).split(' ').at(-1) ?? '')
    .filter((word) => !['salt', 'water', 'leaf', pulse].includes(word) && word.length > 2);
  return (
    !others.some((word) => new RegExp(`\\b${word.replace(/s$/, '')}`).test(sentence)) &&
    /water/.test(sentence)
  );
}

/** With less of what the dry ones would have taken up. */
function withLiquid(lines: ComposedRecipe['ingredients'], less: number): ComposedRecipe['ingredients'] {
  const poured = lines.map((line) => {
    const { count, unit } = readPart(`${line.amount} ${line.name}`);
    const isPoured = LIQUID.test(line.name) && (unit === 'ml' || line.amount.endsWith(' l'));
    return isPoured ? count * (line.amount.endsWith(' l') ? 1000 : 1) : 0;
  });
  const most = Math.max(...poured);
  const at = poured.indexOf(most);
  if (most <= 0) return lines;
  const left = Math.max(most * LEAST_LIQUID, most - less);
  return lines.map((line, n) =>
    n === at ? { ...line, amount: quantityOf(left, { unit: 'ml', units: 'ml' }, 'fine').amount } : line,
  );
}
