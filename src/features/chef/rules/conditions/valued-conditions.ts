import { SHAPES } from './cake-shapes.ts';

/** What was said, and the part of it that counts. */
export interface Found {
  said: string;
  value: string;
  /** What replaces it when the rest of the request is read. */
  meant?: string;
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

const PROTEIN =
  /\b(?:(?:at least|about|around|minimum|min|over|more than|mindestens|rund|etwa|au moins|environ|al menos|unos|almeno|circa) )*(\d{2,3}) ?(?:g|gr|grams?|gramm|grammes?|gramos|grammi)(?: of| de| di| d')? ?(?:protein|proteine?[sn]?|proteinas|eiweiss)\b/;

/** How many grams of protein a serving is to have. */
function proteinIn(text: string): Found | null {
  const [said, value] = PROTEIN.exec(text) ?? [];
  return said === undefined || value === undefined ? null : { said, value, meant: ' high protein ' };
}

const ENERGY =
  /\b(?:(?:under|below|less than|fewer than|max(?:imum)?|no more than|at most|up to|within|about|around|roughly|unter|hochstens|maximal|weniger als|rund|etwa|moins de|environ|menos de|maximo|unas|meno di|massimo|circa) )*(\d{3,4}) ?(?:k?cals?|k?calories?|kalorien|k?calorias|k?calorie)\b/;

/** The most kcal that a serving may have. */
function energyIn(text: string): Found | null {
  const [said, value] = ENERGY.exec(text) ?? [];
  return said === undefined || value === undefined ? null : { said, value, meant: ' light ' };
}

const FEW: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
};
const SOME = `([2-7]|seven|${Object.keys(FEW).join('|')})`;
const fewOf = (text = ''): number => FEW[text] ?? NUMBERS[text] ?? Number(text);
const A_DAY = "(?:days?|tagen?|jours?|dias?|giorni)\\b'?";
const EATEN_FOR_DAYS = [
  new RegExp(
    `\\b(?:make (?:it|that|enough) )?(?:for )?${SOME} ${A_DAY} ?(?:worth|of (?:food|meals|dinners|lunches|leftovers))`,
  ),
  new RegExp(
    `\\b(?:cook(?:ing)?(?: once| ahead)?|dinners?|lunch(?:es)?|suppers?|meals?|eat|eating|eats|lasts?|lasting|live off|live on|enough|does? (?:me|us)|feeds? (?:me|us)|stretch(?:es)?|reichen|reicht|vorkochen|essen|kochen|tienne|tenir|manger|cuisiner|restes|cocinar|comer|dure|duri|cucinare|mangiare)\\b[^.;!?\\d]{0,22}(?:for|fur|pour|sur|para|per|de)? ?${SOME} ${A_DAY}`,
  ),
  new RegExp(
    `(?<!\\b(?:frigo|kuhlschrank|kuhlung|strom|camping|zelten|nevera|frigorifero)\\b[^.;!?]{0,20})\\b(?:fur|pour|sur|para|per) ${SOME} (?:tage|jours|dias|giorni)(?: (?:de restes|vorkochen|kochen|essen))?\\b`,
  ),
];

/** For how many days somebody cooks at once. */
function daysIn(text: string): Found | null {
  for (const pattern of EATEN_FOR_DAYS) {
    const [said, count] = pattern.exec(text) ?? [];
    if (said !== undefined) return { said, value: String(fewOf(count)), meant: ' meal prep ' };
  }
  return null;
}

const SEVERAL = [
  new RegExp(
    `\\b${SOME} (?:different|verschiedene[nr]?|unterschiedliche[nr]?) (ones?|kinds?|types?|sorts?|sorten|[a-z]+s\\b)(?! (?:meals|dinners|lunches))`,
  ),
  new RegExp(
    `\\b${SOME} (?:kinds?|types?|sorts?|varieties|flavou?rs|versions|sorten|sortes|tipos|tipi) (?:of |de |di |von )?`,
  ),
  new RegExp(
    `\\b${SOME} ((?:small |quick |easy |cold )?(?:dips|salads|sauces|soups|cakes|sides|side dishes|desserts|starters|tapas|snacks|cocktails|toppings|fillings|salate|dips|suppen|salades|tapas))(?![a-z])`,
  ),
  new RegExp(`\\b${SOME} (ways|fac(?:on|on)s|maneras|modi)(?= *(?:$|[,.;!?]))`),
];
const A_WEEKS =
  /^(?:meals|dinners|suppers|lunches|breakfasts|courses|people|eaters|days|recipes|things|dishes)$/;

/** How many of a kind are wished for at once. */
function kindsIn(text: string): Found | null {
  for (const pattern of SEVERAL) {
    const [said, count, noun = ''] = pattern.exec(text) ?? [];
    if (said === undefined || A_WEEKS.test(noun)) continue;
    const isThing = !/^(?:ones?|kinds?|types?|sorts?|sorten|ways|fac.*|maneras|modi)$/.test(noun);
    return { said, value: String(fewOf(count)), meant: isThing ? ` ${noun} ` : ' ' };
  }
  return null;
}

const MANY: Readonly<Record<string, number>> = {
  ...NUMBERS,
  ...{
    'a dozen': 12,
    dozens: 24,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    zwanzig: 20,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
  },
  ...{
    quinze: 15,
    vingt: 20,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    veinte: 20,
    otto: 8,
    nove: 9,
    dieci: 10,
    dodici: 12,
  },
  venti: 20,
};
const MANY_THERE = new RegExp(
  `\\b(?:j'en ai|ich hab(?:e)?(?: davon)?|ne ho|tengo|(?:i've |i |we've |we )?(?:got|have)(?: got)?) (?:au moins |mindestens |almeno |al menos |unos |about |at least |around |over |like )*([89]|[1-9]\\d|${Object.keys(MANY).join('|')})(?= *(?:$|[,.!?]|davon|stuck|of (?:them|those)|du jardin|aus dem garten|del huerto|dell'orto|from the garden))`,
);
const LEAST_OF_MANY = 7;

/** How many there are of a food that was named before. */
function manyIn(text: string): Found | null {
  const [said, count = ''] = MANY_THERE.exec(text) ?? [];
  const value = MANY[count] ?? Number(count);
  return said === undefined || value < LEAST_OF_MANY ? null : { said, value: String(value), meant: ' glut ' };
}

/** Conditions with a value, and how each is read from a plain prompt. */
export const VALUED: readonly { condition: string; find: (text: string) => Found | null }[] = [
  { condition: 'away', find: awayIn },
  { condition: 'loaf', find: loafIn },
  { condition: 'shape', find: shapeIn },
  { condition: 'protein', find: proteinIn },
  { condition: 'energy', find: energyIn },
  { condition: 'days', find: daysIn },
  { condition: 'kinds', find: kindsIn },
  { condition: 'many', find: manyIn },
];
