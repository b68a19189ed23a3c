import { squeeze } from '#shared/text.ts';
import type { IngredientLine } from '../draft.ts';
import { isMeasured } from '../ingredient-lines.ts';
import { isFact } from './facts.ts';
import type { PageParts } from './parts.ts';
import { withoutRepeats } from './repeats.ts';
import { type Element, namesOf, textOfElement } from './tree.ts';
import type { Unit } from './units.ts';
import { headsGroup } from './words.ts';

const STEP_NUMBER = /^(?:(\p{L}{3,12})\s?)?(\d{1,2})\s*(?:([.):–-])[\s.:–-]*|\s)(?=\p{L})/iu;
/** 'Cuisine: British', 'Difficulty: Easy' */
const FACT =
  /^(?:cuisine|course|category|difficulty|level|recipe type|keywords?|diet|küche|gericht|kategorie|schwierigkeit\p{L}*|type de plat|difficulté|niveau|coût|dificultad|dificuldade|categor[ií]a|cocina|cucina|difficoltà|moeilijkheid\p{L}*|gang|keuken|svårighetsgrad|obtížnost|poziom trudności)\s?:/iu;
/** 'Recipe card (344 KB)' */
const FILE = /\d\s?[km]b(?!\p{L})/iu;
/** '93 kcal' */
const ENERGY = /\d\s?k(?:cal|j)/i;
const NUTRIENT_NAME =
  '(?:calories?|kcal|energy|energie|brennwert|energi|kalorien|kalorier|calorías|calorie|calorieën|kalória|kalori|kalorie|(?:total|saturated|trans) fats?|cholesterol|cholesterin|colesterol|koleszterin|sodium|natrium|(?:total )?carbohydrates?|(?:total |dietary )?fib(?:er|re)s?|sugars|proteins?|eiweiß|kohlenhydrate|ballaststoffe|glucides|lipides|protéines|grasas|hidratos|proteínas|carboidrati|proteine|grassi|koolhydraten|eiwitten|vetten|fehérje|szénhidrát|zsír|víz|(?:élelmi )?rost|bílkoviny|bielkoviny|sacharidy|tuky|vláknina|białko|węglowodany|tłuszcze?|błonnik|kolhydrater|kulhydrat|karbohydrater|kostfiber|protein|hiilihydraatit|proteiinit|karbonhidrat|белки|жиры|углеводы)';
/** 'Total fat 9 g' */
const NUTRIENT = new RegExp(`^${NUTRIENT_NAME}\\s*[:：]?\\s*<?\\d`, 'iu');
/** '25.3g Fehérje': alone it may be lard or egg white. */
const NUTRIENT_BEHIND = new RegExp(`^\\d[\\d.,]*\\s?(?:g|mg|µg|kcal|kj|%)?\\s?${NUTRIENT_NAME}$`, 'iu');
const FEWEST = 3;
/** Elements allowed within a step. */
const MOST_WITHIN = 200;
/** Names of elements that list ingredients. */
const INGREDIENTS = /(?:^|[-_])(?:ingredients|zutaten)(?:$|[-_])/i;
/** 'Did you make this recipe?' */
const LONGEST_QUESTION = 100;
/** 'Keep screen on Yes No' */
const SCREEN =
  /^(?:cook(?:ing)? mode|(?:keep|prevent) (?:the |your )?(?:screen|phone|display)|(?:bildschirm|display) (?:an|aktiv|nicht)|(?:behold|hold) skjermen|hold skærmen|håll skärmen|houd (?:je |het )?scherm|garder l['’]écran|mantener (?:la )?pantalla)/iu;
/** The times of other recipes: '0-30 min.' */
const DURATION_ALONE = /^\d[\d\s–-]*(?:min|h|std|minut\p{L}*|hours?)\.?$/iu;
/** A text with no more letters than this may be a button. */
export const FEW_LETTERS = 100;
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const CHECKBOX = /^[\s▢☐□◻✓✔•·*–—-]+(?=\S)/;

/** The visible part of the page. */
export function seenIn({ ingredients, steps }: PageParts): {
  ingredients: IngredientLine[];
  steps: string[];
} {
  const lines = withoutBoldHeads(withoutNutrition(ingredients))
    .map(({ text }) => text.replace(CHECKBOX, ''))
    .filter(
      (text) =>
        !headsGroup(text) &&
        !DURATION_ALONE.test(text) &&
        !FACT.test(text) &&
        !FILE.test(text) &&
        !isFact(text),
    );
  const told = withoutNumbers(steps.map((unit) => toldIn(unit).replace(CHECKBOX, ''))).filter(
    (text) => !(text.length < LONGEST_QUESTION && (/[?？]$/.test(text) || SCREEN.test(text))),
  );
  // A few words without a sentence are buttons: 'Add to shopping list'.
  const isTold = letters(told) > FEW_LETTERS || told.some((text) => /[.。]$/.test(text));
  return {
    ingredients: withoutRepeats(lines).map((text) => ({ text, part: '' })),
    steps: isTold ? told : [],
  };
}

/** Words of a line that may be a heading. */
const MOST_HEAD_WORDS = 4;

/**
 * 'The Marinade', in bold and without an amount, is a heading for the lines below it if those have amounts and are not in
 * bold.
 */
function withoutBoldHeads(ingredients: readonly Unit[]): readonly Unit[] {
  const heads = new Set(
    ingredients.filter(
      (unit) => isBold(unit) && !isMeasured(unit.text) && unit.text.split(' ').length <= MOST_HEAD_WORDS,
    ),
  );
  const measured = ingredients.filter((unit) => isMeasured(unit.text) && !isBold(unit));
  const isSure = heads.size > 0 && heads.size * FEWEST <= measured.length;
  return isSure ? ingredients.filter((unit) => !heads.has(unit)) : ingredients;
}

/** Whether all of a unit's text is in bold. */
function isBold({ text, element }: Unit): boolean {
  const first = element.children.find((child) => typeof child !== 'string' || child.trim() !== '');
  return (
    typeof first === 'object' && /^(?:b|strong)$/.test(first.tag) && squeeze(textOfElement(first)) === text
  );
}

/** Nutrition facts may follow the ingredients; if every line has an energy value, they are not nutrition facts. */
function withoutNutrition(ingredients: readonly Unit[]): readonly Unit[] {
  const energies = ingredients.filter(({ text }) => ENERGY.test(text)).length;
  const from = ingredients.findIndex(
    ({ text }, at) =>
      NUTRIENT.test(text) ||
      (energies < FEWEST && ENERGY.test(text)) ||
      isRowOfNutrients(ingredients.slice(at, at + FEWEST)),
  );
  return from >= FEWEST ? ingredients.slice(0, from) : ingredients;
}

const isRowOfNutrients = (row: readonly Unit[]): boolean =>
  row.length === FEWEST && row.every(({ text }) => NUTRIENT_BEHIND.test(text));

/** A step without its ingredients, which some pages list again below it. */
function toldIn({ text, element }: Unit): string {
  if (element.end - element.at > MOST_WITHIN) return text;
  const lists: Element[] = [];
  const find = ({ children }: Element) => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (namesOf(child).some((name) => INGREDIENTS.test(name))) lists.push(child);
      else find(child);
    }
  };
  find(element);
  const rest = lists.reduce((left, list) => left.replace(textOfElement(list), ' '), text);
  return squeeze(rest) || text;
}

/** Strips leading numbers: '1.', 'Step 1:'; a number without punctuation, or after a word, only if the steps are numbered. */
function withoutNumbers(texts: string[]): string[] {
  const second = texts.map((text) => STEP_NUMBER.exec(text)).find((found) => found?.[2] === '2');
  let count = 0;
  return texts.map((text) => {
    const [written = '', word, number, mark] = STEP_NUMBER.exec(text) ?? [];
    const counts = second && second[1] === word && [1, count + 1].includes(Number(number));
    if (!written || (!counts && (!mark || word))) return text;
    count = Number(number);
    return text.slice(written.length);
  });
}

/** Reading length in letters: a Chinese or Japanese character counts as about three. */
export function letters(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length + 2 * (text.match(IDEOGRAPHS)?.length ?? 0), 0);
}
