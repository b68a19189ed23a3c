import { memoizeByObject } from '#shared/memoize.ts';
import { listed } from '../answer/write-steps.ts';
import { sentencesIn } from '../classics/text.ts';
import type { Addition } from './addition-lines.ts';

/** A sentence of a recipe: the index of its step, and its own within it. */
interface Place {
  step: number;
  sentence: number;
  minutes: number;
}

/** What simmers beside the dish is not the dish. */
const BESIDE =
  /^Meanwhile\b|^(?!(?:Add|Stir in|Return)\b).*\b(?:rice|pasta|potatoes|quinoa|couscous|noodles|dumplings)\b/;
const SIMMERED = /\bsimmer\b[^.]*?\bfor (?:about |another )?<?(\d+)(?:\|\d+>)? minutes/i;
const ADDED_TO_POT = /^(?:Add|Return)\b[^.]*\bcook for (\d+) minutes/;
const LEAST_IN_POT = 10;
const BOILED =
  /\b(?:boil|cook) the [a-z '-]*(?:pasta|spaghetti|penne|fusilli|macaroni|linguine|tagliatelle|fettuccine|rigatoni|orecchiette|farfalle|conchiglie|bucatini|orzo|trofie|conchiglie|ditalini|noodles|gnocchi|tortellini)\b[^.]*? (?:for (?:about )?)(\d+) minutes/i;
const ASSEMBLED =
  /\b(?:layer|spread|tip|pour|spoon|ladle|fill|mix|stir|put|top|scatter|lay|arrange)\b[^.]*\b(?:(?<!lined )(?:dish|tin)|crust|case|base|pastry|(?<!lined )tray|tortillas?|filling)\b/i;
const WRAPPED = /\b(?:fill|stuff|divide|spoon|pile|top|spread)\b[^.]*/i;
const IN_OVEN = /\b(?:[Bb]ake|[Rr]oast)\b(?! (?:tin|tray|dish))/;
/** What goes into a filling comes before the sandwich is closed. */
const SERVED = /\b(?:close|roll up|fold in|serve|scatter|top with|garnish|season|drizzle|brighten|finish)/i;

function placesOf(steps: readonly string[], pattern: RegExp): Place[] {
  return steps.flatMap((text, step) =>
    sentencesIn(text).flatMap((said, sentence) => {
      const found = pattern.exec(said);
      return found ? [{ step, sentence, minutes: Number(found[1] ?? 0) }] : [];
    }),
  );
}

/** What cooks for so long at the end of a stew has room for what would fall apart in hours. */
const ROOM_FOR_MORE = 15;
/** The last long simmering of a dish, in which further food can cook, or its longest; `null` if nothing simmers. */
export const mainSimmer = memoizeByObject((steps: readonly string[]): Place | null => {
  const all = placesOf(steps, SIMMERED);
  const [first] = all;
  // What comes into the pot later cooks in the same liquid.
  const later = placesOf(steps, ADDED_TO_POT).filter(
    (each) =>
      first !== undefined &&
      each.minutes >= LEAST_IN_POT &&
      (each.step > first.step || (each.step === first.step && each.sentence > first.sentence)),
  );
  const places = [...all, ...later]
    .filter(({ step, sentence }) => !BESIDE.test(sentencesIn(steps[step] ?? '')[sentence] ?? ''))
    .toSorted((one, other) => one.step - other.step || one.sentence - other.sentence);
  return (
    places.findLast(({ minutes }) => minutes >= ROOM_FOR_MORE) ??
    places.toSorted((one, other) => other.minutes - one.minutes)[0] ??
    null
  );
});

const BLENDED = /\b(?:[Bb]lend|[Pp]ur[ée]e|[Mm]ash)\b(?! the potatoes)/;
const LIFTED = /^(?:Lift|Take|Shred|Strain)\b/;
/** What of a soup comes before all that is to stay whole in it: its simmering, or what makes it smooth or takes meat out of it. */
export const soupBase = memoizeByObject((steps: readonly string[]): Place | null => {
  const main = mainSimmer(steps);
  const blended = placesOf(steps, BLENDED).at(-1);
  if (blended || !main) return blended ?? main;
  const next = { ...main, sentence: main.sentence + 1 };
  return LIFTED.test(sentencesIn(steps[next.step] ?? '')[next.sentence] ?? '') ? next : main;
});

/** Where pasta or noodles boil, with water for more; `null` if none does. */
export const pastaWater = memoizeByObject(
  (steps: readonly string[]): Place | null => placesOf(steps, BOILED)[0] ?? null,
);

const PANNED =
  /\b(?:fry|cook|soften|brown|sweat)\b[^.]*\b(?:onions?|shallots?|leeks?|minced \w+|bacon|pancetta|peppers?|celery)\b[^.]*? for (?:about )?(\d+) minutes/i;
/** What leaves its pan again, or lies in it piece by piece, makes no room for more. */
const LEAVES_PAN = /\b(?:lift|set aside|dry pan|batch|each side|oven|roast)/i;
const LEAST_PANNED = 3;

/** Where onions or mince fry in a pan that holds more; `null` if nowhere. */
export const panOf = memoizeByObject(
  (steps: readonly string[]): Place | null =>
    placesOf(steps, PANNED).find(
      ({ step, sentence, minutes }) =>
        minutes >= LEAST_PANNED && !LEAVES_PAN.test(sentencesIn(steps[step] ?? '')[sentence] ?? ''),
    ) ?? null,
);

const BEATEN = /\b[Bb]eat (?:in )?the eggs\b/;
/** Whether eggs are beaten, and poured into a pan or a dish afterwards. */
export const isBeaten = (steps: readonly string[]): boolean =>
  placesOf(steps, BEATEN).length > 0 && steps.some((step) => /\b(?:pour|tip)\b/i.test(step));

/** Where the fruit that bakes is sweetened. */
const FRUITED =
  /\b(?:[Tt]oss|[Mm]ix|[Pp]ut|[Tt]ip|[Ss]tir|[Ss]pread|[Ll]ayer)\b[^.]*\b(?:apples?|pears?|peach(?:es)?|plums?|cherries|[a-z]*berries|apricots|rhubarb|nectarines|fruit|[a-z]*currants)\b[^.]*\b(?:sugar|honey|syrup|dish)\b/;
/** Where butter is rubbed in for what is strewn over it. */
const CRUMBLED = /\b(?:[Rr]ub|[Mm]ix|[Ss]tir|[Cc]ombine)\b[^.]*\b(?:crumbs|oats|sugar)\b/;
const STREWN = /\b(?:[Ss]catter|[Ss]prinkle)\b[^.]*\bover\b[^.]*\bbake\b|\bcoarse crumbs\b|\bcrumbs\b/;
/** Where a batter has been stirred that is fried by the spoonful. */
const FRIED_BATTER =
  /\b(?:ladlefuls?|spoonfuls|drop (?:in|spoonfuls)|pour in (?:a |some )?(?:ladle|batter))\b/i;
const THIN = /\b(?:swirl|tilt|thinly)\b/i;
/** Where a mixture or a dough gets its form. */
const SHAPED =
  /\b(?:[Ss]hape|[Pp]at out|[Rr]oll (?:out|into)|[Cc]ut (?:into|out)|[Dd]ivide|[Pp]ut \d+ spoonfuls|[Dd]rop \d+ spoonfuls|[Ff]orm)\b/;
/** What is shaped of a mixture and fried. */
const SHAPED_TO_FRY = /\b[Ss]hape\b[^.]*\b(?:cakes|patties|fritters|balls|croquettes|rounds)\b/;

const has = (pattern: RegExp) =>
  memoizeByObject((steps: readonly string[]) => placesOf(steps, pattern).length > 0);
export const isFruited = has(FRUITED);
export const isCrumbled = (steps: readonly string[]): boolean =>
  placesOf(steps, CRUMBLED).length > 0 && placesOf(steps, STREWN).length > 0;
export const isBattered = (steps: readonly string[]): boolean =>
  placesOf(steps, FRIED_BATTER).length > 0 && placesOf(steps, THIN).length === 0;
/** Whether patties of a mixture are fried, which holds more than it is made of. */
export const isShapedToFry = has(SHAPED_TO_FRY);
/** Whether something is put into a dish, a case or layers, so that more can go with it. */
export const isAssembled = has(ASSEMBLED);

/** The steps with those of the additions, each where a cook would do it. */
export function withAdditions(steps: readonly string[], additions: readonly Addition[]): string[] {
  const before = additions.flatMap(({ first }) => first ?? []);
  const all = inOneSentence(additions).reduce((written, addition) => placed(written, addition), [...steps]);
  const done = inTheSameTin(all);
  return before.length > 0 ? done.toSpliced(whenRisen(done), 0, ...before) : done;
}

const LONG_WAIT = /\b(?:rise|prove|chill)\b[^.]*\bfor (?:(\d+) minutes|(?:\d+|an|another) hours?)/;
const LEAST_WAIT = 45;

/** How many steps come before what is cooked for an addition: nothing stands about while a dough rises. */
function whenRisen(steps: readonly string[]): number {
  const oven = steps.findIndex((step) => IN_OVEN.test(step));
  return (
    steps.slice(0, Math.max(0, oven)).findLastIndex((step) => {
      const [waits, minutes = LEAST_WAIT] = LONG_WAIT.exec(step) ?? [];
      return waits !== undefined && Number(minutes) >= LEAST_WAIT;
    }) + 1
  );
}

/** Additions of which the same is said, in one sentence for all. */
function inOneSentence(additions: readonly Addition[]): Addition[] {
  const groups: { addition: Addition; foods: string[]; said: readonly [before: string, after: string] }[] =
    [];
  for (const addition of additions) {
    const like = groups.find(
      ({ addition: { place }, said: [before, after] }) =>
        place === addition.place && addition.step.startsWith(before) && addition.step.endsWith(after),
    );
    const name = [addition.larder.say, addition.larder.name].find((each) =>
      addition.step.includes(` the ${each}`),
    );
    if (like && name && `${like.said[0]}${name}${like.said[1]}` === addition.step) {
      like.foods.push(name);
      continue;
    }
    const [before = '', after = ''] = name ? addition.step.split(` the ${name}`) : [addition.step];
    groups.push({ addition, foods: name ? [name] : [], said: [name ? `${before} the ` : before, after] });
  }
  const all = groups.map(({ addition, foods, said: [before, after] }) =>
    foods.length > 1 ? { ...addition, step: `${before}${listed(foods)}${after}` } : addition,
  );
  // Each is written before the one that was placed last: what takes longest goes in first.
  return all.toSorted((one, other) => lastMinutes(one) - lastMinutes(other));
}

const lastMinutes = ({ place, step }: Addition): number =>
  place === 'simmered' ? Number(/\bfor the last (\d+) minutes/.exec(step)?.[1] ?? 0) : 0;

const SECOND_TRAY = 'spread on a second tray and put into the oven';
/** What roasts first beside a joint has room in its tin. */
function inTheSameTin(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => step.includes(SECOND_TRAY));
  const hasTin = steps.slice(0, at).some((step) => /\b(?:in|on) a (?:roasting )?(?:tin|dish)\b/.test(step));
  return at < 0 || !hasTin
    ? [...steps]
    : steps.with(at, (steps[at] ?? '').replace(SECOND_TRAY, 'spread in the same tin'));
}

function placed(steps: readonly string[], { step, place }: Addition): string[] {
  switch (place) {
    case 'simmered':
      return after(steps, step, mainSimmer(steps));
    case 'in-soup':
      return after(steps, step, soupBase(steps));
    case 'panned':
      return after(steps, step, panOf(steps));
    case 'beaten':
      return after(steps, step, placesOf(steps, BEATEN)[0] ?? null);
    case 'boiled':
      return intoTheWater(steps, step, pastaWater(steps));
    case 'baked':
      return after(steps, step, placesOf(steps, IN_OVEN).at(-1) ?? null);
    case 'wrapped':
      return intoFilling(steps, step);
    case 'fruit':
      return after(steps, step, placesOf(steps, FRUITED)[0] ?? null);
    case 'crumbs':
      return after(steps, step, placesOf(steps, CRUMBLED).at(-1) ?? null);
    case 'batter':
      return before(steps, step, pannedBatter(steps));
    case 'shaped':
      return beforeShaping(steps, step);
    case 'filled':
      return beforeAssembly(steps, step);
    default:
      return asStep(steps, step, place);
  }
}

function after(steps: readonly string[], said: string, place: Place | null): string[] {
  if (place === null) return asStep(steps, said, 'before-last');
  const sentences = sentencesIn(steps[place.step] ?? '').toSpliced(place.sentence + 1, 0, said);
  return steps.with(place.step, sentences.join(' '));
}

const CLOSED = /\band (?:cut|close|roll|fold|wrap|press|halve|serve)\b/;
/** Filled and closed in one breath. */
const FOLDED = /^(\s*(?:scatter|lay|put|arrange|strew|heap)\b[^.]*?),? and ((?:fold|close)\b[^.]*\.)$/i;

/** What goes into a filling does so before the sandwich is cut in two. */
function intoFilling(steps: readonly string[], said: string): string[] {
  const place = placesOf(steps, WRAPPED).at(-1);
  if (!place) return beforeFolding(steps, said);
  const filled = sentencesIn(steps[place.step] ?? '')[place.sentence];
  return filled && CLOSED.test(filled) ? before(steps, said, place) : after(steps, said, place);
}

function beforeFolding(steps: readonly string[], said: string): string[] {
  const place = placesOf(steps, FOLDED)[0] ?? null;
  const sentences = sentencesIn(steps[place?.step ?? -1] ?? '');
  const [, filled, closing] = FOLDED.exec(sentences[place?.sentence ?? -1] ?? '') ?? [];
  if (place === null || filled === undefined || closing === undefined) return after(steps, said, null);
  const parted = [`${filled}.`, said, `${closing.charAt(0).toUpperCase()}${closing.slice(1)}`];
  return steps.with(place.step, sentences.toSpliced(place.sentence, 1, ...parted).join(' '));
}

const BOILED_AND_DRAINED = /^(.*\bfor (?:about )?\d+ minutes[^.]*?),? (?:and |then )?(drain\b.*)$/i;

/** What boils along is in the water before that is poured away. */
function intoTheWater(steps: readonly string[], said: string, place: Place | null): string[] {
  const sentences = sentencesIn(steps[place?.step ?? -1] ?? '');
  const [, boiled, drained] = BOILED_AND_DRAINED.exec(sentences[place?.sentence ?? -1] ?? '') ?? [];
  if (place === null || boiled === undefined || drained === undefined) return after(steps, said, place);
  const parted = [`${boiled}.`, said, `${drained.charAt(0).toUpperCase()}${drained.slice(1)}`];
  return steps.with(place.step, sentences.toSpliced(place.sentence, 1, ...parted).join(' '));
}

/** The pan gets hot, or the batter goes in, whatever is said first. */
const pannedBatter = (steps: readonly string[]): Place | null =>
  placesOf(
    steps,
    /\b[Hh]eat (?:a|the|some|a little)\b(?! oven)[^.]*\b(?:pan|griddle|iron)\b|\b(?:ladlefuls?|spoonfuls)\b/,
  )[0] ?? null;

function before(steps: readonly string[], said: string, place: Place | null): string[] {
  if (place === null) return asStep(steps, said, 'before-oven');
  const sentences = sentencesIn(steps[place.step] ?? '').toSpliced(place.sentence, 0, said);
  // At the head of a step, it ends the one before.
  if (place.sentence === 0 && place.step > 0)
    return steps.with(place.step - 1, `${steps[place.step - 1]} ${said}`);
  return steps.with(place.step, sentences.join(' '));
}

/** Mixed and shaped in one breath. */
const MIXED_AND_SHAPED = /^((?:Mix|Stir|Work|Knead|Beat)\b[^.]*?),? and (shape|roll|pat|form|cut)\b/;

function beforeShaping(steps: readonly string[], said: string): string[] {
  const place = placesOf(steps, SHAPED_TO_FRY)[0] ?? placesOf(steps, SHAPED)[0] ?? null;
  const sentence = place === null ? '' : (sentencesIn(steps[place.step] ?? '')[place.sentence] ?? '');
  if (place === null || !MIXED_AND_SHAPED.test(sentence)) return before(steps, said, place);
  const parted = sentence.replace(
    MIXED_AND_SHAPED,
    (_, mixed: string, verb: string) => `${mixed}. ${said} ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  );
  const sentences = sentencesIn(steps[place.step] ?? '').with(place.sentence, parted);
  return steps.with(place.step, sentences.join(' '));
}

const OF_A_FILLING = /^Mix in the (.*) before the dish is filled\.$/;

/** What goes into a filling is mixed in before the dish is filled, not laid on top of it. */
function beforeAssembly(steps: readonly string[], said: string): string[] {
  const place = placesOf(steps, ASSEMBLED)[0];
  if (!place) return asStep(steps, said, 'before-oven');
  const assembly = sentencesIn(steps[place.step] ?? '')[place.sentence] ?? '';
  if (/\blayer/i.test(assembly))
    return after(steps, said.replace(OF_A_FILLING, 'Scatter some of the $1 over each layer.'), place);
  // A pie case takes what lies in it, before the cream is poured over.
  const isInCase = /\b(?:into|in) the (?:case|crust|base)\b/.test(assembly);
  const told = isInCase ? said.replace(OF_A_FILLING, 'Scatter the $1 into the case.') : said;
  const sentences = sentencesIn(steps[place.step] ?? '').toSpliced(place.sentence, 0, told);
  return steps.with(place.step, sentences.join(' '));
}

function asStep(steps: readonly string[], said: string, place: Addition['place']): string[] {
  const at = indexFor(place, steps);
  const served = at === steps.length ? beforeServing(steps, said) : null;
  if (served) return served;
  // What is scattered over comes before the dish is served.
  const all = at === steps.length ? steps.with(-1, withoutServing(steps.at(-1) ?? '')) : steps;
  const baked = place === 'before-oven' && said.startsWith('Scatter') ? topped(steps[at] ?? '', said) : null;
  return baked ? steps.with(at, baked) : all.toSpliced(at, 0, said);
}

const SERVES_WITH = /^(?:(.+?),? and s|S)erve( (?!at once|straight away)[^.]+\.)$/;

/** What goes on top of a dish does so before the dish is served; `null` if it is served with nothing, or the addition is. */
function beforeServing(steps: readonly string[], said: string): string[] | null {
  const sentences = sentencesIn(steps.at(-1) ?? '');
  const [served, done, withWhat = ''] = SERVES_WITH.exec(sentences.at(-1) ?? '') ?? [];
  const told = said
    .replace(/^Serve with the (.*) on top\.$/, 'Lay the $1 on top.')
    .replace(/ just before serving\.$/, '.');
  if (served === undefined || /\bserve|\balongside\b/i.test(told)) return null;
  const first = [...sentences.slice(0, -1), ...(done ? [`${done}.`] : [])].join(' ');
  return [...steps.slice(0, -1), ...(first ? [first] : []), `${told} Serve${withWhat}`];
}

const TOPPED = /^(?:Spread|Top|Cover|Scatter|Lay)\b/;

/** A step that tops something and bakes it, with more on top; `null` if it does not. */
function topped(step: string, said: string): string | null {
  const sentences = sentencesIn(step);
  const at = sentences.findIndex((sentence) => IN_OVEN.test(sentence));
  return at > 0 && TOPPED.test(sentences[at - 1] ?? '') ? sentences.toSpliced(at, 0, said).join(' ') : null;
}

function indexFor(place: Addition['place'], steps: readonly string[]): number {
  // A base that is baked alone is no place for what goes into its filling.
  const isMain = (step: string) => IN_OVEN.test(step) && !/\bpress\b[^.]*\bbake\b|\bblind\b/.test(step);
  const main = steps.findIndex(isMain);
  const oven = main >= 0 ? main : steps.findIndex((step) => IN_OVEN.test(step));
  if ((place === 'before-oven' || place === 'hidden') && oven >= 0) return oven;
  if (place === 'end' || !SERVED.test(steps.at(-1) ?? '')) return steps.length;
  return Math.max(1, steps.length - 1);
}

const withoutServing = (step: string): string =>
  step.replace(/,? and (?:serve|eat|drink)(?: at once| straight away)?\.$/, '.');
