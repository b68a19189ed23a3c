import type { Unit } from './units.ts';
import { type Heading, headingOf } from './words.ts';

/** Letters of a line that may be a heading. */
export const LONGEST_HEAD = 60;
/** Headings of content besides the recipe: 'Notes, tips and variations'. */
const BESIDE =
  /^(?:(?:recipe|cook.?s|chef.?s|pro|expert)\s)?(?:notes?|tips?|tricks|variations?|substitutions?|storage|storing|faqs?|nutrition|equipment|comments?|reviews?|tipps?|hinweise?|varianten|conseils?|astuces?|variantes?|consejos?|trucos|dicas?|consigli|varianti|variaties)(?!\p{L})/iu;
/** 'Recipe: Anna Cook', 'Foto: Ben Cook' */
const CREDIT =
  /^(?:rezept|recipe|recette|receta|ricetta|recept|opskrift|autor|author|auteur|redaktion|foto|photo|quelle|source|bron|fonte|fuente|kilde|källa)\p{L}{0,6}(?:\s(?:by|von|par|de|di))?:\s?\S/iu;
/** 'Step 1', '02.' */
const COUNT_ALONE = /^\p{L}{0,12}\s?\d{1,2}\s?[.:)]?$/u;

/** Whether a unit only separates or numbers its surroundings: a heading, 'Step 2', 'For the dough:'. */
export function isBetween({ text, element }: Unit): boolean {
  if (text.length > LONGEST_HEAD) return false;
  if (headingOf(text)) return true;
  return COUNT_ALONE.test(text) || /^h[1-6]$/.test(element.tag) || text.endsWith(':');
}

/** Whether a unit is a heading for something other than this part, or for the steps themselves. */
export function isEnd({ text, element }: Unit, part: Heading): boolean {
  const heading = headingOf(text);
  if (heading) return part === 'steps' || heading !== part;
  return (text.length <= LONGEST_HEAD && CREDIT.test(text)) || isBeside({ text, element });
}

/** Whether a unit is a heading for content besides the recipe. */
export function isBeside({ text, element }: Unit): boolean {
  if (headingOf(text) === 'end') return true;
  return /^h[1-6]$/.test(element.tag) && text.length <= LONGEST_HEAD && BESIDE.test(text);
}
