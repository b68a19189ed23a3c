import { SHAPES } from './cake-shapes.ts';

/** What was said, and what of it counts. */
export interface Found {
  said: string;
  value: string;
}

const NUMBERS: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
};

const SLOW_COOKER =
  /slow[- ]?cooker|crock[- ]?pot|olla (?:de coccion )?lenta|schongarer|mijoteuse|pentola (?:lenta|elettrica)/;
const CLOCK = "(\\d{1,2})(?:[:.h]\\d{2})? ?(am|pm|h|uhr|heures|o'clock)?";
const TILL = '(?:till?|until|to|bis|a|alle|-|–)';
/** 'Leave at 7 and get back at 6', 'von 8 bis 18 Uhr weg'. */
const LEFT_AT = new RegExp(
  `\\b(?:i |we |i'm |we're |i am )?(?:am |are )?(?:leave|leaving|out|away|gone|shift|work|working|house|home|von|weg|arbeite|de|dalle|fuera|fuori|absente?|entre)\\b[^.;,!?\\d]{0,24}\\b${CLOCK}[^.;!?\\d]{0,30}\\b(?:${TILL}|back(?: at| by)?|home(?: at| by)?|return(?: at| by)?|at|um|las|vuelvo a las) ?${CLOCK}(?: (?:weg|unterwegs|zuruck|ausser haus|arbeiten))?`,
);
/** 'Till we get back at 5, out from 11.' */
const BACK_FIRST = new RegExp(
  `\\b(?:till?|until|back|home)\\b[^.;!?\\d]{0,40}\\b(?:at|by|um) ${CLOCK}[^.;!?\\d]{0,20}\\b(?:from|at|since|leave|leaving|ab|um) ${CLOCK}`,
);
const BETWEEN = new RegExp(`\\b${CLOCK} ?${TILL} ?${CLOCK}`);
const BACK_AT = new RegExp(
  `\\b(?:back|home|zuruck|torno|rientro|vuelvo|rentre) (?:at|by|um|alle|a las|a) ?${CLOCK}`,
);
const FOR_HOURS =
  /\b(?:(?:out|away|gone|at work|off|weg|unterwegs|fuera|fuori|absente?) (?:for |fur |per |durante |pendant )?)?(\d{1,2}|seven|eight|nine|ten|eleven|twelve|acht|neun|zehn|elf|zwolf) (?:hours|hrs|stunden|horas|ore|heures)(?: (?:out|away|weg|unterwegs|fuera|fuori))?\b/;
export const ALL_DAY =
  /\b(?:(?:out|gone|away|at work|not home|working) (?:all|the whole) day|all day (?:out|at work|away)|while (?:i'?m|we'?re|i am) (?:at work|out|working)|(?:den )?ganzen tag (?:weg|unterwegs|arbeiten|nicht da)|tagsuber (?:weg|nicht da)|(?:absente?|dehors|au travail) toute la journee|toute la journee (?:absente?|dehors|au travail)|(?:fuera|trabajando) todo el dia|todo el dia fuera|fuori (?:casa )?tutto il giorno|tutto il giorno fuori)\b/;
const A_DAY_OUT = 540;
const USUAL_START = 8;
const NOON = 12;
const HOUR = 60;

/** How long a slow cooker is left alone. */
function awayIn(text: string): Found | null {
  if (!SLOW_COOKER.test(text)) return null;
  const allDay = ALL_DAY.exec(text)?.[0];
  const backFirst = BACK_FIRST.exec(text);
  if (backFirst) {
    const [said, to = '', , from = ''] = backFirst;
    const end = Number(to) > Number(from) ? Number(to) : Number(to) + NOON;
    return { said, value: String((end - Number(from)) * HOUR) };
  }
  const between = LEFT_AT.exec(text) ?? BETWEEN.exec(text);
  if (between) {
    const [said, from = '', , to = '', half] = between;
    const start = Number(from);
    let end = Number(to);
    if (half === 'pm' && end < NOON) end += NOON;
    if (end <= start) end += NOON;
    if (end > start && start < 24 && end <= 24) return { said, value: String((end - start) * HOUR) };
  }
  const back = BACK_AT.exec(text);
  if (back) {
    const hour = Number(back[1]);
    const end = hour < USUAL_START + 1 ? hour + NOON : hour;
    return { said: back[0], value: String((end - USUAL_START) * HOUR) };
  }
  const hours = FOR_HOURS.exec(text);
  if (hours && /out|away|gone|work|weg|fuera|fuori|absent/.test(hours[0]))
    return { said: hours[0], value: String((NUMBERS[hours[1] ?? ''] ?? Number(hours[1])) * HOUR) };
  return allDay ? { said: allDay, value: String(A_DAY_OUT) } : null;
}

export const BREAD_MACHINE =
  /bread ?(?:machine|maker)|brotback(?:automat|maschine)|machine a pain|panificadora|(?:macchina (?:del|per il) pane)|panificatrice/;
const LOAF =
  /\b(?:(\d{3,4}) ?(?:g|grams?|gramm|gr)|(\d(?:\.\d)?) ?(?:kg|kilos?))\b(?: (?:loaf|setting|brot|size))?/;

/** How many grams the loaf of a bread machine is to have. */
function loafIn(text: string): Found | null {
  if (!BREAD_MACHINE.test(text)) return null;
  const [said, grams, kilos] = LOAF.exec(text) ?? [];
  return said === undefined ? null : { said, value: String(grams ? Number(grams) : Number(kilos) * 1000) };
}

const CAKE = /cake|kuchen|torte\b|gateau|tarta|pastel|torta|bizcocho|cupcakes/;
const NAMES = Object.keys(SHAPES)
  .flatMap((shape) => [shape, ...(SHAPES[shape]?.words ?? [])])
  .sort((one, other) => other.length - one.length)
  .join('|');
const LIKE =
  /\b(?:(?:to |that |which |who wants it to )?(?:looks?|looking|shaped) like|in the (?:shape|form) of|in form(?: von)?|der aussieht wie|die aussieht wie|en forme d(?:e|')|qui ressemble a|(?:con|en) forma de|que parezca|a forma di|che (?:sembri|sembra|assomiglia a)) ?(?:(?:an?|the|her|his|our|ein(?:e[srnm]?)?|une?|un|una|uno) )?([a-z]+)(?:s\b)?/;
const KNOWN = new RegExp(
  `\\b(?:(${NAMES})[- ]?(?:shaped )?(?:birthday |themed |theme )*(?:cake|kuchen|torte|cupcakes)|(?:gateau|tarta|pastel|torta|bizcocho)(?: (?:de cumpleanos|d'anniversaire|di compleanno))? (?:de |di |d'|a )?(${NAMES}))\\b`,
);

/** What a cake is to look like, by its English name. */
function shapeIn(text: string): Found | null {
  if (!CAKE.test(text)) return null;
  const [said, word] = LIKE.exec(text) ?? [];
  if (said !== undefined && word !== undefined) return { said, value: shapeOf(word) };
  const [known, before, behind] = KNOWN.exec(text) ?? [];
  const shape = before ?? behind;
  return known === undefined || shape === undefined ? null : { said: shape, value: shapeOf(shape) };
}

const shapeOf = (word: string): string =>
  Object.keys(SHAPES).find((shape) => shape === word || SHAPES[shape]?.words.includes(word)) ??
  Object.keys(SHAPES).find((shape) => `${shape}s` === word) ??
  word;

/** Conditions with a value, and how each is read from a plain prompt. */
export const VALUED: readonly { condition: string; find: (text: string) => Found | null }[] = [
  { condition: 'away', find: awayIn },
  { condition: 'loaf', find: loafIn },
  { condition: 'shape', find: shapeIn },
];
