import type { ComposedRecipe } from '../answer/check-recipe.ts';
import {
  type BatterShape,
  casesFor,
  isSmall,
  LAYERED,
  ONE_FLAT,
  SMALL_ONES,
  tinFor,
  titled,
} from './batter-shapes.ts';
import { capital, sentencesOf, stepsOf } from './sentences.ts';

const SORTS =
  '(?:(?:lined|greased|floured|buttered|well-buttered|deep|ungreased|shallow|small|large|square|round|springform|loose-bottomed|loose-based|loaf|ring|bundt|cake|baking|muffin|fluted|paper|fairy|madeleine|brownie|rectangular|non-stick|20|\\d\\d cm|\\d\\d [x×] \\d\\d cm) )*';
const VESSEL = `(?:(?:a|an|the|two|three|\\d{1,2}) )${SORTS}(?:tins?|mould|moulds|cases|hollows|pan)\\b(?: of \\d\\d [x×] \\d\\d cm| (?:in|of) a muffin tin)?`;
const VESSEL_EACH = new RegExp(VESSEL, 'g');
const PUTS =
  '([Pp]our|[Ss]pread|[Ss]crape|[Tt]ip|[Ss]poon|[Tt]urn|[Dd]ivide|[Pp]ut|[Pp]ress|[Ff]ill|[Bb]ake)(?: (?:it|half|at once|the (?:batter|mixture|dough)))?';
const PUT = new RegExp(
  `\\b${PUTS} (?:in |into |between |among |over |on to )?${VESSEL}(?: (?:by half|by two thirds|to two thirds|two thirds full))?( (?=for \\d))?`,
);
/** Biscuits are laid on trays one by one, and bars cut from one sheet. */
const ON_TRAYS =
  /\b(?:Put (?:\{?\d+\}? )?(?:walnut-sized )?(?:spoonfuls|balls|heaps)|Shape into (?:\{?\d+\}? )?(?:walnut-sized )?balls|Spoon|Roll into (?:\{?\d+\}? )?balls)[^.]*? on (?:two |a )?lined trays?( and bake)/;
/** A loaf of meat that stands by itself. */
const SHAPED = /\bShape into a (?:long )?loaf (?:on|in) a (?:lined |greased |oiled )*(?:tray|tin|dish)/;
const PREPARES = new RegExp(
  `(?:,? and |, )?\\b(?:[Gg]rease and line|[Bb]utter and flour|[Gg]rease and flour|[Ll]ine|[Bb]utter|[Gg]rease) ${VESSEL}(?: well)?`,
);
const BAKES = /\b([Bb]ake\b[^.]*?\bfor )(\d+)( minutes)/g;
const ITS_HEAT =
  /[Hh]eat the oven to (\d+) °C \([^)]*\)(?:, or \d+ °C \([^)]*\) with the fan on)?(?=[.,;]| and)/;

/** How long a batter bakes in one shape beside another: the deeper, the longer. */
const DEPTH: Readonly<Record<BatterShape, number>> = {
  'muffin-tin': 0.55,
  'cupcake-tin': 0.5,
  tray: 0.8,
  bars: 0.8,
  layers: 0.8,
  round: 1,
  bundt: 1.15,
  loaf: 1.33,
};
const LEAST_MINUTES = 12;

/** In what shape a recipe bakes as it is; biscuits in none of these. */
function shapeOf(text: string): keyof typeof DEPTH | 'moulds' | 'biscuits' | null {
  if (ON_TRAYS.test(text)) return 'biscuits';
  if (SHAPED.test(text)) return 'loaf';
  if (/\bpaper cases\b|\bmuffin tins?\b/.test(text)) return 'muffin-tin';
  if (/\bloaf tin\b/.test(text)) return 'loaf';
  if (/\b(?:ring|bundt) tin\b/.test(text)) return 'bundt';
  if (/\b(?:two|three) (?:[a-z0-9]+ )*tins\b|\bbetween the tins\b/.test(text)) return 'layers';
  if (/\b\d\d? (?:[a-z]+ )*moulds\b|\bthe moulds\b/.test(text)) return 'moulds';
  if (/\bsquare tin\b|\d\d [x×] \d\d cm\b/.test(text)) return 'tray';
  return new RegExp(VESSEL).test(text) ? 'round' : null;
}

const changed = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((all, [said, instead]) => all.replace(said, instead), text);

/** The batter of a recipe in another shape, with its time; `null` if its steps name no tin. */
export function inShape(recipe: ComposedRecipe, shape: BatterShape): ComposedRecipe | null {
  const { ingredients, instructions } = recipe;
  const text = instructions.join(' ');
  const own = shapeOf(text);
  if (own === null || !BAKES.test(text)) return null;
  BAKES.lastIndex = 0;
  if (own === 'biscuits' && shape !== 'bars' && shape !== 'tray') return null;
  const isCased = isSmall(shape);
  const isMoulded = own === 'moulds' && isCased;
  const isOfMeat = SHAPED.test(text);
  const tin = isCased
    ? isMoulded || isOfMeat
      ? `${isOfMeat ? HOLLOWS : Math.min(HOLLOWS, mouldsIn(text))} hollows of a muffin tin`
      : `${casesFor(ingredients, shape)} paper cases in a muffin tin`
    : tinFor(shape, ingredients);
  const many = isCased || /^two/.test(tin);
  const now = (minutes: number): number => {
    // What is poured on to its base bakes as long as it is deep; a mould is about as small as a muffin.
    const times =
      own === 'biscuits'
        ? 1.9
        : own === 'moulds'
          ? isCased
            ? 0.9
            : DEPTH[shape] / 0.5
          : DEPTH[/^two lined loaf/.test(tin) ? 'round' : shape] / DEPTH[own];
    return times < 1
      ? Math.min(minutes, Math.max(LEAST_MINUTES, Math.round(minutes * times)))
      : Math.round(minutes * times);
  };
  let saved = 0;
  let isNamed = false;
  const sentences = sentencesOf(recipe).map((step) =>
    step.map((sentence) => {
      const prepared = isMoulded
        ? sentence.replace(VESSEL_EACH, (said) => {
            const where = isNamed
              ? `the hollows`
              : /\b(?:buttered|greased)\b/.test(said)
                ? `${tin}, well buttered,`
                : tin;
            isNamed = true;
            return where;
          })
        : sentence.replace(PREPARES, '').replace(SHAPED, `Press into ${tin}`);
      const put = isMoulded
        ? prepared
        : prepared
            .replace(ON_TRAYS, (_, bakes: string) => `Press into ${tin}${bakes}`)
            .replace(PUT, (said: string, verb: string, bakesFor: string | undefined) => {
              const isAgain = isNamed && / the /.test(said);
              isNamed = true;
              const where = isAgain ? (isCased ? 'the cases' : many ? 'the tins' : 'the tin') : tin;
              const puts = (isCased ? /^press/i : /^p(?:ress|our)/i).test(verb)
                ? `${verb.toLowerCase()} into`
                : many
                  ? 'divide among'
                  : 'spread in';
              const bakes = /^bake/i.test(verb) ? ' and bake' : '';
              const all = `${puts} ${where}${bakes}${bakesFor ?? ''}`;
              return /^[A-Z]/.test(said) ? capital(all) : all;
            });
      const laid = own === 'biscuits' ? put.replace(/\bon the trays?\b/, 'in the tin') : put;
      const shaped = changed(laid, isCased ? SMALL_ONES : shape === 'layers' ? LAYERED : ONE_FLAT);
      return shaped.replace(BAKES, (_, bake: string, minutes: string, end: string) => {
        const baked = /\bblind\b/.test(bake) ? Number(minutes) : now(Number(minutes));
        saved += Number(minutes) - baked;
        return `${bake}${baked}${end}`;
      });
    }),
  );
  const said = sentences.map((step) => step.filter((sentence) => sentence.trim() !== '.'));
  const steps = stepsOf(said).map((step) =>
    DEPTH[shape] >= 1 && own === 'muffin-tin' ? atItsHeat(step) : step,
  );
  const isCut = shape === 'tray' || shape === 'bars';
  const last =
    isCut && !/\bcut into (?:\d+ )?(?:squares|bars|pieces)/i.test(steps.join(' ')) ? [CUT[shape]] : [];
  return {
    ...recipe,
    title: isMoulded ? recipe.title : titled(recipe.title, shape),
    description: isOfMeat
      ? recipe.description
      : recipe.description
          .replace(/\bloaf(?: cake)?\b/, shape === 'loaf' ? '$&' : 'cake')
          .replace(/^(?:Two|Three) layers of (\w)/, (said, first: string) =>
            shape === 'layers' ? said : first.toUpperCase(),
          ),
    cookTime: Math.max(12, recipe.cookTime - saved),
    instructions: [...steps, ...last],
  };
}

const CUT = { tray: 'Cut into squares to serve.', bars: 'Cut into bars.' };

/** Small ones bake hotter than a large one, which would be dark before its middle is done. */
const atItsHeat = (step: string): string =>
  step.replace(ITS_HEAT, (said, celsius: string) =>
    Number(celsius) > 180
      ? `${said.slice(0, 1)}eat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on`
      : said,
  );

const HOLLOWS = 12;
const mouldsIn = (text: string): number =>
  Number(/\b(\d\d?) (?:[a-z]+ )*moulds\b/.exec(text)?.[1] ?? HOLLOWS);
