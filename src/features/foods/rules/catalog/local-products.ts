import type { Catalog, LocalProduct } from './catalog.ts';
import { germanWords, romanceWords } from './food-names.ts';
import { FOREIGN_WORDS } from './foreign-names.ts';

/** The product of a German, Italian or Spanish name, with or without what does not tell products apart. */
export function localProduct(
  { local, romance }: Pick<Catalog, 'local' | 'romance'>,
  name: string,
): LocalProduct | undefined {
  // German nouns begin with a capital: 'pane' is bread, and no 'Paneer'.
  const romanceName = /^\p{Lu}/u.test(name) ? undefined : romance.get(romanceWords(name).join(' '));
  if (romanceName) return romanceName;
  const words = germanWords(name);
  const german =
    local.get(words.join(' ')) ?? local.get(words.filter((word) => !FOREIGN_WORDS.has(word)).join(' '));
  return (
    german ?? romanceProduct(romance, name) ?? romanceProduct(romance, name.split(ROMANCE_TAIL, 1)[0] ?? '')
  );
}

/** 'cebolla en cuartos', 'tofu al naturale' */
const ROMANCE_TAIL = / (?:en|a|al|alla|para|per|con|in|senza|sin|o|y|e) /i;
const ROMANCE_WORDS = new Set(
  (
    'fresco fresca freschi fresche frescos frescas grande grandi grandes piccolo piccola piccoli piccole pequeno ' +
    'pequena pequenos pequenas mediano mediana medianos medianas maduro madura maduros maduras maturo matura maturi ' +
    'mature tritato tritata tritati tritate picado picada picados picadas rallado rallada grattugiato grattugiata ' +
    'fino fina molido molida macinato macinata macinati recien laminado laminada laminados laminadas pelado pelada pelados peladas violette fuso fritto tostati tostate tostado tostadas biologico biologica'
  ).split(' '),
);

function romanceProduct(names: Catalog['romance'], name: string): LocalProduct | undefined {
  const words = romanceWords(name);
  return names.get(words.join(' ')) ?? names.get(words.filter((word) => !ROMANCE_WORDS.has(word)).join(' '));
}
