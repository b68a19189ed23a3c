import { splitIngredientLine } from '#features/foods/rules/split-line.ts';
import type { IngredientLine } from './draft.ts';
import { below, type Element, isWithin, itemsOf, namesOf, type Page, textOfElement } from './page-tree.ts';
import { headingOf } from './page-words.ts';

interface Names {
  ingredients: RegExp;
  steps: RegExp;
}

/** Class names of h-recipe and of common recipe plugins: each marks an ingredient, a step, or a list. */
const KNOWN: Names = {
  ingredients:
    /^(?:p-ingredient|ingredient|wprm-recipe-ingredient|tasty-recipes-ingredients(?:-body)?|tasty-recipe-ingredients|mv-create-ingredients|easyrecipe-ingredient|ERSIngredients|zlrecipe-ingredients-list|zlrecipe-ingredients|zip-recipe-ingredient|jetpack-recipe-ingredients|cooked-single-ingredient|wpurp-recipe-ingredient|recipe-card-ingredients|ingredients-list|wpzoom-rcb-ingredients|mpprecipe-ingredient|simmer-ingredient|wp-block-wpzoom-recipe-card-block-ingredients|recipe-ingredients?|recipe__ingredients?)$/i,
  steps:
    /^(?:e-instructions|instructions?|wprm-recipe-instruction-text|tasty-recipes-instructions(?:-body)?|tasty-recipe-instructions|mv-create-instructions|easyrecipe-instruction|ERSInstructions|zlrecipe-instructions-list|zlrecipe-instructions|zip-recipe-instruction|jetpack-recipe-directions|cooked-single-direction|cooked-dir-content|wpurp-recipe-instruction-text|recipe-card-directions|directions-list|wpzoom-rcb-directions|mpprecipe-instruction|simmer-instruction|wp-block-wpzoom-recipe-card-block-directions|recipe-(?:instructions?|directions?|method|steps)|recipe__(?:instructions?|directions?|method|steps))$/i,
};
/** Fragments of class names and ids, in several languages. */
const LIKELY: Names = {
  ingredients:
    /ingr[eé]d|zutat|ingredienser|sk[lł]adnik|surovin|hozzavalo|sastoj|namirnic|malzeme|bahan|ainek/i,
  steps:
    /instruct|direction|method|preparat|prepare|procedure|steps?(?:$|[-_s])|zubereit|anleitung|etape|elabora|preparo|preparaz|procediment|bereiding|werkwijze|tillag|fremgang|framgang|valmist|przygotow|wykonan|postup|elkesz|priprem|hazirl|yapil/i,
};
const NOT_STEPS =
  /button|nav|menu|time|icon|jump|share|comment|related|rating|print|equipment|payment|contact/i;
const MOST = 2_000;

/** Ingredients and steps by the class names of known plugins. */
export function partsByKnownClasses(page: Page) {
  return partsBy(page, KNOWN);
}

/** Ingredients and steps by class names that merely suggest them. */
export function partsByLikelyClasses(page: Page) {
  return partsBy(page, LIKELY);
}

function partsBy(
  page: Page,
  { ingredients, steps }: Names,
): { ingredients: IngredientLine[]; steps: string[] } {
  const amounts = (texts: string[]) =>
    texts.reduce(
      (sum, text) => sum + (splitIngredientLine(text.slice(0, 300)).amount ? 3 : text.length < 80 ? 1 : -1),
      0,
    );
  const isLine = (text: string) =>
    text.length < 250 && /\p{L}/u.test(text) && !headingOf(text) && !/:$/.test(text);
  const lines = best(page, ingredients, isLine, amounts);
  const known = new Set(lines);
  // An element that also holds the ingredients is the whole recipe, not its steps.
  const letters = (texts: string[]) =>
    texts.join('').length / (texts.some((text) => known.has(text)) ? 10 : 1);
  return {
    ingredients: lines.map((text) => ({ text, part: '' })),
    steps: best(page, steps, (text) => /\p{L}/u.test(text) && !headingOf(text), letters),
  };
}

/** Of the elements that share a name, keeps those of the name with the most content, in page order. */
function best(
  page: Page,
  pattern: RegExp,
  isWanted: (text: string) => boolean,
  worth: (texts: string[]) => number,
): string[] {
  const named = new Map<string, Element[]>();
  for (const element of page.elements)
    for (const name of namesOf(element)) {
      if (!pattern.test(name) || NOT_STEPS.test(name)) continue;
      // An id and a class of the same name differ: one contains the other.
      const key = name === element.attributes.id ? `#${name}` : name.replace(/\d+/g, '0');
      const all = named.get(key) ?? [];
      if (all.length < MOST) all.push(element);
      named.set(key, all);
    }
  let found: string[] = [];
  for (const all of named.values()) {
    const elements = apart(all);
    const texts = elements.flatMap((element) =>
      elements.length > 2 && !hasList(page, element) ? [textOfElement(element)] : itemsOf(page, element),
    );
    const wanted = texts.filter(isWanted);
    if (wanted.length > 1 && worth(wanted) > worth(found)) found = wanted;
  }
  return found;
}

/** Drops nested matches: an element that holds several of its own name is their container. */
function apart(elements: Element[]): Element[] {
  const kept: Element[] = [];
  elements.forEach((element, at) => {
    const last = kept.at(-1);
    const second = elements[at + 2];
    const isWhole = second && isWithin(second, element);
    if (!isWhole && !(last && isWithin(element, last))) kept.push(element);
  });
  return kept;
}

function hasList(page: Page, element: Element): boolean {
  return below(page, element).some(({ tag }) => tag === 'li');
}
