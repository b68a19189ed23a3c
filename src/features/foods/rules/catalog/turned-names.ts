import { FOOD_PARTS, PREPARED } from '../ingredient/preparation-words.ts';
import { splitIngredientLine } from '../ingredient/split-line.ts';
import type { Catalog } from './catalog.ts';
import { englishWords, germanWords } from './food-names.ts';
import { COLORS } from './food-words.ts';

/** Classes that nutrition tables put before a food's own name: 'Nuts, almonds'. */
const CLASSES: ReadonlySet<string> = new Set([
  'beverage',
  'cereal',
  'cheese',
  'fish',
  'leavening agent',
  'nut',
  'oil',
  'pasta',
  'sauce',
  'seed',
  'shellfish',
  'spice',
  'sweetener',
  'vegetable',
]);
const INFLECTED = /e[rsn]?$/;
const MOST_PARTS = 8;
const MOST_WORDS = 3;

/**
 * The name of a product whose distinguishing words follow it, as in nutrition tables and hasty notes: 'sugar, brown' is
 * brown sugar, 'Spices, pepper, black' black pepper, 'Paprikapulver, rosenscharf' hot paprika. `null` unless another product
 * is known by exactly that name.
 */
export function turnedName(catalog: Catalog, line: string): string | null {
  const [head = '', ...parts] = splitIngredientLine(line)
    .name.replace(/(?<=\p{L})\((\p{Ll}{1,3})\)/gu, '$1')
    // 'wine (red)'
    .replace(/ \((\p{L}+)\)/gu, ', $1')
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s*,\s*|\s[-–]\s/, MOST_PARTS)
    .map((part) => part.trim());
  if (!knownAs(catalog, head) && !isClass(head)) return null;
  let name = head;
  const kinds: string[] = [];
  for (const part of parts)
    for (const kind of kindsIn(part)) {
      if (!isKind(kind)) continue;
      const before = knownAs(catalog, name);
      // 'Sugars, brown'
      const noun = before?.isCounted === false ? name.replace(/(?<=[^s])s$/, '') : name;
      const both = [`${kind} ${noun}`, `${noun} ${kind}`];
      // 'edelsüß' has no ending, so it follows the noun.
      if (!INFLECTED.test(kind)) both.reverse();
      const names = [
        ...both,
        ...(kinds.length > 0 ? [`${kinds.join(' ')} ${kind} ${head}`, `${head} ${kind}`] : []),
        ...(isClass(name) ? [kind] : []),
      ];
      const turned = names.find((each) => {
        const known = knownAs(catalog, each);
        return known && known.id !== before?.id;
      });
      if (turned === undefined) continue;
      name =
        turned === both.find((each) => each.startsWith(kind)) ? inflected(catalog, kind, turned) : turned;
      kinds.push(kind);
      break;
    }
  return name === head ? null : name;
}

/** 'festkochende Kartoffeln' of 'Kartoffeln, festkochend' */
const inflected = (catalog: Catalog, kind: string, name: string): string =>
  /nd$|lich$|ig$/.test(kind) && /[en]$/.test(name) && !catalog.english.has(englishWords(name).join(' '))
    ? name.replace(kind, `${kind}e`)
    : name;

/** 'boneless and skinless' both describe one food; 'red or green' leaves a choice. */
const kindsIn = (part: string) =>
  part
    .toLowerCase()
    .split(/\s+or\s+/)
    .map((kind) => kind.replaceAll(' and ', ' '));

const isClass = (name: string) => CLASSES.has(englishWords(name).join(' '));

interface Known {
  /** The same for all names of a product. */
  id: string;
  /** Whether its name has a plural. */
  isCounted: boolean;
}

/** What is known by exactly this name. */
function knownAs(catalog: Catalog, name: string): Known | null {
  const words = englishWords(name).join(' ');
  const german = germanWords(name).join(' ');
  const local = catalog.local.get(german);
  const english = catalog.english.get(words);
  const food = english ?? local?.food ?? catalog.german.get(german);
  const kind = catalog.kinds.get(english ? words : (local?.words.join(' ') ?? ''));
  return food
    ? { id: `${food.id}/${kind ?? ''}`, isCounted: food.plural !== food.name || food.name.endsWith('s') }
    : null;
}

/** Preparations and parts do not start a product name: chopped tomatoes come in cans, 'tomatoes, chopped' do not. */
function isKind(part: string): boolean {
  const words = part.split(/\s+/);
  const tells = (word: string) => PREPARED.has(word) || (FOOD_PARTS.has(word) && !COLORS.has(word));
  return part !== '' && words.length <= MOST_WORDS && !words.some(tells);
}
