import { singular } from '#shared/text.ts';
/** A searchable product. `names`: names of its food, most common first. */
export interface CatalogProduct {
  productId: string;
  description: string;
  brand: string;
  size: string;
  /** Dollars. */
  price: number;
  names: readonly string[];
}

export type ProductSearch = (term: string, most: number) => CatalogProduct[];

/** Tolerated distance from the best score. */
const NEAR_BEST = 0.62;
const WORST_MATCH = 0.45;
/** Penalty for a different kind of product: 'tomato' versus 'tomato paste'. */
const OTHER_KIND = 0.45;

/**
 * Finds products by a recipe's name for a food. Exact names come first; 'large ripe tomatoes' finds tomatoes, but 'tomatoes'
 * does not find tomato paste. Within a food, small and cheap packages come first.
 */
export function searchOf(products: readonly CatalogProduct[]): ProductSearch {
  const known = products.map((product) => ({ product, names: product.names.map(wordsOf) }));
  return (term, most) => {
    const wanted = wordsOf(term);
    if (wanted.length === 0) return [];
    const found = known.flatMap(({ product, names }) => {
      const score = Math.max(...names.map((name) => likeness(wanted, name)));
      return score >= WORST_MATCH ? [{ product, score }] : [];
    });
    found.sort((a, b) => b.score - a.score || a.product.price - b.product.price);
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * NEAR_BEST)
      .slice(0, most)
      .map(({ product }) => product);
  };
}

/** 0 to 1: the share of common words; the last word names the kind of food. */
function likeness(wanted: readonly string[], name: readonly string[]): number {
  const shared = name.filter((word) => wanted.includes(word)).length;
  if (shared === 0) return 0;
  const both = (2 * shared) / (wanted.length + name.length);
  const kind = name.at(-1) ?? '';
  if (!wanted.includes(kind)) return both * OTHER_KIND;
  // Whole names outweigh extra words: 'ripe red tomatoes' are tomatoes.
  const whole = shared === name.length ? 0.5 + both / 2 : both;
  return kind === wanted.at(-1) ? whole : whole * 0.8;
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'of', 'or', 'the', 'in', 'with', 'for', 'to', 'fresh']);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9%]+/)
    .filter((word) => word && !SMALL_WORDS.has(word))
    .map(singular);
}
