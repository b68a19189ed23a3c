import {
  ADJECTIVES,
  ALLERGIC,
  ALWAYS,
  END,
  FOODS,
  guarded,
  KNOWN,
  NAME,
  NOBODY_ELSE,
  NOT_NOT,
  type Rule,
  UNSURE,
} from './restrictions.ts';

/** Somebody who does not eat with them is not spoken of again. */
const NOT_AGAIN = String.raw`(?![^]*\b(?:she|her|he|him|his|they|them|their|lunch ?box\w*|post|send|mail|parcel|hamper|deliver|bring|tomorrow|later|leftovers|sie|ihr|ihm|ihn|ihnen|elle|lui|leur|ella|ellos|lei|loro|gli)\b)`;
const TODAY =
  '(?: (?:tonight|today|after all|this (?:time|week|weekend|evening|month|year)|any ?more|for dinner|now|for good|heute(?: abend)?|diesmal|dieses wochenende|ce (?:soir|week-end)|cette (?:semaine|fois)|esta (?:noche|semana|vez)|este fin de semana|hoy|oggi|stasera|questa (?:sera|volta|settimana)))*';
const ABSENT = {
  en: `(?:(?:is not|are not|'s not|'re not|isn't|aren't|won't be) (?:coming|joining(?: us)?|here|there|eating with us|invited)|(?:can't|couldn't|won't|didn't) (?:make it|come|join us)|(?:has |have )?cancell?ed|(?:we're|we are|i'm|i am) not (?:inviting|asking|having) (?:him|her|them)(?: (?:over|round))?|(?:is|are|'s|'re) (?:(?:working late|at work) and won't (?:eat|be here|join us)|eating out|out(?= (?:tonight|today|this evening))|away|abroad|on holiday|gone|travelling)|(?:(?:has|have) )?(?:left(?: the (?:company|firm|team|country))?|moved (?:out|away))|(?:has not|hasn't) visited(?: (?:since|in) [a-z0-9]+(?: years)?)?)`,
  de: '(?:kommt (?:(?:aber|heute|doch) )*nicht|ist (?:(?:aber|heute|gerade|diese woche|am wochenende) )*(?:verreist|nicht (?:da|dabei)|weg|im urlaub)|hat abgesagt|isst (?:heute )?(?:nicht mit|auswarts))',
  fr: "(?:ne (?:vient|mange) (?:pas|plus)(?: avec nous)?|mange (?:au bureau|dehors|ailleurs|chez [a-z ]+)|vient pas|est (?:absente?|en vacances|en colo|en voyage|parti?e?)|a annule|n'est pas la|ne sera pas la)",
  es: '(?:no (?:viene|vendra|esta|cena con nosotros)|esta (?:de viaje|fuera|de vacaciones)|ha cancelado|cancelo)',
  it: "(?:(?:(?:stasera|oggi) )?mangia fuori|non (?:viene|verra|c'e|ci sara|mangia con noi)|e (?:via|in viaggio|in vacanza|fuori)|ha (?:disdetto|annullato))",
};
const OF_NOT_HAVING = {
  en: `(?:(?:is|was|are|were|'s) (?:an? |strictly )*${ADJECTIVES.en}|(?:is|was|are) (?:severely |badly |very )?${ALLERGIC.en}|has (?:an? )?(?:severe |bad )?${NAME} allergy|(?:can't|cannot|couldn't|doesn't|didn't) (?:eat|have) ${NAME})`,
  de: `(?:(?:ist|war) (?:${ADJECTIVES.de}|${ALLERGIC.de})|hat(?:te)? (?:eine )?([a-z]+?)(?:allergie|unvertraglichkeit)|hat(?:te)? zoliakie)`,
  fr: `(?:est|etait) (?:${ADJECTIVES.fr}|${ALLERGIC.fr})`,
  es: `(?:es|era) (?:${ADJECTIVES.es}|${ALLERGIC.es})`,
  it: `(?:e|era) (?:${ADJECTIVES.it}|${ALLERGIC.it})`,
};
const BUT =
  '[,;.]? (?:(?:but|and|aber|mais|et|pero|y|ma|e|luckily|thankfully|who|sie|er|elle|il|ella|el|lei|lui) )*(?:(?:she|he|they) ?)?';
const WHOSE = {
  de: '(?:(?:mein|unser)[a-z]* (?:[a-z]+ )?[a-z]+|der [a-z]+|die [a-z]+)',
  fr: '(?:mon|ma|mes|notre|la|le) (?:[a-z-]+ )?[a-z-]+',
  es: '(?:mi|mis|nuestr[oa]|la|el) (?:[a-z]+ )?[a-z]+',
  it: '(?:(?:la |il )?(?:mi|nostr|su)[oa] (?:[a-z]+ )?[a-z]+)',
};
/** Someone mentioned who is not eating. */
const NOT_EATING: readonly string[] = [
  `without (?:my|our|the) ${ADJECTIVES.en} [a-z]+${TODAY}`,
  `(?:my|our|the) (?:[a-z-]+ )?${ADJECTIVES.en}(?: [a-z-]+)? ${ABSENT.en}${TODAY}`,
  `(?:my|our|the) (?:[a-z-]+ ){1,3}(?:with (?:the|a|his|her) ${NAME} allergy|who(?:'s)? ${OF_NOT_HAVING.en}),? ${ABSENT.en}${TODAY}`,
  `(?:my|our|the) (?:[a-z-]+ ){1,3}${OF_NOT_HAVING.en}${BUT}(?:lives? in [a-z]+(?: [a-z]+)?,? (?:and )?)?${ABSENT.en}${TODAY}`,
  `(?:(?:mein|unser)[a-z]* )(?:vegan|vegetarisch|schwanger|zuckerkrank)e[rnms]? [a-z]+ ${ABSENT.de}${TODAY}`,
  `${WHOSE.de} mit (?:der |einer )?([a-z]+?)-?allergie,? ${ABSENT.de}${TODAY}`,
  `${WHOSE.fr} avec (?:son |l'|une )?allergie (?:aux? |a la |a l')${NAME} ${ABSENT.fr}${TODAY}`,
  `${WHOSE.de} ${OF_NOT_HAVING.de}${BUT}${ABSENT.de}${TODAY}`,
  `(?:mon|ma|mes|notre) [a-z-]+ ${ADJECTIVES.fr} ${ABSENT.fr}${TODAY}`,
  `${WHOSE.fr} ${OF_NOT_HAVING.fr}${BUT}${ABSENT.fr}${TODAY}`,
  `(?:mi|mis|nuestr[oa]) [a-z]+ ${ADJECTIVES.es} ${ABSENT.es}${TODAY}`,
  `${WHOSE.es} ${OF_NOT_HAVING.es}${BUT}${ABSENT.es}${TODAY}`,
  `(?:la |il )?(?:mi|nostr)[oa] [a-z]+ ${ADJECTIVES.it} ${ABSENT.it}${TODAY}`,
  `${WHOSE.it} ${OF_NOT_HAVING.it}${BUT}${ABSENT.it}${TODAY}`,
  // Somebody who is no more, or was here before.
  `my ex(?:[- ][a-z]+)? (?:was|were) (?:an? )?(?:${ADJECTIVES.en}|${ALLERGIC.en})(?:[,.;!] ?(?:(?:but|and|thank god|luckily) )*(?:(?:that|this|it|he|she) ?(?:is|'s) (?:(?:finally|all) )?(?:over|gone|history)|good riddance))?`,
  `mein[e]? ex(?:[a-z-]+)? war (?:${ADJECTIVES.de}|${ALLERGIC.de})|(?:mon|ma) ex (?:etait) (?:${ADJECTIVES.fr}|${ALLERGIC.fr})|mi ex era (?:${ADJECTIVES.es}|${ALLERGIC.es})|(?:il mio|la mia) ex era (?:${ADJECTIVES.it}|${ALLERGIC.it})`,
  `(?:my|our) late (?:[a-z]+ ){1,2}(?:${OF_NOT_HAVING.en})`,
  `(?:[a-z]+ )?(?:granddad|grandad|grandpa|grandma|granny|nan|gran|grandfather|grandmother),? who (?:was (?:an? |strictly |strict )*${ADJECTIVES.en}|was ${ALLERGIC.en}),? (?:died|passed away)(?: in \\d+| years ago| last year| long ago)?`,
  `(?:(?:meine? )?(?:oma|opa|grossmutter|grossvater)) (?:durfte|konnte) (?:nie|keine?) ${NAME} essen,? (?:gott hab (?:sie|ihn) selig|(?:sie|er) (?:ist|lebt) (?:lange |schon )*(?:tot|nicht mehr|verstorben))`,
  `last (?:week|month|weekend|time|night)'s guests? (?:${OF_NOT_HAVING.en}),? (?:this (?:week|time|weekend)|tonight) (?:it's |it is |is )?(?:just|only) (?:me|us)`,
  `(?:my|our) ${ADJECTIVES.en} (?:friends?|guests?|neighbou?rs?|in-laws|family) (?:came|were here|visited|left) (?:last (?:week|month|weekend|night)|yesterday)`,
];
const OF_GRANDPARENTS =
  '(?:(?:bei|beim) (?:der |den |ihre[nrm] |seine[rm] )?(?:oma|opa|vater|papa|mutter|mama|grosseltern|vater)|chez (?:leurs?|sa|son|ses|mes) [a-z-]+|con (?:su|sus|los|el|la) (?:padre|madre|abuelos|abuela|papa)|(?:dai|con i|dal|dalla|con il) (?:nonni|nonna|padre|papa|loro padre))';
/** Small eaters who are asleep, or with somebody else. */
const CHILDREN_AWAY: readonly string[] = [
  `(?:(?:the|my|our) )?(?:kids|children|boys|girls|little ones?|toddler|baby|twins) ?(?:are|is|'s|'re) (?:all |already |finally )*(?:asleep|in bed|away|(?:at|with|staying with|staying at) (?:(?:their|his|her|the) )?(?:dad|mum|mom|father|mother|grandparents|gran|nan|granny|grandma|friends?|auntie)(?:'?s)?|at (?:(?:summer )?camp|nursery|kindergarten|daycare))(?: and (?:already |been )*fed)?(?: (?:already|this evening|for the (?:night|weekend)))?${TODAY}`,
  `(?:(?:die|meine|unsere) )?kinder sind ${OF_GRANDPARENTS}${TODAY}`,
  `(?:(?:les|mes|nos) )enfants sont ${OF_GRANDPARENTS}${TODAY}`,
  `(?:(?:los|mis|nuestros) )(?:ninos|hijos|peques) estan ${OF_GRANDPARENTS}${TODAY}`,
  `(?:i (?:nostri |miei )?)(?:bambini|figli|bimbi) sono ${OF_GRANDPARENTS}${TODAY}`,
];
const PET = {
  en: '(?:the|my|our) (?:dog|cat|puppy|kitten)',
  de: '(?:der|die|unser|unsere|mein|meine) (?:hund|katze|kater)',
  fr: '(?:le|mon|notre) (?:chien|chat)',
  es: '(?:el|la|mi|nuestro) (?:perr[oa]|gat[oa])',
  it: '(?:il|la) (?:mi[oa] |nostr[oa] )?(?:cane|gatt[oa])',
};
/** The dish is for people. */
const FOR_US = String.raw`(?=[^]*(?:\b(?:for (?:us|me|humans)|not for (?:him|her|it|the (?:dog|cat))|i can (?:eat|have)|i know|(?:won't|isn't|not) (?:get|getting|having) (?:any|it)|gets none)\b|\b(?:fur (?:uns|mich)|nicht fur (?:ihn|sie)|pour (?:nous|moi)|para (?:nosotros|mi)|per (?:noi|me))\b))(?![^]*\b(?:for (?:my|the|our) (?:dogs?|cats?|puppy)|baby|toddler)\b)`;
const OF_PETS: readonly string[] = [
  `(?:what )?${PET.en}s? (?:can't|cannot|shouldn't|mustn't|isn't allowed to) (?:have|eat)(?: any)? (?:is )?${NAME}(?:, (?:obviously )?(?:i know|it's not for (?:him|her|it|them)))?`,
  `${PET.en} is (?:very |badly )?(?:allergic|intolerant) to ${NAME}`,
  `(?:dogs|cats) (?:can't|cannot|shouldn't|mustn't) (?:have|eat) ${NAME}`,
  `${PET.de} darf (?:ja )?keine?n? ${NAME}(?: essen| fressen)?`,
  `${PET.fr} (?:ne )?(?:peut|doit) pas (?:manger|avoir) (?:de |d'|du |des )${NAME}`,
  `${PET.es} no puede (?:comer|tomar) ${NAME}`,
  `${PET.it} non puo (?:mangiare|avere) ${NAME}`,
];

/** Somebody of whom a restriction is told and who does not eat: 'my coeliac sister isn't coming'. In text without accents. */
export const NOT_AT_TABLE: readonly Rule[] = [
  ...OF_PETS.map((said): Rule => [guarded(said, FOR_US, NOBODY_ELSE), FOODS]),
  [
    `(?:the|die|der|das|le|la|les|el|los|las|il|lo|i|le) ${NAME} (?:is|are|ist|sind|est|sont|c'est|es|son|e|sono) (?:just |all |nur )?(?:for (?:me|us)|fur (?:mich|uns)|pour (?:moi|nous)|para (?:mi|nosotros)|per (?:me|noi))(?=\\s*(?:$|[.!;,]))`,
    ([name = ''], nameOf) => (nameOf(name) ? name : null),
  ],
  // Whose baby is born is not a baby.
  [
    `(?:(?:(?:the|our|my) )?baby (?:is|was) born|(?<=\\bpregnant\\b[^.!?\\n]{0,40})(?:(?:the|our|my) )?baby (?:has )?(?:arrived|came|is here))(?: (?:on )?[a-z]+day| last [a-z]+| yesterday| safely| early)*${END}(?![^]*\\b(?:months?|weeks?|years?|puree|weaning|solids)\\b)${NOT_AGAIN}`,
    () => 'i had a baby',
  ],
  // Somebody who is asleep may be the one to eat it later.
  [
    '(?<=\\b(?:baby|toddler)\\b[^.!?;\\n]{0,60})(make|give|feed|cook) (?:her|him)',
    ([verb = '']) => `${verb} the baby`,
  ],
  ...NOT_EATING.map(
    (said): Rule => [`${NOT_NOT}${KNOWN}(?:${said})${END}${UNSURE}${NOBODY_ELSE}${NOT_AGAIN}`, FOODS],
  ),
  ...CHILDREN_AWAY.map((said): Rule => [NOT_NOT + guarded(said, NOT_AGAIN), ALWAYS]),
];
