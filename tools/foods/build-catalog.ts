import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { slug } from '#features/foods/rules/catalog/food-names.ts';
import type { FoodRow } from '#features/foods/rules/catalog/read-catalog.ts';
import { type MeasuredFood, readMeasuredFoods } from './measured-foods.ts';
import { otherFoods } from './other-foods.ts';
import { type PantryFood, readPantry } from './pantry.ts';
import { readSubstitutions } from './substitutions.ts';

const DATA = resolve(import.meta.dirname, '../../src/features/foods/data');

/**
 * Builds catalog.gen.json from the pantry tables (data/pantry/*.txt, written by hand) and the measured foods of the
 * USDA National Nutrient Database, Standard Reference 28 (public domain). One food per line, for readable diffs.
 */
function buildCatalog() {
  const measured = readMeasuredFoods();
  const pantry = readdirSync(join(DATA, 'pantry'))
    .sort()
    .flatMap((file) => readPantry(file, readFileSync(join(DATA, 'pantry', file), 'utf8')))
    .sort((a, b) => Number(a.isKind) - Number(b.isKind))
    .filter(isFirst());
  const rows = pantry.map((food) => pantryRow(food, measured));
  const others = otherFoods(rows, [...measured.values()]);
  const substitutions = readSubstitutions(readFileSync(join(DATA, 'substitutions.txt'), 'utf8'), rows);
  const lines = (items: unknown[]) => items.map((item) => JSON.stringify(item)).join(',\n');
  const capitals = capitalsIn(pantry);
  const text = `{"foods":[\n${lines([...rows, ...others])}\n],\n"capitals":${JSON.stringify(capitals)},\n"substitutions":[\n${lines(substitutions)}\n]}\n`;
  writeFileSync(join(DATA, 'catalog.gen.json'), text);
  const names = pantry.reduce(
    (sum, food) =>
      sum +
      1 +
      food.english.same.length +
      food.english.kinds.flat().length +
      food.german.length +
      food.french.length,
    0,
  );
  const size = Math.round(brotliCompressSync(text).length / 1000);
  console.log(
    `${pantry.length} pantry foods with ${names} names, ${others.length} others, ${size} kB compressed`,
  );
}

function pantryRow(food: PantryFood, measured: Map<number, MeasuredFood>): FoodRow {
  const like = food.measured === null ? undefined : measured.get(food.measured);
  if (food.measured !== null && !like) throw new Error(`${food.id}: no measured food ${food.measured}`);
  return [
    food.id === slug(food.name) ? '' : food.id,
    food.name,
    food.plural === food.name ? '' : food.plural,
    food.aisle,
    food.marks.join(' '),
    food.gramsPerMl ?? like?.gramsPerMl ?? 0,
    food.pieces.join(' '),
    like?.nutrition ?? [],
    [food.english.same, ...food.english.kinds].map((names) => names.join(';')).join('|'),
    food.german.join(';'),
    food.french.join(';'),
  ];
}

/** Words that are capitalized in every name. */
function capitalsIn(foods: PantryFood[]): string[] {
  const names = foods.flatMap(({ name, english }) => [name, ...english.same, ...english.kinds.flat()]);
  const words = new Set(names.flatMap((name) => name.match(/(?<![\p{L}'’])\p{L}[\p{L}'’]+/gu) ?? []));
  return [...words].filter((word) => word !== word.toLowerCase() && !words.has(word.toLowerCase())).sort();
}

function isFirst() {
  const ids = new Set<string>();
  return ({ id, isKind }: PantryFood) => {
    if (ids.has(id) && !isKind) throw new Error(`'${id}' is there twice`);
    return ids.size < ids.add(id).size;
  };
}

buildCatalog();
