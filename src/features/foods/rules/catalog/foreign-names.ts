import type { Food } from './food.ts';
import { frenchWords, germanWords } from './food-names.ts';

const FOREIGN_WORDS = new Set([
  ...germanWords(
    'frisch gehackt gemahlen groß klein mittelgroß rot grün gelb getrocknet fein grob reif bio fest mittel gerieben',
  ),
  ...germanWords('gewürfelt geschält gekocht weich kalt warm geröstet ungesalzen gestrichen TK'),
]);
const FRENCH_WORDS = new Set(
  frenchWords(
    'frais fraîche fraîches haché hachée moulu moulue râpé gros grosse petit petite moyen moyenne bio bien mûr rouge vert',
  ),
);

/** Words for colors and forms in German and French: red lentils are no green ones. */
const TINTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: [...germanWords('rot rote roter rotes'), ...frenchWords('rouge')],
    green: [...germanWords('grün grüne grüner grünes'), ...frenchWords('vert verte')],
    yellow: [...germanWords('gelb gelbe gelber'), ...frenchWords('jaune')],
    white: [...germanWords('weiß weiße weißer'), ...frenchWords('blanc blanche')],
    black: [...germanWords('schwarz schwarze schwarzer'), ...frenchWords('noir noire')],
    brown: [...germanWords('braun braune brauner'), ...frenchWords('brun brune')],
    dried: [...germanWords('getrocknet getrocknete'), ...frenchWords('séché séchée')],
    smoked: [...germanWords('geräuchert geräucherte geräucherter'), ...frenchWords('fumé fumée')],
  }).flatMap(([english, words]) => words.map((word) => [word, english] as const)),
);

interface Names {
  german: ReadonlyMap<string, Food>;
  french: ReadonlyMap<string, Food>;
}

interface Found {
  food: Food;
  words: readonly string[];
  /** In English. */
  leftOut: readonly string[];
}

/** The food of a German or French name, and the color or form by which it differs from the food's own name. */
export function findForeign({ german, french }: Names, text: string): Found | null {
  // 'Sahne oder Milch' means cream.
  const [first = ''] = text.split(/ (?:oder|ou) | aus der mühle| du moulin/);
  return (
    findIn(german, germanWords(first), FOREIGN_WORDS) ?? findIn(french, frenchWords(first), FRENCH_WORDS)
  );
}

function findIn(
  names: ReadonlyMap<string, Food>,
  words: readonly string[],
  neutral: ReadonlySet<string>,
): Found | null {
  const food = names.get(words.join(' ')) ?? names.get(words.filter((word) => !neutral.has(word)).join(' '));
  if (!food) return null;
  const tints = words.filter((word) => TINTS.has(word));
  // 'rote Zwiebel' is a food of its own, 'rote Linse' is a lentil.
  const isSaid = names.get(words.filter((word) => !TINTS.has(word)).join(' ')) === food;
  return { food, words: [], leftOut: isSaid ? tints.map((word) => TINTS.get(word) ?? word) : [] };
}
