import { type Catalogue, findFood } from '#features/foods/rules/catalogue.ts';
import { ALARM, BEFORE, FOOD_GROUPS, type FoodGroup, LONG_NAMES, NO_FOOD, PEOPLE } from './safety-words.ts';

/** Words of a prompt that say what must not be eaten, or who must take care. */
export interface Warning {
  /** As it was written: 'w/o eggs'. */
  said: string;
  /** Who must take care, or which foods are refused. */
  kind: 'person' | 'foods';
  /** What the recipe has to lack; `null` where that cannot be told. */
  foods: readonly FoodGroup[] | null;
}

const LONGEST_PROMPT = 4_000;
const LONGEST_SAID = 60;
const CUE = new RegExp(`(?<![\\w'-])(?:${BEFORE})(?![\\w])`, 'g');
const NEXT_CUE = new RegExp(CUE.source);
/** 'egg-free', 'glutenfree', 'glutenfrei', 'eggless', 'nut allergy', 'Nussallergie'. */
const BEHIND =
  /\b([a-z]{2,}(?:[ -][a-z]+)?)[ -]free\b|\b([a-z]{3,}?)free\b|\b([a-z]{2,}?)[ -]?(?:frei|los)(?:e[mnrs]?)?\b|\b([a-z]{3,})[ -]?less\b|\b([a-z]{3,}?)[ -]?(?:allerg(?:y|ies|ic|ien?|iker\w*)|intoleran(?:ce|ces|t|z)|intolerante[nr]?|unvertraglichkeit)\b/g;
/** 'Nondairy', 'nonut', 'GF'. */
const JOINED = /\b(?:non|no)-?([a-z]{3,})\b|\b(gf|df|lf|ef|nf)\b/g;
const SHORT: ReadonlyMap<string, string> = new Map([
  ['gf', 'gluten'],
  ['df', 'dairy'],
  ['lf', 'lactose'],
  ['ef', 'egg'],
  ['nf', 'nuts'],
]);
/** Cues only where a food follows: 'off dairy', '0 eggs', '-eggs'. And 'eggs: none', where one goes before. */
const WEAK_CUE = /(?<![\w-])(?:off|wo|0|nada|x|sem|-)\s*(?=([a-z]+))/g;
const ANSWERED_NO =
  /\b([a-z]+)\s*[:=?]\s*(?:none|no|nope|never|zero|0|keine?|nein|non|aucune?|nada|ningun[oa]?|nessun[oa]?)\b/g;
const FREE_OF_NO_FOOD =
  /^(?:.* )?(?:stress|fuss|hassle|worry|guilt|mess|care|feel|for|trouble|risk|a|is|are|cage|harm)$/;
const LESS_THAN_NO_FOOD =
  /^(?:bone|skin|seed|crust|stone|use|end|effort|time|price|flaw|seam|rest|home|cord|wire|stain|count|taste|need|care|hope|point|breath|regard|un|b|stem|rind|pit|head|shell)$/;
/** Where what is not to be eaten ends, and the dish goes on. */
const END =
  /[.;:!?()\n]|\b(?:with|but|for|please|in|on|that|which|who|because|as|to|so|then|using|serve|make|instead|lots|plenty|extra|some|more|a lot|mit|aber|bitte|fur|im|avec|mais|pour|dans|con|pero|para|por|ma|per|nel|il|she|he|we|i|is|are|it)\b/;
/** What parts a list of foods; kept when a list is split. */
const BETWEEN =
  /(\s*(?:,\s*(?:and|or|nor|und|oder|et|ou|ni|y|e|o)\b|,|\/|\+|&|\b(?:and|or|nor|und|oder|noch|et|ou|ni|y|e|o|ed|od)\b)\s*)/;
const DETERMINER =
  /^(?:(?:any|the|a|an|of|to|all|from|kinds? of|sorts? of|forms? of|traces? of|any kind of|other|added|raw|fresh|cooked|whole|my|our|her|his|d'|l'|de|des|du|la|le|les|los|las|el|un|une|una|gli|i|lo|der|die|das|den|dem|ein|eine|alle|products?|stuff|things?)(?:\s+|$|(?<=')))+/;
const TAIL =
  /\s+(?:at all|anywhere|in it|of any kind|products?|please|thanks|ever|whatsoever|allowed|either|this time|today)$/;

/** Every warning of a prompt. Reads it anew, and knows nothing of how the chef has understood it. */
export function warningsIn(prompt: string, catalogue: Catalogue): Warning[] {
  const text = plainPrompt(prompt);
  const warnings: Warning[] = [];
  const bound: [from: number, to: number][] = [];
  const add = (
    from: number,
    to: number,
    foods: readonly FoodGroup[] | null,
    kind: Warning['kind'] = 'foods',
  ) => {
    warnings.push({ said: text.slice(from, to).trim().slice(0, LONGEST_SAID), kind, foods });
    if (foods) bound.push([from, to]);
  };
  for (const cue of text.matchAll(BEHIND)) {
    const [all, free, joined, frei, less, allergy] = cue;
    const name = (free ?? joined ?? frei ?? less ?? allergy ?? '').replace(/-/g, ' ');
    if ((free || joined || frei) && FREE_OF_NO_FOOD.test(name)) continue;
    if (less && LESS_THAN_NO_FOOD.test(name)) continue;
    const words = name.split(' ');
    const food = groupOf(name, catalogue) ?? groupOf(words.at(-1) ?? '', catalogue) ?? compoundOf(name);
    // 'Wholesome' and 'bless' end like a cue, and are none.
    if (food || allergy === undefined) {
      if (!food && (less || frei || joined)) continue;
      add(cue.index, cue.index + all.length, food ? [food] : null);
    }
  }
  const addWhereFood = (cue: RegExpMatchArray, name: string | undefined, end: number) => {
    const food = name ? FOOD_GROUPS.get(SHORT.get(name) ?? name) : undefined;
    if (food) add(cue.index ?? 0, end, [food]);
  };
  for (const cue of text.matchAll(JOINED)) addWhereFood(cue, cue[1] ?? cue[2], cue.index + cue[0].length);
  for (const cue of text.matchAll(WEAK_CUE))
    addWhereFood(cue, cue[1], cue.index + cue[0].length + (cue[1]?.length ?? 0));
  for (const cue of text.matchAll(ANSWERED_NO)) addWhereFood(cue, cue[1], cue.index + cue[0].length);
  for (const cue of text.matchAll(CUE)) {
    const start = cue.index + cue[0].length;
    const object = objectOf(text.slice(start));
    const foods = foodsOf(object, catalogue);
    if (foods === 'no food') continue;
    add(cue.index, start + object.length, foods);
  }
  for (const cue of text.matchAll(PEOPLE)) {
    const end = cue.index + cue[0].length;
    // 'Allergic to nuts' is told already, as 'no nuts'.
    if (bound.some(([from, to]) => from <= cue.index && end <= to)) continue;
    add(cue.index, end, null, 'person');
  }
  for (const cue of text.matchAll(/\b(?:vegan|coeliac|celiac|celiach|celiaqu|coeliaqu|zoliak)\w*/g)) {
    const group = FOOD_GROUPS.get(cue[0].startsWith('vegan') ? 'vegan' : 'gluten');
    if (group) add(cue.index, cue.index + cue[0].length, [group]);
  }
  for (const cue of text.matchAll(ALARM)) {
    const end = cue.index + cue[0].length;
    if (!bound.some(([from, to]) => from <= cue.index && end <= to)) add(cue.index, end, null);
  }
  return warnings;
}

/** What stands behind a cue, as far as it may name foods. */
function objectOf(rest: string): string {
  const ends = [END, NEXT_CUE].map((end) => rest.slice(1).search(end)).filter((at) => at >= 0);
  return rest.slice(0, ends.length > 0 ? Math.min(...ends) + 1 : undefined);
}

/** What an object of a cue names; `null` where it cannot be told, 'no food' where it is about something else. */
function foodsOf(object: string, catalogue: Catalogue): FoodGroup[] | null | 'no food' {
  const written = object.trim().replace(/^[-–:'"]+\s*/, '');
  if (written === '') return null;
  const parts = written.split(BETWEEN);
  const names = parts.filter((_, at) => at % 2 === 0).map(bare);
  const first = groupOf(names[0] ?? '', catalogue);
  if (!first) return NO_FOOD.test(`${written} `) ? 'no food' : null;
  const found = [first];
  for (const [at, name] of names.entries()) {
    if (at === 0 || name === '') continue;
    const group = groupOf(name, catalogue);
    // 'No nuts, quick' ends its list; of 'no nuts and quenelles' nobody knows what else is meant.
    if (!group && parts[at * 2 - 1]?.trim() === ',') break;
    if (!group && !NO_FOOD.test(`${name} `)) return null;
    if (group) found.push(group);
  }
  return found;
}

function bare(text: string): string {
  return text.trim().replace(DETERMINER, '').replace(TAIL, '').trim();
}

/** The group that a name belongs to, else the food of that name, which no line may hold. */
function groupOf(name: string, catalogue: Catalogue): FoodGroup | null {
  const words = [name, name.replace(/s$/, ''), ...name.split(/[ -]/)];
  const known = words.map((word) => FOOD_GROUPS.get(word)).find((group) => group !== undefined);
  if (known) return known;
  const food = name.length < 3 ? null : findFood(catalogue, name);
  if (!food) return null;
  const head = plainPrompt(food.name).split(' ').at(-1) ?? '';
  const stem = head.replace(/(?:ies|es|s|y)$/, '');
  return (
    FOOD_GROUPS.get(head) ?? {
      traits: food.traits,
      lines: new RegExp(`\\b${stem.replace(/[^a-z0-9]/g, '.')}`),
    }
  );
}

/** German puts the food and its cue into one word: 'Nuss' of 'nussfrei', 'Erdnuss' of 'Erdnussallergie'. */
function compoundOf(word: string): FoodGroup | null {
  for (let from = 0; from < word.length - 2; from++) {
    const group = FOOD_GROUPS.get(word.slice(from)) ?? FOOD_GROUPS.get(word.slice(from).replace(/n$/, ''));
    if (group) return group;
  }
  return null;
}

/** A prompt, or a name, in lower case without accents, so that every spelling meets; lines stay apart. */
export function plainPrompt(text: string): string {
  const lower = text
    .slice(0, LONGEST_PROMPT)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\bw ?\/ ?o(?:ut)?\b/g, 'without');
  return LONG_NAMES.reduce((all, [name, word]) => all.replace(name, word), lower);
}
