import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { AISLES, type AisleId, TRAITS } from '#features/foods/rules/catalog/food.ts';
import { englishWords, slug } from '#features/foods/rules/catalog/food-names.ts';
import { pluralOf } from '#features/foods/rules/catalog/plurals.ts';
import { type Entry, type Names, namesOf, readEntries } from './names.ts';

export interface PantryFood {
  id: string;
  name: string;
  plural: string;
  aisle: AisleId;
  english: Names;
  german: string[];
  french: string[];
  /** In the format of a catalog row. */
  marks: string[];
  gramsPerMl: number | null;
  pieces: string[];
  /** USDA number of the food its nutrition is taken from. */
  measured: number | null;
  /** Whether it is a kind listed on another food's line; its own line takes precedence. */
  isKind: boolean;
}

const MARKS: readonly string[] = [...ALLERGENS, ...TRAITS, 'unsure'];

/**
 * Parses a pantry table. '[aisle ~: marks]' starts an aisle ('~': its foods have no plural); a food is 'name/plural |
 * English names (see names.ts) | German | French | details'. The details may include '@number' (USDA), 'ml:grams',
 * 'medium:grams', 'aisle:other', marks, and 'kinds' or 'each', which turn English names that are not kinds of one another
 * into separate foods ('each': including those that end with its name).
 */
export function readPantry(file: string, text: string): PantryFood[] {
  let aisle: AisleId = 'produce';
  let isMass = false;
  let shelfMarks: string[] = [];
  return text.split('\n').flatMap((line, index) => {
    const shelf = /^\[([a-z]+)( ~)?(?:: (.+))?\]$/.exec(line);
    if (shelf) {
      aisle = aisleOf(shelf[1] ?? '');
      isMass = shelf[2] !== undefined;
      shelfMarks = shelf[3]?.split(' ') ?? [];
      return [];
    }
    if (line.trim() === '') return [];
    const [head = '', english = '', german = '', french = '', rest] = line
      .split('|')
      .map((part) => part.trim());
    if (rest === undefined) throw new Error(`${file}:${index + 1}: a food has five columns`);
    const [name = '', given] = head.replace(/^~/, '').split('/');
    const facts = rest.split(/\s+/).filter((fact) => fact !== '' && fact !== '-');
    const value = (key: string) => facts.find((fact) => fact.startsWith(key))?.slice(key.length);
    const marks = facts.filter((fact) => !/[@:]/.test(fact) && fact !== 'kinds' && fact !== 'each');
    const unknown = [...shelfMarks, ...marks].find((mark) => !MARKS.includes(mark.replace('?', '')));
    if (unknown) throw new Error(`${file}:${index + 1}: '${unknown}' is no mark`);
    const measured = value('@');
    const density = value('ml:');
    const food: Unnamed = {
      id: slug(name),
      name,
      plural: given ?? (isMass || head.startsWith('~') ? name : pluralOf(name)),
      aisle: aisleOf(value('aisle:') ?? aisle),
      entries: readEntries(english),
      german: names(german),
      french: names(french),
      marks: [...new Set([...shelfMarks, ...marks])].filter(
        (mark, _, all) => !all.includes(mark.replace('?', '')) || !mark.endsWith('?'),
      ),
      gramsPerMl: density === undefined ? null : Number(density),
      pieces: facts.filter((fact) => /^(?!ml:|aisle:)[a-z-]+:[\d.]+$/.test(fact)),
      measured: measured === undefined ? null : Number(measured),
      isKind: false,
    };
    const isEach = facts.includes('each');
    const foods = isEach || facts.includes('kinds') ? kindsOf(food, isEach) : [food];
    return foods.map(({ entries, ...each }) => ({ ...each, english: namesOf(each, entries) }));
  });
}

type Unnamed = Omit<PantryFood, 'english'> & { entries: Entry[] };

/** A food, plus its kinds as separate foods: 'gin' with 'dry gin' next to 'spirits'. */
function kindsOf(food: Unnamed, isEach: boolean): Unnamed[] {
  const words = new Map(food.entries.map((entry) => [entry, englishWords(entry.names[0] ?? '').join(' ')]));
  const own = englishWords(food.name).join(' ');
  // 'oil' is vegetable oil, but sunflower oil is not.
  const synonyms = food.entries.flatMap((entry) => (entry.as === 'same' ? (words.get(entry) ?? []) : []));
  const bases = [own, ...synonyms.filter((name) => name.includes(' '))];
  const isOfBase = (entry: Entry) => {
    const key = words.get(entry) ?? '';
    if (entry.as === 'same' || key === own) return true;
    return !isEach && bases.some((base) => key.endsWith(` ${base}`) || key.startsWith(`${base} `));
  };
  const others = food.entries.filter((entry) => !isOfBase(entry));
  const parentOf = (entry: Entry) => {
    const key = words.get(entry) ?? '';
    return others
      .filter((other) => {
        const shorter = words.get(other) ?? '';
        if (shorter === key) return others.indexOf(other) < others.indexOf(entry);
        return shorter.length < key.length && (key.endsWith(` ${shorter}`) || key.startsWith(`${shorter} `));
      })
      .sort((a, b) => (words.get(a) ?? '').length - (words.get(b) ?? '').length)[0];
  };
  const rootOf = (entry: Entry): Entry => {
    const parent = parentOf(entry);
    return parent === undefined ? entry : rootOf(parent);
  };
  const base = { ...food, entries: food.entries.filter(isOfBase) };
  const kinds = others
    .filter((entry) => parentOf(entry) === undefined)
    .map((entry) => {
      const [name = '', ...also] = entry.names;
      return {
        ...food,
        id: slug(name),
        name,
        plural: food.plural === food.name ? name : pluralOf(name),
        entries: [
          ...also.map((other): Entry => ({ names: [other], as: 'same' })),
          ...others.filter((other) => other !== entry && rootOf(other) === entry),
        ],
        german: [],
        french: [],
        isKind: true,
      };
    });
  return [base, ...kinds];
}

function aisleOf(id: string): AisleId {
  const aisle = AISLES.find((each) => each.id === id);
  if (!aisle) throw new Error(`'${id}' is no aisle`);
  return aisle.id;
}

const names = (text: string) => text.split(',').flatMap((name) => name.trim() || []);
