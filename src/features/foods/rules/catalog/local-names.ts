import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { UNIT_NAMES } from '../units/unit-names.ts';
import type { Food } from './food.ts';

/** Foods whose German plural follows no rule below. */
const PLURALS: Record<string, string> = {
  Ananas: 'Ananas',
  Apfel: 'Äpfel',
  Avocado: 'Avocados',
  Blumenkohl: 'Blumenkohl',
  Champignon: 'Champignons',
  Chili: 'Chilis',
  Ei: 'Eier',
  Entenei: 'Enteneier',
  Granatapfel: 'Granatäpfel',
  'griechischer Joghurt': 'griechischer Joghurt',
  'grüne Bohne': 'grüne Bohnen',
  Jalapeño: 'Jalapeños',
  Kaki: 'Kakis',
  Kohl: 'Kohl',
  Kumquat: 'Kumquats',
  Kürbis: 'Kürbisse',
  Mango: 'Mangos',
  Papaya: 'Papayas',
  Pfifferling: 'Pfifferlinge',
  Pfirsich: 'Pfirsiche',
  Pita: 'Pitas',
  Riesenchampignon: 'Riesenchampignons',
  'rote Zwiebel': 'rote Zwiebeln',
  Salat: 'Salate',
  Tomatillo: 'Tomatillos',
  Wachtelei: 'Wachteleier',
  'weiße Zwiebel': 'weiße Zwiebeln',
};

/** 'Karotte' → 'Karotten', 'Zwiebel' → 'Zwiebeln', 'Lorbeerblatt' → 'Lorbeerblätter'. Others have one form. */
function germanPlural(one: string): string {
  const known = PLURALS[one];
  if (known) return known;
  if (one.endsWith('blatt')) return `${one.slice(0, -5)}blätter`;
  return /(?:e|[bdfgt]el)$/.test(one) && !/(?:Kerne|Beete)$/i.test(one) ? `${one}n` : one;
}

/**
 * A food's name for the reader, given how its recipes write it. What a recipe adds to the food's own name ('gluten-free
 * stock') stays beside it: it may be what matters.
 */
export function foodInWords(
  written: string,
  food: Pick<Food, 'name' | 'plural' | 'german'> | undefined,
): string {
  if (language() !== 'de' || !food?.german) return written;
  const lower = written.toLowerCase();
  const isPlural =
    food.plural !== food.name && (lower.endsWith('s') || lower.endsWith(food.plural.toLowerCase()));
  const german = isPlural ? germanPlural(food.german) : food.german;
  return lower === food.name.toLowerCase() || (isPlural && lower === food.plural.toLowerCase())
    ? german
    : `${german} (${written})`;
}

/** An amount with its units and decimals as the reader writes them: '2 tbsp' is '2 EL'. */
export function amountInWords(amount: string): string {
  if (language() === 'en') return amount;
  return amount
    .replace(/\p{L}[\p{L} ]*\p{L}|\p{L}/gu, (unit) => {
      const name = UNIT_NAMES.find((known) => known === unit);
      return name ? t(name) : unit;
    })
    .replace(/(\d)\.(\d)/g, (_, whole: string, part: string) => `${whole}${DECIMAL()}${part}`);
}

const DECIMAL = () => (1.5).toLocaleString(language()).charAt(1);
