import type { UnitSystem } from '#shared/unit-systems.ts';

type Scale = 'C' | 'F' | 'gas';

/** Oven marks, so that 350 °F becomes 180 °C rather than 177: °C, °F and gas mark. */
const OVEN: readonly (readonly [number, number, number])[] = [
  [110, 225, 0.25],
  [120, 250, 0.5],
  [140, 275, 1],
  [150, 300, 2],
  [160, 325, 3],
  [180, 350, 4],
  [190, 375, 5],
  [200, 400, 6],
  [220, 425, 7],
  [230, 450, 8],
  [240, 475, 9],
  [260, 500, 10],
];
const ROUND_FROM = 90;

const RANGE = String.raw`(\d{1,3})(?:\s?(?:-|–|—|to)\s?(\d{1,3}))?`;
const SIGN = String.raw`(?:\s?[°º˚]\s?|\s?degrees?\s)`;
const DEGREES = String.raw`${RANGE}(?:${SIGN}(C|F)(?:elsius|ahrenheit)?|(C|F))(?![\p{L}\p{N}])`;
const GAS = String.raw`gas(?:\s?mark)?\s?(\d{1,2}|[¼½])(?![\p{N}/])`;
const ONE = new RegExp(`(?:${DEGREES}|${GAS})(?:\\s(?:fan|convection)(?:\\s(?:oven|assisted))?)?`, 'iu');
const NEXT = /^\s?(?:\(|\/|,|or\s)\s?(?:or\s)?/iu;

interface Told {
  text: string;
  scale: Scale;
  from: number;
  to: number | null;
}

/**
 * Shows the temperatures of a step in one scale: 'at 200 °C (390 °F)' becomes 'at 200 °C' in metric and 'at 390 °F' in
 * US units; '350 °F' and 'gas mark 4' become '180 °C'. A temperature needs a degree sign, the word, or its letter right
 * after the number. Unchanged for `written`.
 */
export function showTemperatures(text: string, system: UnitSystem): string {
  if (system === 'written') return text;
  const scale = system === 'metric' ? 'C' : 'F';
  let shown = '';
  let rest = text;
  for (let match = ONE.exec(rest); match; match = ONE.exec(rest)) {
    const start = match.index;
    const before = rest[start - 1] ?? ' ';
    const first = toldOf(match);
    const { told, end } = group(rest, start, first);
    const isName = /[\p{L}\p{N}.,]/u.test(before) && first.scale !== 'gas';
    shown +=
      rest.slice(0, start) + (isName ? rest.slice(start, end) : inScale(rest.slice(start, end), told, scale));
    rest = rest.slice(end);
  }
  return shown + rest;
}

/** Equivalent temperatures: '200C/180C fan/gas 6', '180 °C (350 °F)'. */
function group(text: string, start: number, first: Told): { told: Told[]; end: number } {
  const told = [first];
  let end = start + first.text.length;
  for (;;) {
    const joint = NEXT.exec(text.slice(end, end + 8))?.[0];
    const from = end + (joint?.length ?? 0);
    const match = joint === undefined ? null : ONE.exec(text.slice(from, from + 40));
    if (!joint || match?.index !== 0) return { told, end };
    const closes = joint.includes('(');
    const after = from + match[0].length;
    if (closes && text[after] !== ')') return { told, end };
    told.push(toldOf(match));
    end = closes ? after + 1 : after;
  }
}

function toldOf(match: RegExpExecArray): Told {
  const [text, from, to, sign, letter, gas] = match;
  if (gas !== undefined)
    return { text, scale: 'gas', from: { '¼': 0.25, '½': 0.5 }[gas] ?? Number(gas), to: null };
  const scale = (sign ?? letter ?? 'C').toUpperCase() as Scale;
  return { text, scale, from: Number(from), to: to === undefined ? null : Number(to) };
}

function inScale(written: string, told: readonly Told[], scale: 'C' | 'F'): string {
  const own = told.filter((one) => one.scale === scale);
  if (own.length === told.length) return written;
  if (own.length > 0) return own.map(({ text }) => text).join('/');
  const [first] = told.filter((one) => one.scale !== 'gas');
  const best = first ?? told[0];
  if (!best) return written;
  const [from, to] = [
    converted(best.from, best.scale, scale),
    best.to && converted(best.to, best.scale, scale),
  ];
  if (from === null) return written;
  const fan = /\s(?:fan|convection).*$/iu.exec(best.text)?.[0] ?? '';
  return `${to && to !== from ? `${from}–${to}` : from} °${scale}${fan}`;
}

function converted(value: number, from: Scale, to: 'C' | 'F'): number | null {
  const column = { C: 0, F: 1, gas: 2 } as const;
  const mark = OVEN.find((row) => row[column[from]] === value);
  if (mark) return mark[column[to]];
  if (from === 'gas') return null;
  const exact = to === 'C' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32;
  return exact >= ROUND_FROM ? Math.round(exact / 5) * 5 : Math.round(exact);
}
