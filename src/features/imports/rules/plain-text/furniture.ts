import { squeeze } from '#shared/text.ts';
import type { RawRecipe } from '../draft.ts';

/** Text around a recipe when a whole page is copied: jump links, buttons, menus and breadcrumbs. */
const AROUND =
  /^(?:(?:skip|jump) to\b.{0,40}|(?:zum|direkt zum)\s.{0,30}(?:inhalt|rezept)\b.{0,20}|(?:print|save|pin|share|rate)(?: (?:this |the )?recipe| it)?|home|menu|search|(?:log|sign) ?in|subscribe|drucken|speichern|teilen|startseite|menü|suche|anmelden)$|^[^|›»>\d]{1,40}(?:\s[|›»>]\s[^|›»>\d]{1,40}){2,}$/i;
/** Switches of a recipe card: 'US Customary – Metric', '1x 2x 3x', 'Cook Mode'. */
const SWITCHES =
  /^(?:(?:us(?: customary)?|metric|imperial|units?|scale|cook mode|prevent your screen from going dark|[½¼]x|\d(?:[./]\d)?x)(?:[\s–—|/:·-]+|$))+$/i;
/** What copied pages have above their advertisements. */
const ADVERTISED =
  /^(?:advertisements?|sponsored(?: content)?|anzeige|werbung|publicité|publicidad|pubblicità|(?:article|story|recipe) continues below)$/i;
const STARS = /^[★☆⭐✩✭\s]{2,}(?:[\d.,\s/].{0,60})?$/u;
const COUNTED =
  /^\(?\d[\d.,]*\)?\s+(?:comments?|reviews?|ratings?|votes?|shares?|kommentare?|bewertungen?|commentaires?)$/i;
const RATED =
  /^\d(?:[.,]\d+)?(?:\s*\/\s*5)?\s+(?:from|out of|stars?|aus|von)\b.{0,60}$|^(?:rating|bewertung)\s*:.{0,60}$/i;
const DATED =
  /^(?:(?:last )?updated|published|posted|modified|aktualisiert|veröffentlicht)(?:\s+(?:on|am))?\s*:?\s.{0,40}\d.{0,20}$/i;
const STATED =
  /^(?:calories|kalorien|kcal|cost|difficulty|schwierigkeit(?:sgrad)?)(?:\s*:\s*.{1,40}|\s+\d.{0,20})$/i;
const AUTHOR =
  /^(?:by|author|autorin?|von)\s*:?\s+(\p{Lu}[\p{L}.'’-]{0,30}(?:\s+\p{Lu}[\p{L}.'’-]{0,30}){0,3})$/u;
const AUTHOR_IN_ANY_CASE = /^(?:by|author|autorin?|von)\b/i;
const TAGGED = /^(?:course|cuisine|keywords?|category|diet|kategorie|küche|schlagworte?)\s*:\s*(.{2,120})$/i;

const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?`;
const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?`;
/** '[28.11.26, 18:32:10] Anna: ', '28/11/2026, 6:32 pm - Anna: ', and a line 'Anna, [28.11.26 18:32]' */
const SENT = new RegExp(
  String.raw`^\s*\u200e?(?:\[${DAY}\s${CLOCK}\]|${DAY}\s${CLOCK}\s[-–])\s+[^:\n]{1,40}:\s+|^[^,\n]{1,40},\s\[${DAY}\s${CLOCK}\]\s*$`,
  'iu',
);

/** The marks of a quoted email, and the lines about it. */
const QUOTED = /^\s{0,9}(?:>\s{0,9})+/;
const ABOUT_MAIL =
  /^(?:from|to|cc|date|sent|subject|von|an|datum|gesendet|betreff|de|à|objet|envoyé|para|asunto|da|oggetto)\s?:\s/i;

/** A line without the date and sender of a copied message, or the marks of a quoted one. */
export function withoutSender(line: string): string {
  const text = line.replace(QUOTED, '');
  return text !== line && ABOUT_MAIL.test(text) ? '' : text.replace(SENT, '');
}

/** The hashtags of a line that has nothing else; empty for any other line. */
export function hashtagsIn(text: string): string[] {
  const words = text.split(' ');
  return words.every((word) => /^#[\p{L}\p{N}_]+$/u.test(word)) ? words.map((word) => word.slice(1)) : [];
}

/** Menus and buttons, which come before a recipe. */
export const isAround = (text: string): boolean => AROUND.test(text);

/** Switches of a recipe card and labels of advertisements, wherever they stand. */
export const isNoText = (text: string): boolean => SWITCHES.test(text) || ADVERTISED.test(text);

/** A title without the stars that it was given: 'Potato soup ★★★★☆' */
export const withoutStars = (title: string): string => title.replace(/\s?[★☆⭐✩✭]{2,}$/u, '');

/**
 * Reads a line of facts about a page, such as 'By Ann | Updated May 4, 2024 | 127 comments' or 'Cuisine: Thai': its author
 * and tags are kept. Returns whether the line was nothing else.
 */
export function readPageFacts(text: string, found: Pick<RawRecipe, 'authorName' | 'tags'>): boolean {
  const parts = text.split(/\s*[|•·]\s*/).filter(Boolean);
  if (parts.length === 0 || !parts.every(isPageFact)) return false;
  for (const part of parts) {
    found.authorName ||= authorOf(part) ?? '';
    const tags = TAGGED.exec(part)?.[1]?.split(/\s*[,;]\s*/) ?? [];
    found.tags = [...found.tags, ...tags.map(squeeze).filter((tag) => tag && !found.tags.includes(tag))];
  }
  return true;
}

const isPageFact = (text: string): boolean =>
  [STARS, COUNTED, RATED, DATED, STATED, TAGGED].some((fact) => fact.test(text)) || authorOf(text) !== null;

function authorOf(text: string): string | null {
  if (!AUTHOR_IN_ANY_CASE.test(text)) return null;
  return AUTHOR.exec(text.replace(AUTHOR_IN_ANY_CASE, 'by'))?.[1] ?? null;
}
