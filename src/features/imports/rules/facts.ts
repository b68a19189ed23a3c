import { parseServings, type RawRecipe } from './draft.ts';
import { parseMinutes } from './duration.ts';

/** The labels of recipe facts. */
export type Facts = Pick<
  RawRecipe,
  'prepTime' | 'cookTime' | 'totalTime' | 'waitingTime' | 'servings' | 'cookingTips'
>;
type Field = Exclude<keyof Facts, 'cookingTips'>;

const NUMBER = String.raw`(?:(?:ca\.?|etwa|about|environ|unos|circa)\s*)?\d`;
const DURATION = String.raw`${NUMBER}[\d\s.,/–-]*(?:min|h\b|hrs?\b|hours?\b|std|stund|heure|hora|or[ae]\b)`;
const english = (label: string) =>
  new RegExp(`^(?:${label})(?:\\s*time)?\\s*(?::\\s*|\\s+(?=\\d))(.*)$`, 'i');
const labeled = (label: string, value: string) => new RegExp(`^(?:${label})\\s*:?\\s*(${value}.*)$`, 'iu');
/** Labels by field. Other languages use most of them as headings too, unless a duration or a number follows. */
const LABELS: readonly (readonly [field: Field, label: RegExp])[] = [
  ['prepTime', english('prep(?:aration)?')],
  ['cookTime', english('cook(?:ing)?|baking|bake')],
  ['totalTime', english('total')],
  ['servings', english('serv(?:ings?|es|ing)|yields?|makes|amount|portions?')],
  [
    'prepTime',
    labeled(
      '(?:vorbereitung|zubereitung|arbeit)(?:s-?zeit)?|(?:temps de )?préparation|(?:tiempo de )?preparación|(?:tempo di )?preparazione',
      DURATION,
    ),
  ],
  [
    'cookTime',
    labeled(
      '(?:koch(?:-?\\s?/\\s?back)?|back|gar|brat)-?zeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo di )?cottura',
      DURATION,
    ),
  ],
  [
    'waitingTime',
    labeled(
      '(?:rest(?:ing)?|chill(?:ing)?|cool(?:ing)?|soak(?:ing)?|marinat(?:e|ing)|ris(?:e|ing)|proof(?:ing)?|freez(?:e|ing)|waiting|standing|inactive)(?: time|(?=:))|(?:ruhe|geh|kühl|warte|quell|einweich|marinier|zieh|abkühl|gefrier)-?zeit|(?:temps de )?(?:repos|attente|réfrigération|marinade|pousse|trempage|congélation)|(?:tiempo de )?(?:reposo|espera|refrigeración|marinado|enfriado|remojo|congelación)|(?:tempo di )?(?:riposo|attesa|lievitazione|marinatura|raffreddamento|ammollo)',
      DURATION,
    ),
  ],
  ['totalTime', labeled('gesamt(?:-?zeit)?|temps total|tiempo total|tempo totale', DURATION)],
  [
    'servings',
    labeled('portionen|personen|comensales|ergibt|personnes|porciones|raciones|porzioni|dosi per', NUMBER),
  ],
];
/** Facts that need no label: '4–8 servings', 'für 4 Personen', 'About 2 hours'. */
const UNLABELED: readonly (readonly [field: Field, whole: RegExp])[] = [
  [
    'servings',
    /^((?:(?:for|für|pour|para|per|serves)\s+)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s+(?:servings?|portions?|portionen|people|persons?|personen|personnes|personas|persone|comensales|raciones|porciones|porzioni))\.?$/iu,
  ],
  [
    'totalTime',
    new RegExp(
      `^((?:about |approx\\.? )?${NUMBER}[\\d\\s.,/–-]{0,12}(?:min|minutes?|hrs?|hours?|minuten|std|stunden?|heures?|horas?))\\.?$`,
      'i',
    ),
  ],
];
const LONGEST = 300;
/** Words of a value that the number already says. */
const SAID =
  /(?<!\p{L})(?:an?|about|ca|etwa|environ|circa|unos|people|persons?|personen|personnes|persone|personas|servings?|portions?|portionen|für|pour|para|for|per|min(?:ut(?:e[sn]?|i|os?))?s?|h(?:ou)?rs?|std|stunden?|heures?|horas?|or[ae]|h|m|to|and|und|et)(?!\p{L})/giu;

/** Whether a line states a time or a yield: 'Prep time: 10 min', 'Serves 4'. */
export function isFact(line: string): boolean {
  return factOf(line) !== null;
}

/** Parses 'Prep time: 10 min' and similar; the first of each wins. Extra words of a value become a tip, and so does what to wait for. */
export function readFact(text: string, found: Facts): boolean {
  const fact = factOf(text);
  if (!fact) return false;
  const { plain, field, value } = fact;
  if (!value.trim()) return true;
  const number = field === 'servings' ? parseServings(value) : parseMinutes(value);
  // A dough rises, and is chilled later.
  if (number !== null && field === 'waitingTime')
    found.waitingTime = (parseMinutes(found.waitingTime) ?? 0) + number;
  else if (number !== null && (found[field] ?? null) === null) found[field] = value;
  if (number === null || field === 'waitingTime' || /\p{L}{3}/u.test(value.replace(SAID, '')))
    found.cookingTips.push(plain);
  return true;
}

function factOf(line: string): { plain: string; field: Field; value: string } | null {
  if (line.length > LONGEST) return null;
  const plain = withoutMark(line).replace(/["“”]/g, '');
  for (const [field, label] of [...LABELS, ...UNLABELED]) {
    const [, value] = label.exec(plain) ?? [];
    if (value !== undefined) return { plain, field, value };
  }
  return null;
}

/** Strips a leading symbol or emoji. */
export function withoutMark(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '');
}
