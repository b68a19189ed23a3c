import { type QuantityLine, quantityLine } from '../knowledge/quantities.ts';
import type { Chosen, FilledDish } from '../plate/choose-foods.ts';
import type { Step } from '../plate/dish.ts';

export interface WrittenDish {
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  about: string;
  /** Minutes on the stove or in the oven. */
  cookTime: number;
}

/** Fan ovens are set lower; °F as ovens are marked. */
const OVEN: Record<string, string> = {
  150: '150 °C (300 °F), or 130 °C (275 °F) with the fan on',
  180: '180 °C (350 °F), or 160 °C (325 °F) with the fan on',
  190: '190 °C (375 °F), or 170 °C (340 °F) with the fan on',
  200: '200 °C (400 °F), or 180 °C (350 °F) with the fan on',
  220: '220 °C (425 °F), or 200 °C (400 °F) with the fan on',
  240: '240 °C (475 °F), or 220 °C (425 °F) with the fan on',
};
const LEAST_REST = 5;
/** Preparation of grains and noodles that are cooked separately. */
const BY_ITSELF = ['boil', 'absorb', 'soak'];
/** Foods that are unsafe unless cooked through. */
const RISKY = ['meat', 'poultry', 'fish', 'shellfish'];

/** Writes out a filled dish for a number of servings. */
export function writeDish(filled: FilledDish, servings: number): WrittenDish {
  const lines = new Map(
    [...filled.slots].map(([slot, foods]) => [slot, foods.map((chosen) => quantityLine(chosen, servings))]),
  );
  const writer: Writer = { filled, lines, servings };
  const steps = filled.dish.steps.flatMap((step) => writeStep(writer, step));
  return {
    ingredients: [...lines.values()].flat().map(({ amount, name }) => ({ amount, name })),
    instructions: steps.map(({ text }) => text),
    about: sentence(render(writer, filled.dish.about, 0)),
    // Rice that boils meanwhile may take longer than all else.
    cookTime: Math.max(
      steps.reduce((sum, { minutes }) => sum + minutes, 0),
      ...steps.map(({ meanwhile }) => meanwhile),
    ),
  };
}

interface Writer {
  filled: FilledDish;
  lines: ReadonlyMap<string, QuantityLine[]>;
  servings: number;
}

function writeStep(writer: Writer, step: Step): { text: string; minutes: number; meanwhile: number }[] {
  const minutes = step.minutes ? minutesOf(writer, step.minutes) : 0;
  const text = sentence(render(writer, step.text, minutes));
  if (!text) return [];
  return [
    step.isMeanwhile
      ? {
          text,
          minutes: 0,
          meanwhile: /\bboil(?:ing)?\b/i.test(text)
            ? Number(/\bfor (\d+) minutes/.exec(text)?.[1] ?? minutes)
            : 0,
        }
      : { text, minutes, meanwhile: 0 },
  ];
}

/** Minutes that slots take: those of their slowest food. A number stands for itself. */
function minutesOf({ filled }: Writer, { of, less }: NonNullable<Step['minutes']>): number {
  const longest = (names: string[]) =>
    Math.max(
      0,
      ...names.map((name) => (/^\d+$/.test(name) ? Number(name) : slowest(filled.slots.get(name) ?? []))),
    );
  return less.length === 0 ? longest(of) : Math.max(LEAST_REST, longest(of) - longest(less));
}

const slowest = (foods: readonly Chosen[]) => Math.max(0, ...foods.map(({ use }) => use?.minutes ?? 0));

const aloneMinutes = (foods: readonly Chosen[]) =>
  Math.max(0, ...foods.flatMap(({ food }) => BY_ITSELF.map((use) => food.uses.get(use)?.minutes ?? 0)));

/**
 * Expands a template: '{slot}' is 'the onion and garlic', '{one+two}' joins both, '{slot.say}' omits 'the',
 * '{slot.done}' is its sign of doneness, '{time}' the minutes, '{slot.time}' its own minutes. Text in [ ] is dropped if
 * a slot in it is empty or its condition fails: '{?slot}', '{?slot.kind}', '{!slot}'.
 */
function render(writer: Writer, text: string, minutes: number): string {
  return renderPart(writer, text, minutes) ?? '';
}

function renderPart(writer: Writer, text: string, minutes: number): string | null {
  let written = '';
  let isWhole = true;
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (character === '[') {
      const end = closing(text, at);
      written += renderPart(writer, text.slice(at + 1, end), minutes) ?? '';
      at = end + 1;
    } else if (character === '{') {
      const end = text.indexOf('}', at);
      const value = textFor(writer, text.slice(at + 1, end), minutes);
      if (value === null) isWhole = false;
      written += value ?? '';
      at = end + 1;
    } else {
      written += character;
      at++;
    }
  }
  return isWhole ? written : null;
}

/** The index of the closing bracket. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '[') depth++;
    if (text[at] === ']' && --depth === 0) return at;
  }
  throw new Error(`A bracket is not closed: ${text}`);
}

/** The value of a placeholder; `null` if empty. */
function textFor(writer: Writer, placeholder: string, minutes: number): string | null {
  if (placeholder === 'time') return timeText(minutes);
  const [, what, value = ''] = /^(oven|servings):(.+)$/.exec(placeholder) ?? [];
  if (what === 'oven') return OVEN[value] ?? `${value} °C`;
  if (what === 'servings') return counted(writer.servings, value);
  const isUnless = placeholder.startsWith('!');
  const [slot = '', part = ''] = placeholder.replace(/^[?!]/, '').split('.');
  const lines = slot.split('+').flatMap((each) => writer.lines.get(each) ?? []);
  if (isUnless) return has(writer, slot, part) ? null : '';
  if (placeholder.startsWith('?')) return has(writer, slot, part) ? '' : null;
  if (lines.length === 0) return null;
  if (part === 'time') return timeText(aloneMinutes(writer.filled.slots.get(slot) ?? []));
  const names = listed([...new Set(lines.map(({ say }) => say))]);
  if (part === '') return `the ${names}`;
  if (part === 'say' || part === 'bare') return names;
  if (part === 'one')
    return (writer.filled.slots.get(slot)?.[0]?.food.title ?? names).replace(/(?<!s)s$/, '');
  const foods = slot.split('+').flatMap((each) => writer.filled.slots.get(each) ?? []);
  if (part === 'done') return foods[0]?.food.done || null;
  const risky = foods.filter(({ food }) => RISKY.some((kind) => food.kinds.has(kind)));
  if (part === 'safe') return risky[0]?.food.done || null;
  const raw = lines.filter((_, index) => risky.includes(foods[index] as Chosen)).map(({ say }) => say);
  return part === 'raw' && raw.length > 0 ? listed([...new Set(raw)]) : null;
}

function has({ filled }: Writer, slot: string, part: string): boolean {
  const foods = filled.slots.get(slot) ?? [];
  if (part === '') return foods.length > 0;
  return foods.slice(0, 1).some(({ food }) => (part === 'done' ? food.done !== '' : food.kinds.has(part)));
}

/** 'a, b and c'. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** '1 hour 30 minutes'. */
function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''];
  return parts.filter(Boolean).join(' ') || 'a moment';
}

function counted(count: number, word: string): string {
  const many = /(?:s|sh|ch)$/.test(word)
    ? `${word}es`
    : word.endsWith('y')
      ? `${word.slice(0, -1)}ies`
      : `${word}s`;
  return `${count} ${count === 1 ? word : many}`;
}

/** Closes the gaps left by dropped parts, and capitalizes sentences. */
export function sentence(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/([,;:])\./g, '.')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/\.(?: ?\.)+/g, '.')
    .trim()
    .replace(/^[,.;: ]+/, '')
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
