import type { JsonObject } from '../json-ld/values.ts';

/** Separators between the rows and cells of Cook'n's tables. */
const ROW = '!@#%^&*()';
const CELL = '||||';
const EMPTY = '[null]';

const MOST_COLUMNS = 200;

type Row = Record<string, string>;

/** The recipes of a Cook'n export, given its tables by name ('temp_recipe'); each is joined with its rows in other tables. */
export function recipesOfCookn(texts: ReadonlyMap<string, string>): JsonObject[] {
  const table = (name: string) => rowsOf(texts.get(name) ?? '');
  const byId = (name: string) => new Map(table(name).map((row) => [row.ID ?? '', row]));
  const [said, chapters, books] = [
    byId('temp_recipe_desc'),
    byId('temp_chapter_desc'),
    byId('temp_cookBook_desc'),
  ];
  const [units, foods, brands] = [byId('temp_unit'), byId('temp_food'), byId('temp_brand')];
  const ingredients = Map.groupBy(
    table('temp_ingredient').toSorted(
      (one, other) => Number(one.DISPLAY_ORDER) - Number(other.DISPLAY_ORDER),
    ),
    ({ PARENT_ID = '' }) => PARENT_ID,
  );
  const media = new Map(table('temp_media').map((row) => [row.ENTITY_ID ?? '', pictureOf(row)]));
  const lineOf = (row: Row) => {
    const amount = row.AMOUNT_QTY_STRING === '0' ? '' : row.AMOUNT_QTY_STRING;
    const after = row.POST_QUALIFIER?.replace(/^,\s*|,\s*$/g, '');
    const food = [foods.get(row.INGREDIENT_FOOD_ID ?? '')?.NAME, brands.get(row.BRAND_ID ?? '')?.NAME];
    const parts = [amount, units.get(row.AMOUNT_UNIT ?? '')?.NAME, row.PRE_QUALIFIER, ...food];
    const line = parts.filter(Boolean).join(' ');
    return after ? `${line}, ${after}` : line;
  };
  return table('temp_recipe').map((row) => {
    const { ID = '' } = row;
    const { TITLE = '', DESCRIPTION = '', PARENT = '' } = said.get(ID) ?? {};
    const chapter = chapters.get(PARENT);
    const book = books.get(chapter?.PARENT ?? '');
    return {
      '@type': 'Recipe',
      name: TITLE,
      description: DESCRIPTION,
      recipeYield: row.SERVES ?? '',
      prepTime: row.PREPTIME === '0' ? '' : (row.PREPTIME ?? ''),
      cookTime: row.COOKTIME === '0' ? '' : (row.COOKTIME ?? ''),
      tags: [book?.TITLE ?? '', chapter?.TITLE ?? ''].filter(Boolean),
      recipeIngredient: (ingredients.get(ID) ?? []).map(lineOf).filter(Boolean),
      recipeInstructions: (row.INSTRUCTIONS ?? '').split(/\r?\n/).filter((line) => line.trim()),
      image: media.get(ID) ?? '',
    };
  });
}

/** The pictures of a Cook'n export are next to its tables, under their ids; maps those ids to the names in the recipes. */
export function picturesOfCookn(texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(rowsOf(texts.get('temp_media') ?? '').map((row) => [row.ID ?? '', pictureOf(row)]));
}

const pictureOf = ({ ID = '', MEDIA_CONTENT_TYPE = '' }: Row): string =>
  /\.\w+$/.test(ID) ? ID : `${ID}.${/^image\/(\w+)/.exec(MEDIA_CONTENT_TYPE)?.[1] ?? 'jpeg'}`;

function rowsOf(text: string): Row[] {
  const [headings = [], ...rows] = text
    .trim()
    .split(ROW)
    .map((row) => row.trim().split(CELL));
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) =>
      Object.fromEntries(
        headings
          .slice(0, MOST_COLUMNS)
          .map((heading, at) => [heading.trim(), cells[at] === EMPTY ? '' : (cells[at] ?? '').trim()]),
      ),
    );
}
