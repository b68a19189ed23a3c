/** A cuisine as written in the table; food lists are comma-separated. */
export interface CuisineRow {
  /** 'Middle Eastern'. */
  name: string;
  words: string;
  fat: string;
  aromatics: string;
  spices: string;
  /** Optional additional spices. */
  spares?: string;
  herb: string;
  acid: string;
  salty: string;
  leans: string;
}
export type CuisineTable = Record<string, CuisineRow>;

export interface Cuisine {
  id: string;
  name: string;
  words: string[];
  fat: string[];
  aromatics: string[];
  spices: string[];
  herb: string[];
  acid: string[];
  salty: string[];
  leans: ReadonlySet<string>;
}

export function readCuisines(table: CuisineTable): Cuisine[] {
  return Object.entries(table).map(([id, row]) => ({
    id,
    name: row.name,
    words: listOf(row.words),
    fat: listOf(row.fat),
    aromatics: listOf(row.aromatics),
    spices: [...listOf(row.spices), ...listOf(row.spares ?? '')],
    herb: listOf(row.herb),
    acid: listOf(row.acid),
    salty: listOf(row.salty),
    leans: new Set(listOf(row.leans)),
  }));
}

/** Splits 'a, b'; an empty text is an empty list. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
