import { decodeEntities } from '../text.ts';
import { type Page, textOfElement } from './tree.ts';

/** Separators between a title and the site name. */
const SITE = /\s+[|–—»·-]\s+/;
/** 'Leek soup recipe - (4.8/5)' */
const RECIPE =
  /(?<!\p{L})(?:recipes?|rezepte?|recept\p{L}*|recettes?|recetas?|receitas?|ricett[ae]|op{1,2}skrift(?:er)?|przepisy?)(?!\p{L})/iu;

/**
 * The stated title, or the page's own heading if it is the same apart from the site's name and the word for recipe.
 * 'Pancakes - the classic ones' stays whole. `address` is the page's URL, if known.
 */
export function statedTitle(page: Page, told: string, address: string): string {
  const own = decodeEntities(told);
  const names = [metaOf(page, 'og:site_name'), URL.parse(address)?.hostname ?? ''].map(plain).filter(Boolean);
  const isBeside = (piece: string) => {
    const name = plain(piece);
    return (
      RECIPE.test(piece) || (name !== '' && names.some((site) => site.includes(name) || name.includes(site)))
    );
  };
  const same = page.elements
    .filter(({ tag }) => tag === 'h1')
    .map(textOfElement)
    .find((heading) => {
      const rest = own.slice(heading.length);
      return heading && own.startsWith(heading) && SITE.test(rest) && rest.split(SITE).some(isBeside);
    });
  return same ?? own;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A meta tag of the page; empty if there is none. */
export function metaOf({ elements }: Page, name: string): string {
  const meta = elements.find(
    ({ tag, attributes }) => tag === 'meta' && (attributes.property === name || attributes.name === name),
  );
  return meta?.attributes.content ?? '';
}
