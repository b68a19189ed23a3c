import { ALLERGENS, type Allergen } from '#features/accounts/rules/allergens.ts';
import { UNITS, type UnitId } from '../units/units.ts';
import type { Catalog, Substitution } from './catalog.ts';
import type { AisleId, Food, Nutrition, Piece, TraitId } from './food.ts';
import { englishWords, frenchWords, germanWords, slug } from './food-names.ts';

/** A food as stored in the file: see tools/foods/build-catalog.ts. */
export type FoodRow = [
  /** Empty if it equals the slug of the name. */
  id: string,
  name: string,
  /** Empty if it equals the name. */
  plural: string,
  aisle: AisleId,
  /**
   * Its traits: 'gluten eggs? sugar'. A question mark means some brands only; 'unsure' means its composition is
   * unknown.
   */
  marks: string,
  gramsPerMl: number,
  /** 'medium:110 clove:4', in grams. */
  pieces: string,
  /**
   * Per 100 g: energy in kcal; protein, fat, saturated fat, carbohydrate, sugars, fiber and salt in grams. Empty if
   * unknown.
   */
  nutrition: number[],
  /** Other names, separated by ';', then those of each of its kinds, separated by '|'. */
  english: string,
  german: string,
  french: string,
];

export interface CatalogFile {
  foods: FoodRow[];
  /** Words that are always written with a capital: 'Dijon'. */
  capitals: string[];
  /** The food's id, then 'substitute = ratio = note' entries. */
  substitutions: [food: string, ...instead: string[]][];
}

export function readCatalog(file: CatalogFile): Catalog {
  const byId = new Map<string, Food>();
  const english = new Map<string, Food>();
  const german = new Map<string, Food>();
  const french = new Map<string, Food>();
  const kinds = new Map<string, string>();
  const capitals = new Map(file.capitals.map((word) => [word.toLowerCase(), word]));
  const foods = file.foods.map(readFood);
  const add = (names: Map<string, Food>, words: string[], food: Food) => {
    const key = words.join(' ');
    if (key !== '' && !names.has(key)) names.set(key, food);
  };
  file.foods.forEach((row, index) => {
    const food = foods[index]!;
    byId.set(food.id, food);
    // Nutrition tables name foods in parts ('Fish, burbot, cooked'), which nobody writes in a recipe.
    if (row[1].includes(',')) return;
    const [same = '', ...ofKinds] = row[8].split('|');
    for (const name of [row[1], row[2], ...list(same)]) add(english, englishWords(name), food);
    for (const names of ofKinds.map(list))
      for (const name of names) {
        const words = englishWords(name);
        const key = words.join(' ');
        if (!english.has(key)) kinds.set(key, names[0] ?? name);
        add(english, words, food);
      }
    for (const name of list(row[9])) add(german, germanWords(name), food);
    for (const name of list(row[10])) add(french, frenchWords(name), food);
  });
  const substitutions = new Map(
    file.substitutions.map(([id, ...instead]) => [id, instead.map(readSubstitution)]),
  );
  return {
    foods,
    byId,
    english,
    german,
    french,
    kinds,
    local: new Map(),
    listed: new Map(),
    plurals: new Map(),
    capitals,
    substitutions,
    found: new Map(),
  };
}

const list = (names: string) => (names === '' ? [] : names.split(';'));

function readSubstitution(text: string): Substitution {
  const [instead = '', ratio = '', note = ''] = text.split(/ = ?/);
  return { instead, ratio, note };
}

const isAllergen = (mark: string): mark is Allergen => (ALLERGENS as readonly string[]).includes(mark);

function readFood([id, name, plural, aisle, marks, gramsPerMl, pieces, numbers, , german]: FoodRow): Food {
  const all = marks === '' ? [] : marks.split(' ');
  const traits = all.filter((mark) => mark !== 'unsure' && !mark.endsWith('?')) as TraitId[];
  const mayBe = all.filter((mark) => mark.endsWith('?')).map((mark) => mark.slice(0, -1)) as TraitId[];
  return {
    id: id || slug(name),
    name,
    plural: plural || name,
    german: list(german)[0],
    aisle,
    allergens: traits.filter(isAllergen),
    mayContain: mayBe.filter(isAllergen),
    traits,
    mayBe,
    isCertain: !all.includes('unsure'),
    gramsPerMl: gramsPerMl || null,
    pieces: pieces === '' ? [] : pieces.split(' ').map(readPiece),
    nutrition: numbers.length === 0 ? null : readNutrition(numbers),
  };
}

function readPiece(text: string): Piece {
  const [what = '', grams] = text.split(':');
  const unit = what in UNITS ? (what as UnitId) : null;
  return { unit, size: unit ? '' : what, grams: Number(grams) };
}

function readNutrition(numbers: number[]): Nutrition {
  const [
    energy = 0,
    protein = 0,
    fat = 0,
    saturatedFat = 0,
    carbohydrate = 0,
    sugars = 0,
    fiber = 0,
    salt = 0,
  ] = numbers;
  return { energy, protein, fat, saturatedFat, carbohydrate, sugars, fiber, salt };
}
