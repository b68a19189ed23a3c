import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { initialsOf } from '../knowledge/name-index.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { dietMeantBy, harmMeantBy } from '../safety/slips-of-harm.ts';
import { FOREIGN_FOODS } from '../words/foreign-food-names.ts';
import { hintsAtForeignHarm } from '../words/foreign-warning-words.ts';
import { isForeignWord, isKnownWord, isOrdinary } from '../words/known-words.ts';
import { strangeWords } from '../words/unknown-words.ts';
import { hintsAtHarm } from '../words/warning-words.ts';
import { isEnglish, type Language, languagesOf } from './prompt-language.ts';
import { plainPhrase, readForeign } from './request-words.ts';
import { isOneSlipAway, lettersBetween } from './slips.ts';

const LEAST_LETTERS = 5;
/** No word of the kitchen has more. */
const MOST_LETTERS = 40;
/** Shorter parts of a word are endings. */
const LEAST_PART = 3;
/** Names this long are known with two slips. */
const LONG = 9;
const OF_OTHER_TONGUES: ReadonlySet<string> = new Set(
  readForeign(FOREIGN_FOODS).flatMap(([, names]) => names.flatMap((name) => name.split(' '))),
);
/** Words of their own, a slip away from a word of the kitchen ('seared'): each may be a warning. */
const NO_SLIPS = new Set([
  'pesach',
  'scared',
  'scares',
  'scarred',
  'choked',
  'flares',
  'flared',
  'toxic',
  'worst',
  'claims',
  'klasse',
  'klassen',
  'fpies',
  'mentre',
  'rabbi',
  'rabbis',
]);
/** Initials that sound the same: 'selery'. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^s(?=[eiy])/, 'c'],
  [/^c(?=[eiy])/, 's'],
  [/^k(?=[aour])/, 'c'],
  [/^f/, 'ph'],
];
const OF_A_PLACE = /\b(?:in|from|near|at|to|around|outside|visiting) $/i;
/** German writes the food and the kind of dish as one word. */
const COMPOUND =
  /^([a-z]{3,}?)(suppe|salat|auflauf|eintopf|kuchen|pfanne|curry|gratin|risotto|puree|brot|sosse|sauce|lasagne|pizza|torte|gulasch|ragout)$/;

/** How people write to each other, in words too short to be corrected by their letters. */
const WRITTEN_SHORT: ReadonlyMap<string, string> = new Map(
  `quik=quick qick=quick hav=have insted=instead wiv=with tonite=tonight 2nite=tonight tmrw=tomorrow tmw=tomorrow 2moro=tomorrow wot=what
  sumthing=something somthing=something sumfin=something smth=something recipie=recipe recepie=recipe plz=please plss=please
  dnt=don't shoud=should coud=could cld=could shld=should tommorow=tomorrow tomorow=tomorrow frig=fridge veggy=veggie veggi=veggie vegie=veggie
  yday=yesterday yest=yesterday yesty=yesterday ystrdy=yesterday tmr=tomorrow tmoz=tomorrow tomoz=tomorrow 2day=today tdy=today atm=now rn=now b4=before
  wknd=weekend wkend=weekend bday=birthday ppl=people bcoz=because cuz=because gr8=great nah=no m8=mate brest=breast brests=breasts sth=something sthg=something evry=every beens=beans sause=sauce souce=sauce sauze=sauce
  tighs=thighs tigh=thigh tortilas=tortillas tortillias=tortillas spinnach=spinach hony=honey chedder=cheddar`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Words that name another dish in another language: the words that tell it, the word, and what it means. */
const FALSE_FRIENDS: readonly (readonly [language: RegExp, word: RegExp, meaning: string])[] = [
  [
    /\b(?:sans|avec|des|une|recette|gateau|tarte|compote)\b/i,
    /(?<!\baux )\bpommes?\b(?! (?:de terre|frites|duchesse|dauphine))/i,
    'apples',
  ],
  // 'But' in French: maize is written large in German, and something follows it there that is eaten.
  [
    /[,;] ?mais /,
    /(?<=[,;] ?)mais (?=(?:en|pas|sans|plus|moins|pour|version|sur|à|vite|rapide|express|l[ée]g|sal[ée]|sucr|peu|tr[èe]s|bien|facile|simple|on|je|il|elle|c'|j')(?![a-z]{6}))/,
    '',
  ],
  [/\b(?:de|la|le|une|un|reste|avec)\b/i, /\bp[âa]tes? (?:bris[ée]e|sabl[ée]e)s?\b/i, 'shortcrust pastry'],
  [/\b(?:de|la|le|une|un|reste|avec)\b/i, /\bp[âa]tes? feuillet[ée]es?\b/i, 'puff pastry'],
  // In Italian it is barley, and elsewhere pasta as small as barley.
  [
    /\b(?:d[i']|con il|alle|agli|zuppa|minestra|insalata|zucchine|pomodor\w+|fagioli|ceci|funghi|verdure|cipoll\w+|carot[ae]|perlato|ricetta|cosa|avanzato)(?![a-z])/i,
    /(?<!(?:insalata|zuppa) d(?:i |'))\borzo\b(?: perlato)?(?! (?:pasta|salad|soup))/i,
    'pearl barley',
  ],
  // A German drink has a capital.
  [/\b(?:der|die|das|steht|liegt|noch|und|hier)\b/i, /\brum\b/, 'herum'],
  [/\b(?:sin|receta|quiero|hacer|tengo)\b/i, /\bpan\b(?! (?:con|de)\b)/i, 'bread'],
  [
    /\b(?:sin|con|para|una?|quiero|receta|hacer)\b/i,
    /\btortilla\b(?! (?:de|espa[nñ]ola|chips?|wraps?))/i,
    'tortilla española',
  ],
];

/**
 * A prompt with its misspelled foods and dishes corrected ('chiken') and its compounds taken apart ('Brokkolisuppe'), with what the
 * cook is told about it. A word that may mean several things stays, so that the chef asks.
 */
export function withoutSlips(
  prompt: string,
  knowledge: CookingKnowledge,
): { prompt: string; notes: string[] } {
  const notes: string[] = [];
  let text = FALSE_FRIENDS.reduce(
    (all, [language, word, meaning]) => (language.test(all) ? all.replace(word, meaning) : all),
    prompt,
  );
  text = text.replace(/[\p{L}\d']+/gu, (word, at: number) => {
    // The last word of 'misir wot' asks nothing.
    const before = /([\p{L}]+) $/u.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? '';
    return knowledge.index.neighbors.has(`${before} ${word.toLowerCase()}`)
      ? word
      : (WRITTEN_SHORT.get(word.toLowerCase()) ?? word);
  });
  text = withoutSlipsOfHarm(text, knowledge);
  const strange = strangeWords(text, knowledge);
  const { written: whole, name } = nameOfTwo(text, strange, knowledge) ?? {};
  if (whole && name) {
    text = text.replace(whole, name);
    notes.push(t('I read “{written}” as “{meant}”.', { written: whole, meant: name }));
  }
  const languages = isEnglish(text) ? [] : languagesOf(text, knowledge.foreignWords);
  for (const word of strange) {
    // Somebody who goes into shock means no stock.
    const meant = hintsAtHarm(plainPhrase(word), knowledge) ? null : meantBy(plainPhrase(word), knowledge);
    // 'Mentre' is Italian, and no mint.
    if (!meant || isForeignWord(plainPhrase(word), languages, knowledge)) continue;
    // 'Casi matan' is not matar.
    if (hintsAtForeignHarm(plainPhrase(word), languages)) continue;
    const written = [...text.matchAll(/[\p{L}]+/gu)].find(
      ([each]) => plainPhrase(each) === plainPhrase(word),
    );
    if (!written) continue;
    if (isOfOwnCountry(written[0], meant, languages, knowledge)) continue;
    // 'Here in Leeds' is a place, and no leeks.
    if (/^\p{Lu}/u.test(written[0]) && OF_A_PLACE.test(text.slice(0, written.index))) continue;
    text = text.slice(0, written.index) + meant + text.slice(written.index + written[0].length);
    if (!COMPOUND.test(plainPhrase(word)))
      notes.push(t('I read “{written}” as “{meant}”.', { written: written[0], meant }));
  }
  return { prompt: text, notes };
}

/** Where the dishes of a language are cooked. */
const OF_TONGUE: Readonly<Record<Language, RegExp>> = {
  de: /german|austrian|swiss/,
  fr: /french|belgian|swiss|canadian/,
  es: /spanish|mexican|argentin|peruvian|colombian|chilean|cuban|venezuelan/,
  it: /italian/,
};

/** Who sets an accent writes the name of a dish at home, and no dish of another country by a slip. */
function isOfOwnCountry(
  written: string,
  meant: string,
  languages: readonly Language[],
  { classics, classicByWord }: CookingKnowledge,
): boolean {
  const dish = classics.get(classicByWord.get(meant) ?? '');
  const isAccented = plainPhrase(written) !== written.toLowerCase();
  return (
    isAccented && dish !== undefined && !languages.some((language) => OF_TONGUE[language].test(dish.cuisine))
  );
}

/** 'Alergic to shelfish': words of harm are read before those of dishes. A word that is one already stays. */
function withoutSlipsOfHarm(text: string, knowledge: CookingKnowledge): string {
  if (!isEnglish(text)) return text;
  return withDiets(text).replace(/[\p{L}]+/gu, (written) => {
    const word = plainPhrase(written);
    if (knowledge.names.has(word) || FOOD_GROUPS.has(word) || isKnownWord(word, knowledge)) return written;
    return harmMeantBy(word) ?? written;
  });
}

/** 'Full plant bassed' is plant based, and 'diary free' free of dairy. */
function withDiets(text: string): string {
  const words = [...text.matchAll(/\p{L}+/gu)];
  return words.reduceRight((rest, first, at) => {
    const second = words[at + 1];
    if (!second) return rest;
    const from = first.index + first[0].length;
    const meant = /^[ -]$/.test(text.slice(from, second.index))
      ? dietMeantBy(plainPhrase(first[0]), plainPhrase(second[0]))
      : null;
    return meant ? rest.slice(0, first.index) + meant + rest.slice(second.index + second[0].length) : rest;
  }, text);
}

/** 'Tika masla' is a name of two words, both misspelled: what was written, and the name. */
function nameOfTwo(
  text: string,
  strange: readonly string[],
  { classics, classicByWord, index }: CookingKnowledge,
): { written: string; name: string } | null {
  const words = [...text.matchAll(/[\p{L}]+/gu)];
  for (const [at, first] of words.entries()) {
    const second = words[at + 1];
    if (!second || ![first[0], second[0]].some((each) => strange.includes(each.toLowerCase()))) continue;
    const written = text.slice(first.index, second.index + second[0].length);
    // 'My rolling pin, pizza?' is not a pan pizza.
    if (/[^\p{L}\s-]/u.test(written)) continue;
    const [plainFirst, plainSecond] = [plainPhrase(first[0]), plainPhrase(second[0])];
    const near = (index.ofTwoWords.get(initialsOf(plainFirst, plainSecond)) ?? []).filter((name) => {
      const [one = '', other = ''] = name.split(' ');
      return name.length >= LONG && isOneSlipAway(plainFirst, one) && isOneSlipAway(plainSecond, other);
    });
    const ids = new Set(near.map((name) => classicByWord.get(name)));
    if (ids.size === 1) {
      const [name = ''] = near;
      const [id = ''] = ids;
      // Names are known with common slips of their own: 'sheperds pie'.
      const title = plainPhrase(classics.get(id)?.title ?? '');
      return { written, name: lettersBetween(title, plainPhrase(written)) <= 2 ? title : name };
    }
  }
  return null;
}

/** Two words of a name written as one: 'sundried'. */
function apart(word: string, { index }: CookingKnowledge): string | null {
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    const both = `${word.slice(0, at)} ${word.slice(at)}`;
    if (index.neighbors.has(both)) return both;
  }
  return null;
}

function meantBy(word: string, knowledge: CookingKnowledge): string | null {
  if (NO_SLIPS.has(word) || word.length > MOST_LETTERS) return null;
  // 'Barely' is not barley, and our lives no liver.
  if (isOrdinary(word, knowledge)) return null;
  const { names, dishesByWord, classicByWord, index } = knowledge;
  const joined = apart(word, knowledge);
  if (joined) return joined;
  const [, food = '', kind = ''] = COMPOUND.exec(word) ?? [];
  if (kind && (dishesByWord.has(kind) || classicByWord.has(kind))) {
    const own = [food, food.replace(/[ns]$/, ''), `${food}n`, `${food}e`].find((each) => names.has(each));
    if (own) return `${kind} mit ${own}`;
  }
  if (word.length < LEAST_LETTERS) return null;
  // A barge is a boat, and no Spanish catfish.
  const isOwnWord = isKnownWord(word, knowledge);
  const near = index.names
    .oneSlipFrom(word)
    .filter((name) => name.length >= LEAST_LETTERS && !(isOwnWord && OF_OTHER_TONGUES.has(name)));
  // 'Quich' is a quiche rather than something quick.
  for (const likely of [near.filter((name) => classicByWord.has(name) || dishesByWord.has(name)), near]) {
    const stems = new Set(likely.map((name) => plainPhrase(name).replace(/e?s$/, '')));
    if (stems.size === 1) return likely[0] ?? null;
  }
  const heard = SOUNDS.map(([initial, other]) => word.replace(initial, other)).find(
    (each) => each !== word && names.has(each),
  );
  if (heard) return heard;
  if (word.length < LONG || near.length > 0) return null;
  const far = index.ofDishes
    .like(word)
    .filter((name) => name.length >= LONG && lettersBetween(word, name) <= 2);
  // Spellings of one name begin alike.
  return new Set(far.map((name) => name.slice(0, LONG - 1))).size === 1 ? (far[0] ?? null) : null;
}
