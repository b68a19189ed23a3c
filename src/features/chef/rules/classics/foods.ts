import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { ONLY_NAMED, STAPLES } from '../request/allowed-foods.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase, WORDS } from '../request/request-words.ts';
import type { Classic, ClassicLine, Part } from './classic.ts';
import { swapsFor } from './swaps.ts';
import { plainKey } from './text.ts';

/** A line with what is cooked: its own food, another one, or none. */
export interface FilledLine {
  line: ClassicLine;
  own: Part;
  taken: Part | null;
  /** Its amount is part of another line, with the same food. */
  isInTwin?: boolean;
  /** It is the line's own food, but more of it. */
  isMore?: boolean;
}

export interface FilledClassic {
  lines: FilledLine[];
  /** Requested foods that are in the dish, by larder name; the others have to be added. */
  present: Set<string>;
}

/** Judged by grams a serving, not food by food. */
const MEASURED = new Set(['keto', 'high-protein', 'low-sodium']);
const HOT =
  /chilli(?! sauce sweet)|jalape|cayenne|harissa|gochujang|gochugaru|sriracha|sambal|tabasco|hot sauce|doubanjiang|scotch bonnet|habanero|vindaloo/i;
const ANIMAL = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs'];
/** Words for a kind of food whose members do as well. */
const PIECED = ['slice', 'sheet', 'rasher'];

/** Decides line by line what is cooked with; the name of the first food that cannot be spared if there is one. */
export function fillClassic(
  classic: Classic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  /** Requested foods that stand before the dish's name: the mushroom of 'mushroom stroganoff'. */
  leading: ReadonlySet<string>,
  avoidLines: readonly RegExp[],
): FilledClassic | { missing: string } {
  const may = allowanceOf(request, knowledge, avoidLines);
  const filled = fillLines(classic, request, knowledge, leading, may);
  if ('missing' in filled || !isMeatGone(filled.lines, request, knowledge)) return filled;
  // Who takes lentils for the lamb hardly wants them in beef stock.
  const meatless = fillLines(
    classic,
    request,
    knowledge,
    leading,
    (part) => may(part) && !(SEASONED.test(part.name) && isOfAnimal(part.name, knowledge)),
  );
  return 'missing' in meatless ? filled : meatless;
}

const SEASONED = /stock|broth|Worcestershire|gravy/;

function isOfAnimal(name: string, { catalog }: CookingKnowledge): boolean {
  return findFood(catalog, name)?.traits.some((trait) => ANIMAL.includes(trait)) ?? false;
}

/** Whether plants took the place of the meat, and no other meat is in the dish or wanted. */
function isMeatGone(
  lines: readonly FilledLine[],
  { wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  const isReplaced = lines.some(
    ({ line, taken }) =>
      line.isLead && taken && isOfAnimal(line.name, knowledge) && !isOfAnimal(taken.name, knowledge),
  );
  const others = [
    ...lines.flatMap(({ taken }) => (taken && !SEASONED.test(taken.name) ? [taken.name] : [])),
    ...wanted.flatMap(([first = '']) => first),
  ];
  return isReplaced && !others.some((name) => isOfAnimal(name, knowledge));
}

function fillLines(
  classic: Classic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  leading: ReadonlySet<string>,
  may: (part: Part) => boolean,
): FilledClassic | { missing: string } {
  const present = new Set<string>();
  const lines: FilledLine[] = [];
  const wantedNames = request.wanted.filter((group) => group.length > 0);
  const own = classic.lines.map((line) => findFood(knowledge.catalog, line.name));
  for (const group of wantedNames)
    for (const name of group)
      if (classic.lines.some((line, index) => isSame(name, line, own[index] ?? null, knowledge)))
        present.add(name);
  for (const line of classic.lines) {
    const asked = replacementFor(line, classic, wantedNames, leading, present, knowledge, may);
    if (asked) {
      present.add(asked.larder);
      lines.push({ line, own: line, taken: asked.part });
      continue;
    }
    const options: (Part | null)[] = [
      line,
      ...line.alternatives,
      ...swapsFor(line, classic.kind, knowledge.swaps, knowledge.catalog).map(
        (part) => part && converted(part, line, knowledge),
      ),
      ...(line.isOptional ? [null] : []),
    ];
    const taken = options.find((part) => part === null || may(part));
    if (taken === undefined) return { missing: line.name };
    if (taken === null && line.isLead) return { missing: line.name };
    lines.push({ line, own: line, taken });
  }
  for (const name of present)
    if (
      !lines.some(
        ({ line, taken }, index) =>
          taken &&
          (taken !== line || isSame(name, line, own[index] ?? null, knowledge)) &&
          isSame(name, taken, findFood(knowledge.catalog, taken.name), knowledge),
      )
    )
      present.delete(name);
  return { lines: merged(lines), present };
}

/** Two lines that became the same food are one, with both amounts. */
function merged(lines: FilledLine[]): FilledLine[] {
  const all = [...lines];
  all.forEach((each, index) => {
    const { taken, own } = each;
    if (taken === null || taken === own) return;
    const twin = all.findIndex(
      (other, at) =>
        at !== index &&
        other.taken !== null &&
        !other.isInTwin &&
        plainKey(other.taken.name) === plainKey(taken.name),
    );
    const other = all[twin];
    if (!other?.taken) return;
    const isSameUnit = other.taken.unit === taken.unit;
    all[twin] = {
      ...other,
      taken: isSameUnit ? { ...other.taken, count: other.taken.count + taken.count } : other.taken,
      isMore: isSameUnit && (other.taken === other.own || other.isMore === true),
    };
    all[index] = { ...each, isInTwin: true };
  });
  return all;
}

/** Whether a part may be used at all. */
export function allowanceOf(
  request: ChefRequest,
  knowledge: CookingKnowledge,
  avoidLines: readonly RegExp[],
): (part: Part) => boolean {
  const { avoidedTraits, avoidedFoods, diets, heat } = request;
  const judged = diets.filter((diet) => !MEASURED.has(diet));
  const isStrict = avoidedTraits.length + avoidedFoods.length + diets.length + avoidLines.length > 0;
  const groups = new Set(avoidedFoods.flatMap((avoided) => WORDS.groups.get(plainPhrase(avoided)) ?? []));
  const groupFoods = new Set([...groups].map((name) => knowledge.larder.get(name)?.food.name));
  const named = request.moods.includes(ONLY_NAMED)
    ? new Set(
        [...request.wanted.flat(), ...STAPLES].map((name) => knowledge.larder.get(name)?.food.name ?? name),
      )
    : null;
  const larderWords = avoidedFoods.map((avoided) => englishWords(avoided));
  return (part) => {
    const food = findFood(knowledge.catalog, part.name);
    if (!food) return false;
    if (named && !named.has(food.name)) return false;
    if (heat === 'mild' && HOT.test(part.name)) return false;
    if (!isStrict) return true;
    if (!food.isCertain && avoidedTraits.length + judged.length > 0) return false;
    if ([...food.traits, ...food.mayBe].some((trait) => avoidedTraits.includes(trait))) return false;
    if (avoidedFoods.some((avoided) => namesFood(part.name, avoided))) return false;
    if (groupFoods.has(food.name)) return false;
    const words = englishWords(`${part.name} ${food.name}`);
    if (larderWords.some((all) => all.length > 0 && all.every((word) => words.includes(word)))) return false;
    if (avoidLines.some((pattern) => pattern.test(plainPrompt(`${part.name}, ${part.cut}`)))) return false;
    if (judged.length === 0) return true;
    const verdicts = dietVerdicts([{ name: part.name, food, grams: null, isOptional: false }], 1);
    return judged.every((diet) => verdicts.find(({ id }) => id === diet)?.verdict === 'fits');
  };
}

/** Whether a line of a dish is the larder's food. */
function isSame(name: string, line: Part, food: Food | null, { larder }: CookingKnowledge): boolean {
  const wanted = larder.get(name);
  if (!wanted || !food) return false;
  const plain = (other: Food) => other.name.replace(/^(?:cooked|dried) /, '');
  return plain(wanted.food) === plain(food) || plainKey(line.name) === plainKey(wanted.name);
}

/** A requested food that takes the place of a line: an alternative of the line, or another meat for the lead. */
function replacementFor(
  line: ClassicLine,
  classic: Classic,
  wanted: readonly string[][],
  leading: ReadonlySet<string>,
  present: ReadonlySet<string>,
  knowledge: CookingKnowledge,
  may: (part: Part) => boolean,
): { part: Part; larder: string } | null {
  const food = findFood(knowledge.catalog, line.name);
  if ([...wanted, [...leading]].some((group) => group.some((name) => isSame(name, line, food, knowledge))))
    return null;
  // A word of the dish's own name chooses the lead, and is nothing to be added.
  const named = [...leading];
  const groups = line.isLead && named.length > 0 ? [named, ...wanted] : wanted;
  for (const group of groups) {
    if (group !== named && group.some((name) => present.has(name))) continue;
    for (const name of group) {
      const part = line.alternatives.find((one) =>
        isSame(name, one, findFood(knowledge.catalog, one.name), knowledge),
      );
      if (part && may(part)) return { part, larder: name };
    }
    const isOfMilk = food?.traits.includes('milk') ?? false;
    const options = isOfMilk ? swapsFor(line, classic.kind, knowledge.swaps, knowledge.catalog) : [];
    for (const name of group) {
      const part = options.find(
        (one) =>
          one && LIQUID.test(one.name) && isSame(name, one, findFood(knowledge.catalog, one.name), knowledge),
      );
      if (part && may(part)) return { part, larder: name };
    }
    // One berry or nut does what another does.
    const own = food && knowledge.byFoodId.get(food.id)?.[0];
    for (const name of group) {
      const other = knowledge.larder.get(name);
      if (!other || !own || !ALIKE.some((kind) => own.kinds.has(kind) && other.kinds.has(kind))) continue;
      const part = { ...line, name: other.plural };
      if (may(part)) return { part, larder: name };
    }
    // A mash may be of sweet potatoes.
    if (/potato/.test(line.name) && !/sweet|new/.test(line.name) && group.includes('sweet potato')) {
      const part = { ...line, name: 'sweet potatoes' };
      if (may(part)) return { part, larder: 'sweet potato' };
    }
    if (!line.isLead) continue;
    for (const name of group) {
      const other = knowledge.larder.get(name);
      // Chicken wings are chicken already.
      if (!other || (animalIn(line.name) && animalIn(line.name) === animalIn(other.name))) continue;
      const isMeat = ANIMAL.some((trait) => other.food.traits.includes(trait as never));
      const isFitting = isMeat
        ? cooksAlike(classic, line.name, other)
        : leading.has(name) && PLANTS.some((kind) => other.kinds.has(kind));
      if (!isFitting) continue;
      const cut = other.uses.get('fry')?.cut ?? [...other.uses.values()][0]?.cut ?? '';
      const part = converted({ ...line, name: other.plural, cut }, line, knowledge);
      if (may(part)) return { part, larder: name };
    }
  }
  return null;
}

const animalIn = (name: string) => /\b(?:chicken|beef|lamb|pork|turkey|duck)\b/.exec(name)?.[0] ?? null;
/** Foods that do what another one does, rather than being added to it. */
const LIQUID = /milk|cream|oil|butter|yogurt/;
const ALIKE = ['berry', 'nut'];
const LONG = 60;
const PLANTS = ['tofu', 'pulse', 'firm', 'mushroom', 'root', 'soft', 'lentil', 'frying-cheese'];

/** Meat that is cooked already, and only has to be heated. */
export const isLeftover = (name: string): boolean => /^cooked (?:chicken|turkey|beef|lamb|pork)/.test(name);

/** Kinds of dishes that what is fried in strips fills as well as mince. */
const OF_ANY_CUT: readonly string[] = ['filled', 'rice', 'noodles'];
const MOST_MINUTES_OF_STRIPS = 9;

/** Mince for mince, or strips in a wrap; a stewing cut where it is stewed, a tender one elsewhere; leftovers where steps allow for it. */
function cooksAlike({ cook, kind, steps }: Classic, own: string, other: LarderFood): boolean {
  if (other.kinds.has('leftover'))
    return !/^whole |leg of|wings|ribs/.test(own) && steps.some((step) => step.includes('<'));
  const isMince = /mince/.test(own);
  const isOtherMince = /mince/.test(other.name);
  if (isMince && !isOtherMince && OF_ANY_CUT.includes(kind))
    return (other.uses.get('fry')?.minutes ?? MOST_MINUTES_OF_STRIPS + 1) <= MOST_MINUTES_OF_STRIPS;
  if (isMince !== isOtherMince) return false;
  if (isMince) return true;
  const isStewed = cook >= LONG && ['stew', 'curry', 'soup', 'roast', 'pie'].includes(kind);
  if (isStewed) return /stewing|diced|shoulder|thigh/.test(other.name);
  return !/stewing|diced lamb|shoulder|whole/.test(other.name);
}

/** Weighs a counted food when one that is not counted takes its place. */
function converted(part: Part, own: Part, { catalog }: CookingKnowledge): Part {
  if (part.name === own.name || ['g', 'ml', 'tsp', 'tbsp'].includes(part.unit)) {
    if (part.unit === 'ml' && isSolid(part.name)) return { ...part, unit: 'g', units: 'g' };
    return part;
  }
  const other = findFood(catalog, part.name);
  // A roll or bun is two slices.
  if (part.unit === '' && /bread$/.test(part.name))
    return { ...part, count: part.count * 2, unit: 'slice', units: 'slices' };
  const isCounted = other?.pieces.some(({ size }) => size === 'medium') ?? false;
  if (part.unit === '' && isCounted) return part;
  if (part.unit === 'clove' && /chive|parsley/.test(part.name))
    return { ...part, count: part.count, unit: 'tbsp', units: 'tbsp' };
  if (PIECED.includes(part.unit) && other?.pieces.some(({ unit }) => unit === part.unit)) return part;
  if (part.unit === 'bunch' || part.unit === 'handful' || part.unit === 'sprig') return part;
  const [weighed] = recipeFoods(catalog, [{ amount: `${own.count} ${own.unit}`.trim(), name: own.name }]);
  const grams = weighed?.grams ?? 0;
  return grams > 0 ? { ...part, count: grams, unit: 'g', units: 'g' } : part;
}

const isSolid = (name: string) => /tofu|mushroom|aubergine|butter$/.test(name);
