import { AMOUNT_WORDS } from '#shared/number-words.ts';

const LONGEST = 200;
/** In the languages of `page-words.ts`. */
const UNIT_MINUTES: readonly [pattern: RegExp, minutes: number][] = [
  [/^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi)$/i, 1 / 60],
  [
    /^(?:m|mn|mins?|minutes?|minuten|minuti|minuto?s?|minuut|minuter|minutter|minút|minut[aeyui]?|minuuttia|perc|dakika|dk|мин|минут[аы]?|хв|хвилин|λεπτ[άό]|分|分钟|分鐘|分間|분|phút|menit|دقيقة|دقائق|דקות|′|')$/iu,
    1,
  ],
  [
    /^(?:h|hs|hrs?|hours?|stunden?|std|heures?|ora|ore|horas?|uur|uren|timm(?:e|ar)|timer?|tunti|tuntia|godz|godzin[ay]?|hod|hodin[ay]?|óra|sati?|saat|ч|час(?:а|ов)?|год|годин[аи]?|ώρ(?:α|ες)|小时|小時|時間|시간|giờ|jam|ساعة|ساعات|שעה|שעות)$/iu,
    60,
  ],
  [/^(?:d|days?|tagen?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|er)?|dni|dn[íů]|дн(?:я|ей)|天|日)$/iu, 1440],
  [/^(?:w|wks?|weeks?|wochen?)$/i, 10_080],
];
const ISO =
  /^p(?:0{1,4}y)?(?:0{1,4}m)?(?:(\d{0,9}(?:[.,]\d{1,9})?)w)?(?:(\d{0,9}(?:[.,]\d{1,9})?)d)?(?:t?(?:0{1,4}y)?(?:0{1,4}m(?=\d*d))?(?:(\d{0,9}(?:[.,]\d{1,9})?)d)?(?:(\d{0,9}(?:[.,]\d{1,9})?)h)?(?:(\d{0,9}(?:[.,]\d{1,9})?)m)?(?:(\d{0,9}(?:[.,]\d{1,9})?)s)?)?$/i;
const ISO_MINUTES = [10_080, 1440, 1440, 60, 1, 1 / 60];
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

const DIGITS = String.raw`\d{1,9}(?:[.,]\d{1,4})?(?:\s{0,2}\d{1,2}[/⁄]\d{1,2}|[/⁄]\d{1,2})?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]`;
const WORDS: ReadonlyMap<string, number> = new Map([['half an', 0.5], ['half a', 0.5], ...AMOUNT_WORDS]);
const NUMBER = String.raw`(?<![\d.,/])(?:${DIGITS})|(?<!\p{L})(?:${[...WORDS.keys()].join('|')})(?!\p{L})`;
const PIECE = new RegExp(
  String.raw`(${NUMBER})(?:\s{0,2}(?:-|–|—|~|to|or)\s{0,2}(${NUMBER}))?\s{0,2}\+?-?\s?(\p{L}{1,9}|[′'])(?!\p{L})`,
  'giu',
);
/** '1h30', '1 h 5'. */
const MINUTES_UNSAID = /(\d\s?h\s?)(\d{1,2})(?![\d.,/]|\s?\p{L})/giu;
/** '1:15 h', '0:20' */
const CLOCK =
  /(?<![\d:.,/])(\d{1,2})\s?:\s?([0-5]\d)(?![\d:]|\s?min)(?:\s?(?:hours?|hrs?|h|std|uur)(?!\p{L})\.?)?/giu;
const BETWEEN = /^[\s.]*(?:-|–|—|~|to|or|\/)\s*$/i;

/**
 * Parses a duration to minutes: ISO 8601 ('PT1H30M', 'P0DT0H20M', 'PT1.5H'; also written carelessly: 'PT32 M', 'PT0D4H45M',
 * 'P20M', 'PTH5MS'), words ('1 hour 20 min', '1½ h', '10 min + 2 hours'), a range (uses its upper end), or a bare number of
 * minutes. `null` if there is none. Rounded to whole minutes, never down to 0. Brackets are ignored.
 */
export function parseMinutes(value: unknown): number | null {
  if (typeof value === 'number') return whole(value);
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const text = value.replace(/\([^()]*\)/g, ' ').trim();
  const iso = ISO.exec(text.replace(/\s+/g, ''));
  if (iso && /\d/.test(text)) {
    return whole(
      iso.slice(1).reduce((sum, part, at) => sum + (part ? toNumber(part) * (ISO_MINUTES[at] ?? 0) : 0), 0),
    );
  }
  if (/^-?pt?[-\d]/i.test(text)) return null;
  if (/^[~≈]?\s*\d{1,9}(?:[.,]\d{1,4})?$/.test(text)) return whole(toNumber(text.replace(/^[~≈]\s*/, '')));
  const pair = /^(\d{1,6})\s*[-–~]\s*(\d{1,6})$/.exec(text);
  return pair ? whole(Number(pair[2])) : fromWords(text);
}

function fromWords(written: string): number | null {
  let longest: number | null = null;
  let sum = 0;
  let end = 0;
  const text = written.replace(CLOCK, '$1 h $2 min').replace(MINUTES_UNSAID, '$1$2 min');
  for (const match of text.matchAll(PIECE)) {
    const unit = UNIT_MINUTES.find(([pattern]) => pattern.test(match[3] ?? ''))?.[1];
    if (unit === undefined) continue;
    // '30 min - 1 hour' is two times; '1 hour 30 min' and '1 h + 30 min' are one.
    if (BETWEEN.test(text.slice(end, match.index))) {
      longest = Math.max(longest ?? 0, sum);
      sum = 0;
    }
    sum += Math.max(toNumber(match[1] ?? ''), match[2] ? toNumber(match[2]) : 0) * unit;
    end = match.index + match[0].length;
  }
  return end === 0 ? null : whole(Math.max(longest ?? 0, sum));
}

function toNumber(written: string): number {
  const text = written.trim().toLowerCase();
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const glyph = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  const alone = /^(\d+)[/⁄](\d+)/.exec(text);
  if (alone) return Number(alone[1]) / Number(alone[2]);
  const mixed = /^(\d+)\s+(\d+)[/⁄](\d+)/.exec(text);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  return (Number.parseFloat(text.replace(',', '.')) || 0) + glyph;
}

function whole(minutes: number): number | null {
  if (!Number.isFinite(minutes) || minutes < 0) return null;
  return minutes > 0 && minutes < 1 ? 1 : Math.round(minutes);
}
