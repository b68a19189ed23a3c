import type { Food } from './food.ts';
import { frenchWords, germanWords } from './food-names.ts';

/** German words that do not distinguish products. */
export const FOREIGN_WORDS = new Set([
  ...germanWords(
    'frisch gehackt gemahlen groß klein mittelgroß rot grün gelb getrocknet fein grob reif bio fest mittel gerieben',
  ),
  ...germanWords(
    'halbiert halbierte geviertelt gezupft entsteint entkernt geputzt gewaschen zerdrückt gestiftelt gehobelt geraspelt ' +
      'zerlassen lauwarm zimmerwarm festkochend mehlig mehligkochend vorwiegend ganz ungeschält unbehandelt natur ' +
      'mild jung regional cremig vollreif classic light nativ',
  ),
  ...germanWords('gewürfelt geschält gekocht weich kalt warm geröstet ungesalzen gestrichen TK'),
]);
const FRENCH_WORDS = new Set(
  frenchWords(
    'ciselé ciselée entier entière émincé émincée coupé coupée pelé pelée battu battue fondu fondue tiède froid froide ' +
      'chaud chaude légèrement finement fraîchement dénoyauté dénoyautée égoutté égouttée rincé rincée ramolli pressé ' +
      'tranché tranchée émietté émiettée désossé désossée croustillant croustillante chair ferme tendre épluché épluchée lavé lavée grillé grillée surgelé surgelée ' +
      'mou molle mous molles fermier fermière liquide épais épaisse bouilli bouillie bouillant ' +
      'frais fraîche fraîches haché hachée moulu moulue râpé gros grosse petit petite moyen moyenne bio bien mûr rouge vert',
  ),
);

/** Words for colors and forms in German and French: red lentils are not green ones. */
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

/** Foods that are black by name: 'chocolat noir'. */
const DARK = /\b(?:dark|black)\b/;

/** 'crème 35 %' */
const SHARE = /^(?:\d+%?|%)$/;

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
export function findForeign({ german, french }: Names, text: string, isLower = false): Found | null {
  // 'Sahne oder Milch' means cream.
  const [first = ''] = text.split(/ (?:oder|ou) | aus der mühle| du moulin/);
  const [head = ''] = first.split(WITH);
  for (const name of new Set([first, head])) {
    const words = germanWords(name);
    // German nouns are capitalized: 'piment' is a French chili, 'Piment' allspice.
    const isFrench = isLower && french.has(frenchWords(name).join(' '));
    const found =
      (isFrench ? findIn(french, frenchWords(name), FRENCH_WORDS) : null) ??
      findIn(german, words, FOREIGN_WORDS) ??
      findIn(french, frenchWords(name), FRENCH_WORDS) ??
      findCompound(german, words) ??
      findGround(french, frenchWords(name));
    if (found) return found;
  }
  return null;
}

/** 'Lachsfilet ohne Haut' */
const WITH = / (?:ohne|mit|aus|zum|zur|für|sans|avec|pour|au|en|à l['’]huile)(?= |$)/;
/** Cuts of a food as the last part of a German word: 'Weißbrotwürfel', 'Muskatnusspulver'. */
const CUT = /^(.{4,}?)(wurfel|scheib|streif|stuck|halft|rosch|spalt|filet|pulv)$/;

function findCompound(german: Names['german'], words: readonly string[]): Found | null {
  const [, base = '', cut = ''] = CUT.exec(words.at(-1) ?? '') ?? [];
  const found = base ? findIn(german, [...words.slice(0, -1), ...germanWords(base)], FOREIGN_WORDS) : null;
  if (!found) return null;
  const { aisle } = found.food;
  if (cut === 'pulv' && aisle !== 'spices') return null;
  if (cut === 'filet' && aisle !== 'fish' && aisle !== 'meat') return null;
  return found;
}

const [POWDER] = frenchWords('poudre');

/** 'cumin en poudre', but not 'lait en poudre' */
function findGround(french: Names['french'], words: readonly string[]): Found | null {
  if (words.at(-1) !== POWDER) return null;
  const found = findIn(french, words.slice(0, -1), FRENCH_WORDS);
  return found?.food.aisle === 'spices' ? found : null;
}

function findIn(
  names: ReadonlyMap<string, Food>,
  words: readonly string[],
  neutral: ReadonlySet<string>,
): Found | null {
  // 'Tomaten getrocknet' are 'getrocknete Tomaten'.
  const isTint = (word: string) => TINTS.has(word);
  const ordered = [...words.filter(isTint), ...words.filter((word) => !isTint(word))].join(' ');
  const food =
    names.get(words.join(' ')) ??
    names.get(ordered) ??
    names.get(words.filter((word) => !neutral.has(word) && !SHARE.test(word)).join(' '));
  if (!food) return null;
  const tints = words.filter(
    (word) => TINTS.has(word) && !(DARK.test(food.name) && TINTS.get(word) === 'black'),
  );
  // 'rote Zwiebel' is a separate food; 'rote Linse' is a lentil.
  const isSaid = names.get(words.filter((word) => !TINTS.has(word)).join(' ')) === food;
  return { food, words: [], leftOut: isSaid ? tints.map((word) => TINTS.get(word) ?? word) : [] };
}
