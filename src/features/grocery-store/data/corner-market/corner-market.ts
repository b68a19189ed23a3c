import { capitalized } from '#shared/text.ts';
import type { CatalogProduct } from '../../rules/product-search.ts';
import { BAKERY, DAIRY, FISH, MEAT } from './fresh.ts';
import { BAKING, CANS_AND_JARS, DRY_GOODS, FROZEN_AND_DRINKS, OILS_AND_SAUCES, SPICES } from './pantry.ts';
import { PRODUCE } from './produce.ts';

const HOUSE_BRAND = 'Corner Market';
/** Another brand's price relative to the house brand's. */
const BRAND_PREMIUM = 1.25;

const SHELVES: readonly [brand: string, lines: string][] = [
  ['Green Acre Organic', PRODUCE],
  ['Meadow Gate', DAIRY],
  ['Butcher & Sons', MEAT],
  ['North Pier', FISH],
  ['Stone Oven', BAKERY],
  ['Millbrook', DRY_GOODS],
  ['Millbrook', BAKING],
  ['Bella Terra', CANS_AND_JARS],
  ['Old Press', OILS_AND_SAUCES],
  ['Spice Route', SPICES],
  ['Clearwater', FROZEN_AND_DRINKS],
];

/**
 * Everything the test store 'Corner Market' sells: each food in all sizes of the house brand and the first size of another.
 * Lines are 'name; other name | size price, size price'; ids are stable when lines move.
 */
export const CORNER_MARKET: readonly CatalogProduct[] = SHELVES.flatMap(([brand, lines]) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => productsOf(line, brand)),
);

function productsOf(line: string, brand: string): CatalogProduct[] {
  const [namesText = '', sizesText = ''] = line.split(' | ');
  const names = namesText.split('; ');
  const [name = ''] = names;
  return sizesText.split(', ').flatMap((entry, index) => {
    const [, size = '', price = ''] = /^(.+) (\d+\.\d\d)$/.exec(entry) ?? [];
    return (index === 0 ? [HOUSE_BRAND, brand] : [HOUSE_BRAND]).map((of) => ({
      productId: slug(`${name} ${size} ${of}`),
      description: capitalized(name),
      brand: of,
      size,
      price: of === HOUSE_BRAND ? Number(price) : premium(Number(price)),
      names,
    }));
  });
}

/** Prices end in 9. */
function premium(price: number): number {
  return (Math.ceil(price * BRAND_PREMIUM * 10) * 10 - 1) / 100;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
}
