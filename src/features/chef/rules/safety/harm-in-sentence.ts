import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import type { FoodGroup } from './food-groups.ts';
import { foodsNamedIn, inFamily, type Named } from './foods-in-text.ts';
import { BODY, HARM } from './harm-words.ts';
import { foodsOf } from './named-foods.ts';
import { effectBetween, type Reading, readingAt } from './reasons.ts';

/**
 * Foods and harm in one sentence, in any grammar: 'cashews put Tom in A&E', 'if she even smells fish she needs her
 * EpiPen', 'he swells up if soy gets near him'. Only the order of food, verb and harm counts, and nothing may request
 * the food.
 */
const OUTCOME = `(?:${HARM}|hospital|a ?& ?e|a and e|casualty|emergency|ambulance|paramedics|icu|intensive care|epi ?pens?|anaphyla\\w*|puff(?:s|ed)? up|swell(?:s|ed|ing)?(?: up)?|swoll?en|itch\\w*|(?:lips?|tongue|mouth|face|throat) (?:went|goes?|swell\\w*|tingl\\w*)|numb|wheez\\w*|bloat\\w*|threw up|throws? up|vomits?|vomited|pukes?|puked|runs|trots|breathe|joints?|knees|gut|throat|stomach|tummy|belly|ibs|eczema|asthma|crippled|killed|death|died|dies|die|hospitali[sz]ed|gout|attacks?|colic|lumps?|balloons?|ballooned|the sweats|coma|flares?|flare[- ]?ups?|reacts?|reaction|rash|the shakes|jitters|jittery|shaky|hyper|awake|blotch\\w*|doubled over|in agony|in pain|in bits)`;
/** Said between a food and what it does. */
const BETWEEN_FOOD_AND_VERB =
  '(?: (?:always|really|usually|often|even|just|seriously|can|could|will|would|might|may|once|twice|only|literally|already|has|have|had|nearly|almost|properly|actually|of any kind|in any form|in anything|products?|stuff|that|which|who))*';
const VERB =
  "(?:puts?|sent|sends?|lands?|landed|makes?|made|gives?|gave|brings?|brought|causes?|caused|leaves?|left|gets?|got|turns?|turned|means?|meant|ends?|ended|triggers?|triggered|equals?|=|sets?|blows?|blew|kills?|killed|wrecks?|wrecked|ruins?|ruined|destroys?|destroyed|messes?|plays?|attacks?|inflames?|aggravates?|irritates?|upsets?|bothers?|hospitali[sz]ed|floors?|floored|clos(?:es?|ed)|swells?|and (?:i|he|she|they|we|it'?s|my|his|her|our|their))";
/** 'Bananas make my tongue feel furry.' */
const OF_BODY = `(?:makes?|made|gives?|gave|leaves?|left|sends?|turns?|gets?|sets?) (?:my|his|her|their|our) (?:[a-z]+(?:'s|s')? ){0,2}(?:${BODY})(?: (?:feel |go |all |really )*(?:itch\\w*|tingl\\w*|burn\\w*|swell\\w*|sting\\w*|tighten\\w*|ache|hurt|numb|sore|raw))?(?! (?:water|waters|sing|happy|dance|warm|full|smile))`;
const ACTS = new RegExp(
  `^${BETWEEN_FOOD_AND_VERB} (?:sets? (?:me|him|her|us|them|it|my [a-z]+) (?:right |badly )?off|${OF_BODY}|${VERB}(?: [a-z'&]+){0,7}? ${OUTCOME}|(?:nearly |almost )?(?:finish(?:ed|es) (?:me|him|her|us|them) off|(?:killed|kills|finished off|floored|hospitali[sz]ed) (?:me|him|her|us|them|(?:my|our) [a-z]+|[a-z]+)))(?![a-z])`,
);
const TROUBLE =
  'problem|issue|no[- ]?no|killer|nightmare|danger(?:ous)?|hazard|trigger|enemy|poison|poisonous|kryptonite|toxic|lethal|deadly|fatal|bad news|trouble|out of the question|off[- ]limits|off the (?:table|menu|cards)|a no|no[- ]?go|torture|murder|agony|disaster';
const SOMEBODY =
  '(?:me|him|her|us|them|(?:my|our|his|her|the) [a-z]+(?: [a-z]+)?|(?:this|our) (?:house|family|home))';
const IS_TROUBLE = new RegExp(
  String.raw`^(?:(?:'s|s|'re)| is| are| was| were)(?: (?:all|both|strictly|completely|such|really|very|totally|always|a|an|the|pure|big|real|serious|huge|complete|absolute|bit of a|my|his|her|our|their))* (?:out (?:for|with) ${SOMEBODY}|(?:${TROUBLE})(?:(?: (?:for|to|with|in) ${SOMEBODY})|(?= *(?:$|[.,;!?]|\band\b|\bso\b))))`,
);
const NO_TERMS =
  /^ and (?:me|i|him|her|us|he|she|we|they|my [a-z]+|his [a-z]+|her [a-z]+)(?: (?:just|really|simply))? (?:do(?:es)?(?:n'?t| not)|never|are not|aren't) (?:really )?(?:get (?:on|along)|agree|mix|go together|see eye to eye|work|on speaking terms|friends)(?: [a-z]+)?/;
const LINK =
  '(?:if|when|whenever|every ?time|each time|any ?time|once|as soon as|the moment|after|from|because of|due to|thanks to|cos of|by|over)';
const AFTER_HARM = new RegExp(
  String.raw`(?<![a-z])${OUTCOME}(?: [a-z'&]+){0,5}? (?:${LINK}|(?<=\b(?:blows?|swells?|puffs?(?! past)|balloons?|reacts?|flares?) (?:[a-z]+ ){0,5})(?:on|with)) `,
  'g',
);
const CONDITION =
  /(?<![a-z])(?:(?:even )?if|when(?:ever)?|once|every ?time|each time|any ?time|the moment|as soon as|(?:the )?last time (?:i|we|he|she|they|my [a-z]+) (?:had|ate|tried|touched|tasted)|(?:even )?(?:one|a|the smallest|the tiniest|the slightest) (?:bite|whiff|crumb|trace|sniff|drop|speck|smell|taste|lick|nibble|mouthful) of) /g;
const THEN_HARM = new RegExp(`(?<![a-z])${OUTCOME}(?![a-z])`);
/** What somebody wishes for, or is well with. */
const WISH =
  /\b(?:want|wants|make|cook|craving|fancy|recipe|love|loves|like|likes|need a|better|less|well|happy|good|great|fine|please|feed|for (?:when|my|his|her|a|the)|cure|cures|helps?|soothes?|settles?)\b/;
const WELL = /\b(?:want|love|loves|better|less|well|happy|good|great|fine|helps?|soothes?|settles?)\b/;
const SENTENCE = /[.;!?()\n]/;
const CLAUSE = /[.;!?()\n,:]|\s-\s|\b(?:but|because|cos|coz|since|though|although|that|so(?! much as\b))\b/g;
const LIST = /^\s*(?:,? ?(?:and|or|nor|&|\+|\/)|,)\s*(?:(?:the|any|all|some|fresh|raw|cooked|both) )*$/;
/** What else is like a food, or like what it does, wishes for nothing: 'prawns or anything like that', 'like a balloon'. */
const LIKENESS = /\b(?:(?:or|and) )?(?:(?:any|every|some)thing )?like (?:that|those|them|these|an?)\b/g;
/** Words between the harm and the food it comes from. */
const MOST_BETWEEN = 60;

/** Most prompts tell of no harm, and their foods are not looked up. */
const MAY_TELL = new RegExp(
  `${OUTCOME}|${TROUBLE}|${BODY}|all?erg|intol|sensitiv|\\bthing|\\bissue|\\bnot\\b|n't|\\bnever|out for|out with|\\boff\\b|avoid|killed|finish|floored`,
);

/** What is left out because a sentence says that it did somebody harm. */
export function foodsOfSentence(text: string, catalog: Catalog): Reading[] {
  if (!MAY_TELL.test(text)) return [];
  const foods = foodsNamedIn(text, catalog);
  return foods.length === 0
    ? allergiesListed(text, catalog)
    : [
        ...thatAct(text, foods),
        ...thatIsAThing(text, foods),
        ...withAllergies(text, foods),
        ...askedAbout(text, foods),
        ...afterHarm(text, foods),
        ...beforeHarm(text, foods),
        ...allergiesListed(text, catalog),
      ];
}

/** The foods and their families, said to have done harm in a stretch of text. */
const harmBetween = (from: number, to: number, named: readonly Named[]): Reading =>
  effectBetween(
    from,
    to,
    named.map(({ food }) => inFamily(food)),
  );

/** 'Cashews once put Tom in A&E', 'dairy is a problem for my brother', 'wheat and me do not get along'. */
function thatAct(text: string, foods: readonly Named[]): Reading[] {
  return foods.flatMap(({ to }) => {
    const after = text.slice(to);
    const acts = ACTS.exec(after);
    const found = acts && !WELL.test(acts[0]) ? acts : (IS_TROUBLE.exec(after) ?? NO_TERMS.exec(after));
    if (!found || SENTENCE.test(found[0])) return [];
    const begins = [...text.slice(0, to).matchAll(CLAUSE)].at(-1);
    const start = Math.min(begins ? begins.index + begins[0].length : 0, beginOfList(text, to, foods));
    const own = foods.filter((each) => each.from >= start && each.to <= to);
    if (own.length === 0 || WISH.test(text.slice(start, to))) return [];
    return [harmBetween(own[0]?.from ?? start, to + found[0].length, own)];
  });
}

/** Where the list of foods begins that ends at a place: 'wheat, eggs and dairy'. */
function beginOfList(text: string, to: number, foods: readonly Named[]): number {
  const before = foods.filter((each) => each.to <= to);
  let begin = before.at(-1)?.from ?? to;
  for (const each of before.slice(0, -1).reverse()) {
    if (!LIST.test(text.slice(each.to, begin))) break;
    begin = each.from;
  }
  return begin;
}

/** 'A lad with nut, egg and milk allergies.' In 'pasta, egg allergy' only the last is meant. */
function withAllergies(text: string, foods: readonly Named[]): Reading[] {
  return foods.flatMap(({ from, to }) => {
    const cue = /^ (?:all?erg(?:y|ies|ic)|intoleran(?:t|ces?)|sensitivit(?:y|ies))\b/.exec(text.slice(to));
    const begin = beginOfList(text, to, foods);
    if (!cue || begin === from || !/(?:\b(?:and|or)|[&+/])\s*$/.test(text.slice(begin, from))) return [];
    const own = foods.filter((each) => each.from >= begin && each.to <= to && !isBaked(each.food));
    return [harmBetween(own[0]?.from ?? from, to + cue[0].length, own)];
  });
}

/** What is made of flour and sugar is the dish. */
const isBaked = ({ traits }: FoodGroup) => traits.includes('gluten') && traits.includes('sugar');

/** 'She's got a cashew thing.' */
function thatIsAThing(text: string, foods: readonly Named[]): Reading[] {
  return foods.flatMap((named) => {
    const { from, to } = named;
    const thing = /^ (?:thing|issue|problem)s?(?= *(?:$|[.,;!?)]|\band\b|\bso\b|\bbut\b))/.exec(
      text.slice(to),
    );
    const isHad =
      /\b(?:has|have|had|got|with|'s) (?:got )?(?:an?|this|some|some kind of|her|his|my|their)(?: (?:bad|big|serious|weird|real|proper|nasty|whole))* $/.test(
        text.slice(0, from),
      );
    return thing && isHad ? [harmBetween(from, to + thing[0].length, [named])] : [];
  });
}

/** 'He swells up if soy gets anywhere near him.' */
function afterHarm(text: string, foods: readonly Named[]): Reading[] {
  return [...text.matchAll(AFTER_HARM)].flatMap((cue) => {
    const start = cue.index + cue[0].length;
    if (SENTENCE.test(cue[0])) return [];
    const [near = ''] = text.slice(start).split(/[.;!?()\n,:]|\s-\s|\b(?:but|so(?! much as\b)|because)\b/);
    const own = foods.filter(
      ({ from, to }) => from >= start && to <= start + Math.min(near.length, MOST_BETWEEN),
    );
    const [first] = own;
    if (!first || WISH.test(near.replace(LIKENESS, ' '))) return [];
    const more = listedAfter(text, own.at(-1)?.to ?? start, foods);
    return [harmBetween(cue.index, Math.max(start + near.length, more.at(-1)?.to ?? 0), [...own, ...more])];
  });
}

/** The foods that a list goes on with behind a comma, if it is one to its end: 'after eggs, nuts and fish', 'from eggs, nuts, fish.' */
function listedAfter(text: string, to: number, foods: readonly Named[]): Named[] {
  const more: Named[] = [];
  let end = to;
  for (const each of foods.filter(({ from }) => from >= to)) {
    if (!LIST.test(text.slice(end, each.from))) break;
    more.push(each);
    end = each.to;
  }
  const last = more.at(-1);
  const isClosed =
    last !== undefined &&
    /^\s*(?:[.;!?)\n]|,|$)/.test(text.slice(end)) &&
    (/\b(?:and|or|nor)\b|[&+]/.test(text.slice(to, last.from)) || /^\s*[.;!?\n]\s*\S/.test(text.slice(end)));
  return isClosed ? more : [];
}

/** 'If my sister even smells fish she needs her EpiPen.' */
function beforeHarm(text: string, foods: readonly Named[]): Reading[] {
  return [...text.matchAll(CONDITION)].flatMap((cue) => {
    const start = cue.index + cue[0].length;
    const [rest = ''] = text.slice(start).split(SENTENCE);
    const harm = THEN_HARM.exec(rest);
    if (!harm) return [];
    const end = start + harm.index;
    const own = foods.filter(({ from, to }) => from >= start && to <= end);
    const [first] = own;
    if (!first || first.from - start > MOST_BETWEEN || WISH.test(text.slice(start, end))) return [];
    return [harmBetween(cue.index, end + harm[0].length, own)];
  });
}

/** 'Does it have celery in? Mum's allergic.' */
function askedAbout(text: string, foods: readonly Named[]): Reading[] {
  const pattern =
    /(?:is there|are there|does (?:it|that|this) (?:have|contain)|has it got|any)\b([^.?!\n]*)\?[^.?!\n]*\b(?:is|are|'s|'m|am|'re) (?:severely |badly |deathly |very )?allergic(?= *(?:$|[.!,]| and\b))/g;
  return [...text.matchAll(pattern)].flatMap((cue) => {
    const own = foods.filter(({ from }) => from >= cue.index && from < cue.index + cue[0].indexOf('?'));
    return own.length > 0 ? [harmBetween(cue.index, cue.index + cue[0].length, own)] : [];
  });
}

/** 'Allergies: eggs and nuts.' */
function allergiesListed(text: string, catalog: Catalog): Reading[] {
  return [
    ...text.matchAll(
      /\b(?:allerg(?:y|ies|ic)|intolerances?|intolerant|avoid(?:ing)?)\s*(?::|=|\s-)\s*([a-z][a-z ,&/-]*)/g,
    ),
  ].flatMap((cue) => {
    const foods = foodsOf(cue[1] ?? '', catalog);
    return foods && foods.length > 0 ? [readingAt(cue, foods.map(inFamily))] : [];
  });
}
