import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { tellsOfFood } from '../words/foreign-clauses.ts';
import { SMALL } from '../words/ordinary-words.ts';
import { PLAIN_PHRASES } from '../words/plain-phrases.ts';
import { PLAIN_WORDS } from '../words/plain-words.ts';
import { tellsOfHarm } from '../words/telling-words.ts';
import { formsOf } from '../words/word-forms.ts';
import { CLAUSE_END, isAvoided } from './avoided-foods.ts';
import { BESIDE_FOODS } from './beside-foods.ts';
import type { Asked } from './check.ts';
import { FOOD_GROUPS } from './food-groups.ts';
import { NO_CUE } from './warning-cues.ts';
import { readWarnings } from './warnings.ts';
import { wishesForFood } from './wished-foods.ts';

const LONGEST_NAME = 5;
/** A food that is asked for and answered in one breath: 'nuts? hard pass'. */
const ASKED = /(?<=(?:^|[.,;:!?\n])\s*[a-z]+)\?/g;
/** Phrases that say nothing of the food beside them, though their words might. */
const OF_THE_DISH = new RegExp(
  String.raw`\b(?:${[
    'hard[- ]?boiled',
    // What it is packed in, in other languages.
    '(?:eine?|zwei|drei|die|une|deux|una|dos|due|\\d+) (?:dosen?|glas|glaser|boites?|bocal|bocaux|latas?|botes?|tarros?|scatol[ae]|lattin[ae]|barattol[oi]|vasett[oi])',
    // How long it keeps, and what it is to be.
    '(?:that |which )?(?:expires?|goes off|go off|runs out|turns|(?:is|are) (?:out of date|on (?:its|their) (?:last day|date))|(?:need|needs) (?:using|eating)(?: up)?)(?: (?:by|on|before))?(?= (?:today|tomorrow|tonight|soon|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this week|at the weekend)\\b)',
    '(?:-|as|for) (?:an? |some )?(?:[a-z]+ )?(?:snacks?|treats?|something) (?:for|on|to take on|to eat on|during) (?:an? |the |my |our |long )*(?:hik(?:e|es|ing)|walks?|walking|trail|runs?|running|rides?|riding|cycling|bike rides?|road trips?|travel(?:ling)?|trips?|train|car|journeys?|climbs?|climbing|office|gym|desk|commute|camping|match|game)',
    // Which dish is meant: 'the boat-shaped one with the egg'.
    String.raw`(?<!\b(?:not|no|never|without|except|avoid|hates?)\b[^.!?;]*|n't\b[^.!?;]*)(?:the|that|those) (?:[a-z]+[- ])?(?:(?:shaped|style|like|topped|filled|stuffed|layered|folded|rolled|baked|fried|round|flat|long|little|big|small|thin|thick|crispy|yellow|red|green|brown|white|spicy|famous|classic|traditional)(?: [a-z]+)? )?ones? (?:with|that (?:has|have)|made (?:with|from))`,
    String.raw`hard(?= cheeses?\b)`,
    // Who has an appetite for it wishes for it.
    "(?:j'ai |on a |elle a |il a )?(?:tres |trop |une )?envie d(?:e |')|j'aimerais (?:bien )?|je (?:veux|voudrais)|(?:ich habe |hab |habe |hat |haben )?(?:so |grosse )?lust auf|(?:ho |ha )?(?:tanta )?voglia di|(?:tengo |tiene )?(?:muchas )?ganas de|me apetecen?|se me antojan?",
    // What it is to be like: 'a citrus feel', 'seafood-ish'.
    String.raw`(?<=\b(?:an?|some|more|that) (?:[a-z]+ )?[a-z]+ )(?:feel|vibes?|twist|kick|note|notes|edge|touch|hint)\b|(?<=[a-z])-(?:ish|esque|style|like|based|heavy)\b`,
    '(?:side (?:dish(?:es)?|salad)|as a side)',
    String.raw`side(?= (?:for|of|to)\b)`,
    String.raw`(?<!\b(?:on|to|at|by) (?:the|one|a) )sides?(?= (?:with|using|made)\b)`,
    '(?:using|uses?|used) up',
    'in (?:the|my|our) (?:house|flat|cupboards?|pantry|kitchen|fridge|freezer|larder)(?= *$)',
    '(?<=stock |bouillon )cubes?',
    '(?:sort|kind|type) of (?:a )?(?:thing|dish|meal|number|affair|supper|dinner)',
    '(?:be|being|is|are) used (?:up|today|tonight|soon)',
    '(?:need|needs) (?:using|eating|cooking|to be (?:used|eaten|cooked))(?: up)?',
    '(?:is|are|been|just) (?:sitting|lying|waiting|lurking|hanging) (?:around |about )?(?=in |on |at )',
    String.raw`turn(?= (?:[a-z']+ ){1,5}into\b)`,
    String.raw`(?<=\b(?:have|got|bought|made|picked|with|grew)(?: way)? )(?:far |way )?too (?:much|many)`,
    '(?:(?:a )?bit (?:mouldy|soft|limp|sad|tired) )?(?:round|around) the edges',
    String.raw`from (?:next doors?|(?:the|my|our|his|her|a|some) (?:[a-z']+ )?)\s?(?:hens?|chickens|ducks|goats|cows|bees|allotment|neighbou?rs?)(?: hens| chickens)?`,
    '(?:shed|boat|bucket|car|truck|cart)loads?(?: of)?',
    '(?:what|how) (?:should|shall|could|can|do|would|might) (?:i|we|you) (?:do|make|cook|use|serve|try|bake|eat)(?! (?:after|about|if|when|against|for|to))',
    "(?:(?:that )?(?:'s|is|s) |that's |thats )?(?:nearly |almost |just |going |gone |a bit )*(?:out of date|(?:past|on|near|at) (?:its|their|the) (?:use[- ]by |sell[- ]by |best before )?date)",
    'going (?:spare|mouldy|soft|stale|limp|wrinkly|brown|over)',
    '(?:a |the |rather |bit )*(?:stale|wilting|wilted|limp|bendy|floppy|wrinkly)',
    '(?:past (?:its|their) best(?= *(?:$|and|or|to))|on (?:its|their) last legs|at the back of|that (?:is|are) going)',
    "(?:(?:about|starting|beginning|ready|just about) to|that(?:'s| is|s)? about to) (?:turn|go off|go over|wilt|sprout|go soft|expire)",
    '(?:(?:a |whole |shed|boat)*loads?|heaps|tons|masses|glut|surplus|remains|the rest|the last|ends|odds and ends|scraps) of',
    // What is fine is not refused.
    "(?:(?:is|are|'s) )?(?:totally |perfectly |absolutely |still )?(?:fine|ok|okay|no problem)(?= *$)|(?:but )?(?:is |are )?(?:fine|ok|okay) with|(?:but|and) (?:still |also )?eats",
    // Whether somebody may eat it is asked, and answered by who that is.
    String.raw`(?:is|are|will|would|can|could) (?:the|that|this|it|those|these|he|she|they|i|we|any of)(?: [a-z]+){0,4}? (?:be )?(?:still )?(?:ok(?:ay)?|safe|fine|alright|all right|allowed|suitable|a problem|an issue|a risk)(?: (?:then|now|to eat|to have|for (?:me|him|her|us|them|(?:my|our|his|her|the) [a-z]+)))*(?=[^a-z]*$| and\b| or\b)`,
    // What has less sugar has some: nothing is refused.
    '(?:(?:a bit|a little|much|far|way|slightly) )?(?:less|reduced) (?=(?:sugar|salt|fat|oil|butter|sweet)\\b)',
    "(?:and|but) (?:i'?m|i am|we'?re|we are) (?:starving|hungry|famished|ravenous|peckish|knackered)",
    'instead of',
    '(?<=\\b(?:use|add|put|throw|chuck|include|work in|squeeze in|finish)\\b[^.!?;,]*) (?:too|also|as well)(?= *$)',
    '(?:that|which) (?:(?:my|our|the|his|her) )?(?:[a-z]+ ){1,2}(?:will|would|might) (?:(?:actually|really|all|both|even|happily|definitely|still) )*(?:like|love|eat|enjoy)(?= *$)',
    'on (?:the|its|their) (?:turn|way out)',
    'surprise (?:me|us)(?: with)?',
    'to (?:nibble|snack|graze|pick)(?: on| at)?',
    '(?<=(?:meat|steak) ?)(?:eaters?|lovers?|fans?)',
    '(?:freezer|fridge|garden|basket|bowl|crate|box|bag|bucket|allotment) full of',
    '(?:about|ready|going) to go(?= *$)',
    '(?:too|so|way too) (?:many|much)(?= [a-z]+ *$)',
    '(?:fix|hit)(?= *(?:$|in\\b|please\\b|now\\b))',
    '(?<=^ *(?:[a-z]+ ){0,1}[a-z]+ )again(?= *$)',
    '(?:we|i|they|the kids) (?:(?:just|already|only) )?(?:had|ate|have had)(?= (?:[a-z]+ ){1,3}(?:last night|yesterday|the other (?:day|night)|already|all week) *$)',
    String.raw`(?<=\b(?:we|i|they|the kids) (?:(?:just|already|only) )?(?:had|ate|have had) (?:[a-z]+ ){1,3})(?:last night|yesterday|the other (?:day|night)|already|all week)(?= *$)`,
    'short(?= ?ribs?)',
    'first (?:(?:proper|real|ever) )*(?:go|try|attempt|crack|stab|time) (?:at|with|of|making|trying)',
    'first (?:(?:proper|real|ever) )*(?:meal|dinner|lunch|breakfast|solids?|foods?|tastes?)',
    '(?:looking|staring|glaring|winking) at (?:me|us)',
    '(?:dog|cat|puppy|kids?|flatmate|housemate|somebody|someone|boyfriend|husband|wife|brother|sister) (?:has |have |had )?(?:ate|eaten|nicked|stolen|stole|finished) (?:all )?(?:the|my|our)',
    '(?<=^ *)(?:ate|nicked|stole) (?:the|my|our)',
    'forg[eo]t(?:ten)? to (?:buy|get|defrost|thaw|soak|marinate|take out|pick up)',
    'what on earth (?:is|are|do i do with|can i do with)',
    '(?:bare|empty|nothing(?: [a-z]+){0,3}) (?:apart from|but|except(?: for)?|bar|other than|save for)',
    'so (?:many|much)',
    '(?:ate|eaten|finished|scoffed|demolished|nicked|stole|used) (?:up )?(?:all|the last|the rest|most|half)(?: of)?',
    '(?:we|i) had an? (?:barbecue|bbq|party|roast|picnic|buffet)',
    String.raw`(?<=\b(?:made|cooked|bought|got|roasted|picked) .*)(?:yesterday|last night|this morning)`,
    String.raw`(?<=\bbought .*)by mistake`,
    'last time i (?:served|made|cooked|gave)',
    // 'She has a thing about nuts' says more than 'a thing with nuts'.
    String.raw`(?<=^(?!.*\b(?:has|have|had|got|about)\b).*)(?<!\b(?:his|her|my|our|their|the|[a-z]+'s) (?:[a-z]+ ){0,2})things?`,
  ].join('|')})\b`,
  'g',
);
const LEAST_LETTERS_OF_STEM = 4;
/** Who eats a food says that others do not: 'only my dad eats nuts'. */
const EATS =
  /(?<!\b(?:i|we|to|do|only|can i|can we|i can|we can|i'll|we'll|and|love to|like to)) (?:eats?|eating|ate)\b|\b(?:when(?:ever)?|(?:every|each|last|any) ?time|if|after|once) (?:(?:i|we|he|she|they) )?(?:eats?|ate|eating)\b|\b(?:every|each|any) ?time there(?:'?s| is| are)\b/;
const LONGEST_SAID = 60;

/**
 * A clause that names a food which many avoid, and says of it what the chef cannot be sure of, such as 'nuts were a
 * mistake'; `null` if there is none. It may be a warning in words that no cue covers.
 */
export function doubtIn(prompt: string, knowledge: CookingKnowledge): Asked | null {
  const { catalog } = knowledge;
  const text = withoutWarnings(plainPrompt(prompt), catalog).replace(ASKED, ' ');
  const isForeign = !isEnglish(prompt);
  for (const clause of text.split(CLAUSE_END)) {
    const rest = listIn(clause, isForeign, knowledge).replace(OF_THE_DISH, ' ').replace(LESS_OF_IT, ' ');
    if (isForeign && tellsOfFood(rest, (word) => isAvoided(word, catalog))) return doubtOf(clause);
    const words = withoutDishes(rest.match(/[a-z]+(?:'[a-z]+)?/g) ?? [], knowledge);
    if (!words.some((word) => isAvoided(word, catalog))) continue;
    const isSaid =
      words.every((word, at) => isSure(word, catalog) || describesFood(words, at, knowledge)) ||
      wishesForFood(words, isNoFood, knowledge);
    if (isSaid && !EATS.test(` ${words.join(' ')}`)) continue;
    return doubtOf(clause);
  }
  return null;
}

const doubtOf = (clause: string): Asked => ({
  said: clause.trim().slice(0, LONGEST_SAID),
  kind: 'foods',
  foods: null,
});

/** 'Less cheese' is some of it; 'dairy less' is none. */
const LESS_OF_IT =
  /(?:^ *|\b(?:and|but|with|bit|much|make it|lot|little) )(?:less|fewer)(?: of the)? (?=[a-z])/g;

/** What stands before a list of what is there. */
const AT_HAND =
  /\b(?:got|have|has|in the house|in the flat|at home|tins?|cans?|jars?|fridge|freezer|cupboard|pantry|larder|thawing|thaws?|snowed in|scraps|odds and ends|remnants|bits|stranded|left with|down to|defrosting|leftovers?|haul|veg box|bought|ingredients|using|use up|to hand|nevera|frigo|kuhlschrank|despensa|dispensa|placards?|tengo|j'ai|habe?|abbiamo|tenemos)\b/;
const DENIES =
  /\b(?:no|not|none|without|avoid\w*|free|except|never|out|off|ohne|kein\w*|nicht|sans|pas|sin|senza|non)\b|n't\b/;

/** The list in 'everything is thawing: mince, peas': what stands before it refuses nothing. */
function listIn(clause: string, isForeign: boolean, knowledge: CookingKnowledge): string {
  const [before = '', ...list] = clause.split(':');
  const words = before.match(/[a-z]+/g) ?? [];
  const isPlain =
    AT_HAND.test(before) &&
    !DENIES.test(before) &&
    !words.some((word) => (!isForeign && tellsOfHarm(word, knowledge)) || isAvoided(word, knowledge.catalog));
  return list.length > 0 && isPlain ? list.join(':') : clause;
}

/** Only foods that many avoid count. */
const isNoFood = () => false;

/** What has been read as a warning leaves no doubt. */
function withoutWarnings(text: string, catalog: Catalog): string {
  let rest = text;
  for (const { from, to, foods } of readWarnings(text, catalog))
    if (foods) rest = rest.slice(0, from) + '.'.repeat(to - from) + rest.slice(to);
  return rest.replace(NO_CUE, ' ').replace(PLAIN_PHRASES, ' ');
}

/** The eggs of 'egg fried rice' belong to it. */
function withoutDishes(words: readonly string[], knowledge: CookingKnowledge): string[] {
  const { classicByWord, dishesByWord, cuisineByWord } = knowledge;
  const isDish = (phrase: string) =>
    [classicByWord, dishesByWord, cuisineByWord].some((names) => names.has(phrase));
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    while (length > 0 && !isDish(words.slice(at, at + length).join(' '))) length--;
    if (length === 0) left.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return left;
}

const DETERMINER = /^(?:an?|some|the|my|our|half|one|two|three|four|five|six|few|couple|of|this|these|more)$/;
/** Words between a determiner and its food. */
const MOST_BETWEEN = 3;

/** Whether a word stands between a determiner and its food, and does not say that it does harm: 'a sad looking courgette'. */
function describesFood(words: readonly string[], at: number, knowledge: CookingKnowledge): boolean {
  if (tellsOfHarm(words[at] ?? '', knowledge)) return false;
  const start = words.findLastIndex((word, n) => n < at && n >= at - MOST_BETWEEN && DETERMINER.test(word));
  const food = words.findIndex((word, n) => n > at && findFood(knowledge.catalog, word) !== null);
  if (start < 0 || food < 0 || food > at + MOST_BETWEEN) return false;
  return words.slice(start + 1, food).every((word) => !SMALL.test(word) && !word.includes("'"));
}

/** Whether a word says nothing of the food beside it. Words that nobody knows are asked about anyway. */
function isSure(word: string, catalog: Catalog): boolean {
  const forms = formsOf(word);
  const isKnown = (form: string) => BESIDE_FOODS.has(form) || FOOD_GROUPS.has(form);
  return (
    forms.some((form) => (form === forms[0] || form.length >= LEAST_LETTERS_OF_STEM) && isKnown(form)) ||
    !forms.some((form) => PLAIN_WORDS.has(form)) ||
    (word.length > 2 && findFood(catalog, word) !== null)
  );
}
