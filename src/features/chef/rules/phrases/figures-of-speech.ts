import { FOOD_GROUPS } from '../safety/food-groups.ts';
import type { Meant, Rule } from './restrictions.ts';

const NAME = String.raw`((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)`;
const END = String.raw`(?=\s*(?:$|[.!?;,:)\n–-]))`;
/** Anyone who loves a food may still not eat it. */
const NO_TURN = String.raw`(?![^]*\b(?:but|although|though|unfortunately|sadly|however|allerg\w*|intoler\w*|can't|cannot|must not|none|no more|without|migraines?|quit|give (?:it )?up|aber|leider|vertrag\w*|ohne|kein\w*|nicht|mais|malheureusement|sans|pas|pero|sin|no|ma|purtroppo|senza|non)\b)`;

const isFood = (name: string | undefined, nameOf: (said: string) => string | null): boolean =>
  name !== undefined &&
  [name, name.split(' ').at(-1) ?? ''].some(
    (each) => FOOD_GROUPS.has(each.trim().toLowerCase()) || nameOf(each.trim()) !== null,
  );
/** Whatever else is named is what is wished for. */
const namesFood = (text: string, nameOf: (said: string) => string | null): boolean => {
  const words = text.match(/[\p{L}'-]+/gu) ?? [];
  return words.some((word, at) =>
    [word, words.slice(at, at + 2).join(' '), words.slice(at, at + 3).join(' ')].some(
      (each) => each.length > 3 && isFood(each, nameOf),
    ),
  );
};
const loved: Meant = (found, nameOf) => {
  const [food] = found.slice(0, -1).filter((each) => each !== undefined);
  if (!isFood(food, nameOf)) return null;
  return namesFood(found.at(-1) ?? '', nameOf) ? '' : `i want ${food}`;
};
const THE_REST = '(?=([^]*))';

/** What nobody can be allergic to. */
const NO_ALLERGEN = {
  en: '(?:(?:my|his|her|our|their|your) (?:ex(?:es)?|ex[- ](?:wife|husband|boyfriend|girlfriend|partner)|boss|job|(?:mother|father|sister|brother)[- ]in[- ]law|in[- ]laws|neighbou?rs?|colleagues?|alarm clock|commute|flatmates?|kitchen|oven|stove)|(?:early )?(?:mornings|starts)|(?:cooking|housework|washing[- ]up|cleaning|dishes|ironing|chores|small talk|nonsense|bullshit|drama|stress|faff|effort|work|exercise|gyms?|running|people|idiots|commitment|responsibility|adulthood|getting up|being told what to do)|(?:boring|bland|beige|sad|dull|bad|tasteless|stupid|cheap|ugly|complicated) (?:food|dinners?|lunch(?:es)?|meals?|suppers?|people|salads?|diets?)|boredom|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|winter|january|february|routine|rules|recipes|diets|dieting|mess|fuss|waiting|adverts?|politics|sports?|spam|emails|meetings|autumn|rain)',
  de: '(?:langeweile|langweiliges essen|langweilige (?:rezepte|gerichte|kuche)|montage?|(?:diens|donners|frei|sams|sonn)tage?|mittwoche?|arbeit|stress|abwasch(?:en)?|putzen|diaten|hausarbeit|sport|fruhes aufstehen)',
  fr: '(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|dimanches?|ennui|routine|travail|vaisselle|menage|regimes|sport|stress|plats? ennuyeux|reveil)',
  es: '(?:lunes|martes|miercoles|jueves|viernes|domingos?|aburrimiento|rutina|trabajo|estres|madrugar|dietas|deporte|platos aburridos|comida aburrida)',
  it: '(?:lunedi|martedi|mercoledi|giovedi|venerdi|domenica|noia|routine|lavoro|stress|sveglia|diete|sport|piatti noiosi)',
};
/** 'Allergic to Mondays, eggs and milk' goes on with what harms. */
const joke: Meant = ([next = ''], nameOf) => {
  const [first = '', ...more] = next.trim().split(/,? (?:and|or|und|oder|et|ou|y|o|e) /);
  return FOOD_GROUPS.has(first.toLowerCase()) || (more.length > 0 && isFood(first, nameOf))
    ? `allergic to ${first}`
    : '';
};
const AFTER_JOKE = String.raw`(?: (?:over here|here|at the moment|today|these days|in general|bei uns|ici|aqui|qui))*(?=\s*(?:$|[.!?;:)\n–-]|,([^.!?;,\n]*)| (?:so|but|also|donc|asi que|quindi)\b))`;
const JOKES: readonly string[] = [
  `(?:i'?m |we'?re |i am |we are )?(?:(?:totally|deeply|severely|deathly|highly|really|also|just|a bit) )*(?:allergic|intolerant) to ${NO_ALLERGEN.en}(?: and (?:to )?${NO_ALLERGEN.en})*${AFTER_JOKE}`,
  `(?:(?:ich bin|wir sind) )?allergisch (?:gegen|auf) ${NO_ALLERGEN.de}${AFTER_JOKE}`,
  `(?:(?:je suis|on est) )?allergique (?:aux? |a la |a l'|a )${NO_ALLERGEN.fr}${AFTER_JOKE}`,
  `(?:(?:soy|somos) )?alergic[oa]s? (?:al |a los |a la |a las |a )${NO_ALLERGEN.es}${AFTER_JOKE}`,
  `(?:(?:sono|siamo) )?allergic[oaih]+ (?:al |alla |alle |agli |ai |all'|allo )${NO_ALLERGEN.it}${AFTER_JOKE}`,
];

const I =
  "(?:(?:i'?m|i am|we'?re|we are|my [a-z]+ is|he'?s|she'?s) )?(?:(?:totally|completely|officially|such|just|clearly|a|an) )*";
/** Anyone who cannot get enough of a food. */
const LOVE: readonly string[] = [
  `${I}addicted to ${NAME}`,
  `(?:i'?m|we're|such) (?:a |an )?(?:total |complete |real )?${NAME} (?:addict|junkie|fiend|maniac|nut)`,
  `(?:i'?m |we'?re )?nuts about ${NAME}`,
  `(?:(?:ich bin|wir sind) )?(?:(?:so|total|echt) )*suchtig nach ${NAME}`,
  `(?:(?:je suis|on est) )?(?:(?:completement|totalement) )?(?:accro|addict) (?:au|aux|a la|a l')? ?${NAME}`,
  `(?:(?:je suis|on est) )?(?:(?:completement|totalement) )?(?:dingue|fou|folle) (?:de |d'|du )${NAME}`,
  `¡?(?:(?:soy|somos) )?(?:adict[oa]s?) (?:al |a la |a los |a las )${NAME}`,
  `(?:(?:estoy|estamos) )?loc[oa]s? por (?:el |la |los |las )?${NAME}`,
  `(?:(?:sono|siamo) )?(?:drogat|dipendent|pazz|matt)[oaie] (?:di|del|della|per(?: il| la| i| le)?|dal|dalla) ${NAME}`,
  `${NAME} (?:is|are) (?:my|our) (?:love language|religion|best friend|happy place|middle name|comfort blanket|soulmate|medicine|drug|therapy|first love|guilty pleasure|vice|kryptonite in (?:the|a) good way)|${NAME} is (?:life|king|queen)`,
  `${NAME} makes? (?:everything|anything|life|every day|it all) (?:better|good|worth it|ok)`,
  `my blood type is ${NAME}|(?:i'?m )?an? ${NAME}-?[ao]?holic`,
  `(?:die |das |der )?${NAME} ist (?:meine (?:religion|droge|grosse liebe)|mein leben|das leben)`,
  `(?:le |la |les )?${NAME},? (?:c'est (?:la|ma) vie|est ma (?:drogue|religion))`,
  `(?:el |la |los |las )?${NAME} (?:es|son) mi (?:droga|vida|vicio|religion|perdicion)`,
  `(?:il |la |i |le )?${NAME} (?:e|sono) la mia (?:droga|vita|religione)|senza ${NAME} non (?:vivo|posso vivere)`,
];
/** Somebody who would die for it wants it. */
const DYING: readonly string[] = [
  `(?:me )?(?:muero|moriria|mataria) por (?:un|una|unos|unas|el|la|los|las) ${NAME}`,
  `(?:potrei uccidere|ucciderei|morirei|muoio dalla voglia) (?:per|di) (?:un|una|un'|dei|delle|degli|il|la|le|i) ?${NAME}`,
  `(?:je )?(?:tuerais|mourrais|meurs d'envie) (?:pour|d'|de) ?(?:un|une|des|le|la|les) ${NAME}`,
  `(?:ich )?(?:konnte|wurde) (?:fur|sterben fur) (?:einen?|ein|die|das|den) ${NAME} (?:sterben|morden|toten)`,
];
/** From what somebody dies. */
const DYING_OF: readonly string[] = [
  `(?:dying|died|dies?) (?:after|from|of|because of|if i (?:eat|have)) ${NAME}(?: last time)?`,
  `(?:me )?muero si (?:como|pruebo|tomo) ${NAME}|muoio se mangio ${NAME}|je meurs si (?:je |j')mange (?:des |du |de la )?${NAME}`,
];

const PLACES =
  '(?:next door|down the (?:road|street)|(?:around|round|on) the corner|across the (?:road|street)|in town|up the road|nearby|near (?:us|me|here|work))';
const NO_HALAL = String.raw`(?![^]*\b(?:halal|kosher|muslim|jewish|ramadan|eid|shabbat)\b)`;
const isCapital: Meant = ([name = '']) => (/^\p{Lu}/u.test(name) ? 'the town' : null);

/**
 * What sounds like illness, faith, harm or a small child and is a figure of speech, a joke or a name, and what is meant. In text without
 * accents.
 */
export const FIGURES_OF_SPEECH: readonly Rule[] = [
  ...JOKES.map((said): Rule => [said, joke]),
  ...DYING_OF.map(
    (said): Rule => [
      `${said}${END}`,
      (found, nameOf) => {
        const food = found.find((each) => each !== undefined);
        return isFood(food, nameOf) ? `allergic to ${food}` : null;
      },
    ],
  ),
  [
    `loc[oa]s? por (?:el |la |los |las )?${NAME},? pero(?= (?:me|le|nos) (?:sientan?|caen?) (?:muy |fatal|mal))`,
    ([name = ''], nameOf) => (isFood(name, nameOf) ? name : null),
  ],
  ...DYING.map((said): Rule => [`(?:${said})${END}${NO_TURN}${THE_REST}`, loved]),
  ...LOVE.map((said): Rule => [`(?:${said})${END}${NO_TURN}${THE_REST}`, loved]),
  ['(?:a )?devil.?s food(?= cakes?\\b)', () => 'chocolate'],
  ['(?<!allergic to )jewish penicillin(?! or\\b)', () => 'chicken soup'],
  [
    'killer(?= (?:brownies?|cakes?|cookies?|pies?|curry|chilli|chili|lasagne|burgers?|recipes?|sauce|pasta|soup|salad|dinner)\\b)',
    () => '',
  ],
  ["(?:the kind |that )?(?:people|you|i|we|anyone)(?: would|'d) (?:die|kill) for", () => ''],
  [
    '(?<=\\b(?:i|we) )religiously(?= (?:make|cook|bake|eat|have|fry|order|watch)\\b)|(?<=\\b(?:make|cook|bake|eat|have|fry|order|watch)\\b[^.!?;,\\n]{0,30} )religiously(?= (?:every|each|on)\\b)',
    () => '',
  ],
  [
    "i(?:'d| would) (?:sell|trade|swap|give) my (?:(?:baby|little|big|own) )*(?:brother|sister|grandmother|granny|mother|firstborn|soul|left arm|right arm|kidney) for",
    () => 'i want',
  ],
  // Where somebody shops says nothing of what they eat.
  [
    `(?:(?:the|a|our|my) )?(?:halal|kosher) (butcher|shop|store|supermarket|deli|grocer)(?:'s)?(?: ${PLACES})${NO_HALAL}`,
    ([shop = 'shop']) => `the ${shop}`,
  ],
  ["([\\p{L}'-]+ (?:Street|Lane|Avenue|Crescent))(?! food\\b)", isCapital],
  [
    '(?<!\\bno )holy (?:mackerel|cow|smokes?|guacamole|moly|crab|macaroni)(?=[,.!]| (?:i|we|what|that|it)\\b)',
    () => '',
  ],
  // Somebody who is not tolerant is intolerant.
  [
    "(?:not|isn't|aren't) (?:very |at all |exactly )?(lactose|gluten)[- ]tolerant",
    ([what = '']) => `${what} intolerant`,
  ],
  ["(?:(?:i'?m|we're|very|perfectly|fully|proudly) )*lactose[- ]tolerant", () => ''],
  // Kin by baptism.
  ['goddaughter', () => 'niece'],
  ['godson', () => 'nephew'],
  // What somebody is called.
  [
    `(?<=\\b(?:se llama|called|named|friend|colleague|neighbou?r|teacher|boss|uncle|cousin|niece|nephew|daughter|son|sister|brother|amig[oa]|vecin[oa]|prim[oa]|tio|tia|profe|jefe|colega) )(jesus|faith|grace|hope|christian|angel|eve|israel)`,
    ([name = '']) => (/^\p{Lu}/u.test(name) ? 'Anna' : null),
  ],
  // A doctor who tells somebody to eat something.
  [
    `(?:my |the |our )?(?:doctor|gp|nurse|dietitian|midwife) (?:told|says|said|wants|advised|asked)(?: (?:me|us|him|her))?(?: that)?(?: (?:i|we))? (?:to |should )?(?:eat|have|get) (?:more|lots of|plenty of) ${NAME}${END}${NO_TURN}${THE_REST}`,
    loved,
  ],
  [
    `(?:(?:my |the )?(?:doctor|gp|nurse|midwife) (?:told|says|said)(?: (?:me|us))?(?: that)? )?(?:i'?m|i am) (?:(?:a bit|quite|very|rather) )?low (?:on|in) iron(?: (?:and should eat|so|again))?${NO_TURN}(?![^]*\\b(?:tablets?|pills?|warfarin|h\\w*mochromatosis|supplements?|stop|avoid)\\b)`,
    () => 'iron-rich',
  ],
  ['(?:surprise|spoil|treat|wow|impress|dazzle) (?:me|us) with', () => 'i want'],
  // How good, or how bad, it is said to be.
  [
    "(?:is |it's |that's )?cheaper than therapy|heart[- ]stopping|(?:that |which )?(?:would|will|could|to) make (?:a|any|your|the) (?:vegan|vegetarian|cardiologist|doctor|dietitian)s? (?:cry|weep|blush|faint|jealous)",
    () => '',
  ],
  [
    'a (?:tomber(?: par terre)?|se damner)|zum niederknien|da (?:morire|urlo)|para (?:morirse|chuparse los dedos)|de muerte(?= *[,.!;])',
    () => '',
  ],
  [`doctor.?s orders(?=: )${NO_TURN}`, () => ''],
  // How big it is.
  [
    '(?:(?:of )?the size of|as big as) (?:my|your|a|his|her) (?:thumb(?:nail)?|fist|palm|hand|head|finger|pinkie|fingernail)s?',
    () => 'big',
  ],
];
