import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import type { RecipeDraft } from './draft.ts';

/** Maximum foods named in a proposed description. */
const NAMED = 4;
const LONGEST_NAME = 40;
/** Foods so common that they say nothing about a dish. */
const EVERYDAY =
  /^(?:(?:(?:sea |kosher |table |fine )?salt|(?:(?:freshly )?(?:ground )?black |white |ground )?pepper|salt and pepper|(?:(?:extra[- ])?virgin |olive |vegetable |sunflower |rapeseed |canola |cooking )*oil|(?:cold |warm |hot |boiling |tap |ice )?water|(?:caster |white |granulated )?sugar|(?:plain |all-purpose |white )?flour|baking (?:powder|soda))|\p{L}*salz|\p{L}*pfeffer|salz und pfeffer|\p{L}*öl|wasser|\p{L}*zucker|mehl|backpulver|natron|(?:gros )?sel|poivre|huile(?: d['’]olive)?|eau|sucre|farine|sal|pimienta|aceite(?: de oliva)?|agua|azúcar|harina|sale|pepe|olio(?: d['’]oliva)?|acqua|zucchero|farina)$/iu;

interface Language {
  /** Its commonest words in a method. */
  words: RegExp;
  beginsWith: string;
  and: string;
  /** Nouns are capitalized. */
  keepsCase?: boolean;
}
const ENGLISH: Language = {
  words: /\b(?:the|and|with|until|into|for)\b/gi,
  beginsWith: 'with',
  and: 'and',
};
const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    words: /\b(?:und|die|der|das|mit|den|im|zu|bis)\b/gi,
    beginsWith: 'mit',
    and: 'und',
    keepsCase: true,
  },
  { words: /\b(?:et|les|le|la|dans|avec|des|une?)\b/gi, beginsWith: 'avec', and: 'et' },
  { words: /\b(?:y|los|las|el|la|con|en|hasta)\b/gi, beginsWith: 'con', and: 'y' },
  { words: /\b(?:e|il|i|gli|le|la|con|nel|per)\b/gi, beginsWith: 'con', and: 'e' },
];
const LOOKED_AT = 2_000;

/**
 * Proposes a description from a title and its first foods, in the language of the steps: 'Beef stew with carrots, onions
 * and red wine.'
 */
export function proposedDescription({
  title,
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'title' | 'ingredients' | 'instructions'>): string {
  if (!title) return '';
  const { beginsWith, and, keepsCase } = languageOf(instructions.join(' '));
  const inTitle = title.toLowerCase();
  const names = ingredients
    .map(({ amount, name }) => parseIngredient(`${amount} ${name}`.trim()).food)
    .map((food) => (keepsCase ? food : food.toLowerCase()))
    .filter((food) => food && food.length <= LONGEST_NAME && !EVERYDAY.test(food));
  const others = names.filter(
    (food) => !inTitle.includes(food.toLowerCase().replace(/(?<=.{5})(?:n|en|s)$/, '')),
  );
  // A description that repeats the title is better than a recipe that cannot be saved for want of one.
  const foods = [...new Set(others.length > 0 ? others : names)].slice(0, NAMED);
  const last = foods.at(-1);
  if (!last) return '';
  const listed = foods.length > 1 ? `${foods.slice(0, -1).join(', ')} ${and} ${last}` : last;
  const isWith = new RegExp(`\\b${beginsWith}\\b`, 'i').test(title);
  return `${title} ${isWith ? and : beginsWith} ${listed}.`;
}

function languageOf(steps: string): Language {
  const text = steps.slice(0, LOOKED_AT);
  const counts = LANGUAGES.map((language) => ({ language, count: text.match(language.words)?.length ?? 0 }));
  const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
  return most.language;
}
