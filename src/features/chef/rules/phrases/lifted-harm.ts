import { NO_OTHER } from './denied-harm.ts';
import { NOT_AT_TABLE } from './not-eating.ts';
import {
  ADJECTIVES,
  ALLERGIC,
  ALWAYS,
  FOODS,
  guarded,
  KIN,
  NAME,
  NOBODY_ELSE,
  NOT_NOT,
  type Rule,
} from './restrictions.ts';

/** What it is instead: 'not coeliac, it's shellfish'. */
const NOT_THIS = String.raw`(?![^]*\b(?:it'?s|it is|they'?re|they are|c'est|ce sont|es ist|das ist|es sind|(?:son|sono) (?:i|gli|le|los|las)) (?:the |about |le |la |les |die |der |das )?[\p{L}]+(?=\s*(?:[.,;!?]|$| (?:that|which|he|she|and|qui|que|che)\b)))`;
/** Somebody who denies it of everybody excepts nobody. */
const NO_EXCEPTION = String.raw`(?![^.!?;\n]*\b(?:but|as long as|if|solang\w*|wenn|tant que|siempre que|mientras|purche|except|only|apart|besides|save|minus|bar|though|however|although|well|unless|other than|nur|aber|sondern|ausser|bis auf|mais|seulement|sauf|hormis|pero|sino|solo|salvo|excepto|menos|ma|bensi|tranne|soltanto|eccetto|a parte)\b)(?![^]*[.!?;,\n] ?(?:doch|enfin si|ah si|mais si|si|anzi|ah no|oh wait|except|apart from|but|only)\b)`;

const HOW =
  '(?:(?:actually|really|at all|just|finally|now|totally|completely|also|even|a|an|any|strictly|ja|doch|gar|ubrigens|endlich|jetzt|hier|du tout|mica|affatto|ya|nunca|mas) )*';

/** What somebody has. */
const NOUNS = {
  en: '(?:(?:co?eliac|celiac)(?: disease)?|diabetes|(?:food )?allergies|intolerances?|(?:special |dietary |food )*(?:requirements|restrictions|needs|diets?))',
  de: '(?:zoliakie|diabetes|allergien?|unvertraglichkeiten?|diat(?:en)?|einschrankungen|ernahrungsvorschriften)',
  fr: '(?:la |le )?(?:maladie coeliaque|diabete|allergies?|intolerances?|regimes?|restrictions?|contraintes?)(?: alimentaires?)?',
  es: '(?:la )?(?:celiaquia|diabetes|alergias?|intolerancias?|dietas?|restricciones)(?: alimentarias?)?',
  it: '(?:la |il )?(?:celiachia|diabete|allergi[ae]|intolleranz[ae]|diet[ae]|restrizioni)(?: alimentari)?',
};
/** Further things that are not there either: 'no allergies, no diet, nothing'. */
const NOR =
  '(?:(?:,| and| or| und| et| y| e|,? ni|,? ne) (?:(?:no|not|kein(?:e|en)?|pas de|sin|nessuna?|on|any|de) )*(?:diets?|intolerances?|allergies|fussy eaters|dietary (?:requirements|restrictions|needs)|diat|unvertraglichkeiten|allergien|regime|intolerances?|restrictions?|dietas?|intolerancias|dieta|intolleranze|(?:nothing|nichts|rien|nada|niente)(?=\\s*(?:$|[.!;:])))(?![\\p{L}]))*';

/** What is denied of somebody, by language. */
const denied = (of: Readonly<Record<keyof typeof ADJECTIVES, string>>): readonly string[] => [
  `(?:(?:i|we|he|she|they|you|it turns out i|turns out i|dad|mum|mom|grandma|granny|grandad|grandpa|nan|gran|${KIN}) ?(?:am|are|is|was|were|'m|'s|'re) ?|(?:i'?m|we're|she's|he's) |(?<=^|[.!?;,:\\n] ?(?:no, )?))(?:not|no longer|(?<=\\b(?:is|are|was|were) ?)n't) ${HOW}${of.en}`,
  `(?:i|we|he|she|they|${KIN}) (?:isn't|aren't|wasn't|weren't) ${HOW}${of.en}`,
  `(?:(?:ich|er|sie|wir|(?:mein|unser)[a-z]* [a-z]+) )?(?:bin|ist|sind)(?: (?:ich|er|sie|wir))? ${HOW}(?:nicht(?: mehr)?|kein(?:e[rn]?)?) ${HOW}${of.de}(?: mehr)?`,
  `(?:(?:je|il|elle|on|nous|ils|elles|(?:mon|ma|mes|notre|nos) [a-z]+) )?(?:ne |n')?(?:suis|est|sommes|sont) (?:pas|plus) ${HOW}${of.fr}`,
  `(?:(?:yo|mi [a-z]+|nosotros) )?(?:ya )?no (?:soy|es|somos|son|estoy|esta|estamos) ${HOW}${of.es}`,
  `(?:(?:io|(?:il |la )?mi[oa] [a-z]+) )?non (?:sono|e|siamo) (?:piu )?${HOW}${of.it}`,
];
const DENIED_NOUNS: readonly string[] = [
  `(?:(?:i|we|he|she|they) )?(?:do(?:es)?n'?t|do(?:es)? not) have ${HOW}${NOUNS.en}`,
  `(?:(?:ich|er|sie|wir|(?:mein|unser)[a-z]* [a-z]+) )?(?:habe?|hat|haben)(?: (?:ich|er|sie|wir))? ${HOW}kein(?:e|en)? ${NOUNS.de}(?: mehr)?`,
  'no (?:co?eliac|celiac)(?: disease)?|no diabetes',
];
const THE = '(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli) )?';
/** What harms nobody: 'eggs are no problem'. */
const NO_PROBLEM: readonly string[] = [
  `${THE}${NAME} (?:(?:is|are) (?:no|not an?)|isn't an?|aren't an?) (?:problem|issue)(?: for (?:us|me|anyone|anybody))?|no (?:problem|issues?) with ${NAME}`,
  `${THE}${NAME} (?:ist|sind) (?:uberhaupt |hier )?kein (?:problem|thema)(?: fur (?:uns|mich))?|kein problem mit ${NAME}`,
  `${THE}${NAME} (?:ne )?(?:pose|posent) (?:aucun|pas de) probleme(?: chez nous)?|aucun probleme avec ${THE}${NAME}`,
  `${THE}${NAME} no (?:es|son) (?:ningun )?problema(?: para (?:nosotros|mi|nadie))?|ningun problema con ${THE}${NAME}`,
  `${THE}${NAME} non (?:e|sono) un problema(?: per (?:noi|me|nessuno))?|nessun problema con ${THE}${NAME}`,
];
const OF_NOBODY: readonly string[] = [
  '(?:we|i|they|everyone here)(?: all)? eats? (?:(?:absolutely|pretty much|just about) )?(?:everything|anything)|wir essen (?:alle )?alles|on mange (?:vraiment )?de tout|comemos de todo|mangiamo (?:di )?tutto',
  "(?:we're|we are|i'm|i am) (?:(?:big|proud|keen|all) )*(?:meat|fish|cheese|bread)[- ]?(?:eaters?|lovers?)",
  `(?:nobody|no one|none of us)(?:'s| here| at (?:the|this) table| in (?:the|this) (?:house|family))* ?(?:is|are|has|have|'s)? ${HOW}(?:${ADJECTIVES.en}|${NOUNS.en}|allergic(?: to (?:anything|a thing))?|intolerant)`,
  `(?:(?:i|we) (?:have |'ve )?(?:got )?)?(?:no|zero) (?:known )?${NOUNS.en}${NOR}(?: in (?:this|the|our) (?:house|family|home))?`,
  `(?:(?:i|we) have |there are )?no (?:${NAME} allergies|${ADJECTIVES.en}(?<=s))${NOR}(?: in (?:this|the|our) (?:house|family|home))?`,
  `(?:hier |bei uns )?(?:ist|hat) (?:(?:hier|bei uns) )?(?:niemand|keiner) ${HOW}(?:${ADJECTIVES.de}|${NOUNS.de}|allergisch)`,
  `(?:there's|there is|there are) no ${NAME} allerg(?:y|ies)(?: in (?:this|the|our) (?:house|family|home))?`,
  `(?:nobody|no one|none of us)(?: here| in (?:my|our|the|this) (?:family|house))? has (?:an? |any )?${NAME} allergy`,
  `(?:i|we|he|she) (?:do(?:es)?n't|do(?:es)? not) have to (?:eat|be|go|cook) (?:gluten|dairy|lactose|nut)[- ]free`,
  `(?:niemand|keiner?)(?: hier| von uns| bei uns| am tisch)* (?:ist|hat) ${HOW}(?:irgend[a-z]+ )?(?:${ADJECTIVES.de}|${NOUNS.de}|allergisch)`,
  `(?:(?:wir|ich) haben? )?kein(?:e|erlei) ${NOUNS.de}${NOR}`,
  `personne (?:ici |chez nous |a table )?(?:n')?est ${HOW}(?:${ADJECTIVES.fr}|allergique)(?: a (?:rien|quoi que ce soit))?`,
  `(?:aucune?|pas de|pas d'|ni|zero) ?${NOUNS.fr}${NOR}`,
  `nadie (?:aqui )?(?:es|esta|tiene) ${HOW}(?:${ADJECTIVES.es}|${NOUNS.es}|alergic[oa])(?: a nada)?`,
  `(?:sin|no (?:hay|tenemos|tengo)|ninguna) ${NOUNS.es}${NOR}`,
  `nessuno (?:qui |di noi )?(?:e|ha) ${HOW}(?:${ADJECTIVES.it}|${NOUNS.it}|allergic[oa])(?: a (?:niente|nulla))?`,
  `(?:senza|non (?:ci sono|abbiamo|ho)|nessun[ao]?) ${NOUNS.it}${NOR}`,
  "(?:non (?:sono|siamo|e)|no (?:soy|somos|es)|(?:ne |n')?(?:suis|sommes|est) (?:pas )?) ?(?:allergic\\w*|intollerant\\w*|alergic\\w*|intolerante?s?|allergiques?) a (?:niente|nulla|nada|rien)",
];

const FASTS = {
  en: '(?:lent|ramadan|ramadhan|passover|veganuary|dry january|the fast|fasting|(?:(?:my|the|our|his|her) )?(?:vegan|vegetarian|veggie|keto) (?:phase|month|week|diet|experiment|days|january|challenge))',
  de: '(?:(?:die )?fastenzeit|(?:der )?(?:fastenmonat|ramadan)|(?:das )?fasten|(?:die |meine )?(?:vegane|vegetarische) (?:phase|zeit))',
  fr: '(?:le (?:careme|ramadan|jeune)|(?:ma |la )?(?:periode|phase) (?:vegane?|vegetarienne))',
  es: '(?:(?:la )?cuaresma|(?:el )?(?:ramadan|ayuno)|(?:mi |la )?(?:etapa|fase) (?:vegan|vegetarian)a)',
  it: '(?:(?:la )?quaresima|(?:il )?(?:ramadan|digiuno)|(?:la mia |la )?fase (?:vegan|vegetarian)a)',
};
const OUTGROWN = '(?:outgrew|outgrown|grew out of|grown out of)';
const OVER: readonly string[] = [
  `(?:(?:i|he|she|they|we|${KIN}) ?)?(?:(?:has|have|'s|'ve) )?(?:(?:just|finally|now|totally|completely) )*${OUTGROWN} (?:(?:the|that|his|her|their|my|a|an) )?${NAME}(?: (?:allergy|intolerance))?`,
  `(?:(?:i|he|she|they|we|${KIN}) )?(?:(?:used to be|was|were|had been) )(?:${ADJECTIVES.en}|${ALLERGIC.en}|(?:gluten|dairy|lactose)[- ]free)(?: (?:as|when|in|for|until|till) [^.!?;,\\n]{2,30}?)?[,;.]? ?(?:(?:but|and|then|i|he|she|we|they|now|totally|has|have|'ve|'s|am|is|are|i'?m|i'?ve|he'?s|she'?s|we'?re|luckily|thankfully|finally) )*(?:(?<=(?:am|'m|is|are|'s|'re) )not|not (?:any ?more|now|these days)|no longer|no more|(?:the (?:clinic|hospital|doctors?|allergist) (?:has |have )?cleared (?:me|him|her|us)|(?:got|has|have) the all[- ]clear|tested negative)|over it|cured|stopped|quit|${OUTGROWN} it)`,
  `(?:(?:i|we|he|she) (?:was|were) )(?:an? )?${ADJECTIVES.en} (?:until|till) (?:[a-z]+ ){0,2}[a-z]+`,
  `(?:(?:i|we)(?:'ve|'d)? )?(?:was |were |been |have been )*(?:an? )?${ADJECTIVES.en} for (?:[a-z0-9]+ ){1,3}?(?:years?|months?|weeks?|ages),? (?:(?:but|and|i|we|then) )*(?:stopped|quit|gave (?:it )?up)`,
  `(?:(?:i've been|after|[a-z0-9]+) )?(?:[a-z0-9]+ )?(?:years?|months?) of being (?:an? )?${ADJECTIVES.en},? (?:and|but) (?:i|we)(?:'ve| have)? (?:(?:finally|just) )*(?:cracked|caved|stopped|quit|given up|gave up)`,
  `(?:(?:the|his|her|my|our) )?${NAME} allergy (?:is|has) (?:(?:finally|now|all) )*(?:gone|history|over|cured|disappeared|cleared up|behind (?:us|me|him|her))`,
  `(?:(?:the|my|his|her|our) )?(?:co?eliac|celiac|allergy) tests? (?:results? )?(?:(?:is|was|were|came back) )?(?:all )?negative`,
  `(?:(?:he|she|i|my [a-z]+) )?passed (?:the|his|her|my|their) ${NAME} challenge`,
  `(?:die |seine |ihre |meine )?([a-z]+?)-?allergie (?:ist|war) (?:(?:endlich|jetzt|zum gluck) )*(?:weg|vorbei|geschichte|uberstanden)|(?:der )?(?:zoliakie|allergie)-?test (?:(?:ist|war|kam) )?negativ`,
  `(?:l'|son |mon |sa )?allergie (?:aux? |a la |a l'|a )${NAME} (?:(?:a|est) )(?:(?:enfin) )?(?:disparu|passee|finie|guerie)`,
  `(?:(?:a mi [a-z]+ )?ya se (?:me|le|les|nos) (?:ha )?(?:paso|pasado|quito|fue) la alergia (?:al |a los |a las |a la |a )${NAME})`,
  `(?:l'|la sua |la mia )?allergia (?:al |alla |alle |agli |ai |all'|allo )${NAME} (?:e|le e) (?:(?:finalmente|ormai) )?(?:passata|sparita|finita)`,
  `(?:(?:i|we|he|she) )?(?:(?:have|has|'ve) )?(?:quit|stopped|gave up|given up)(?: (?:being|keeping))(?: an?)? ${ADJECTIVES.en}`,
  `(?:i|we) (?:(?:don't|do not) (?:keep|eat|cook|do) (?:kosher|halal|vegan|vegetarian|keto) any ?more|no longer (?:keep|eat|cook|do) (?:kosher|halal|vegan|vegetarian|keto))`,
  `(?:(?:i'?m|we're|an?) )*(?:ex|former|recovering|lapsed)[- ]${ADJECTIVES.en}`,
  `(?:(?:the|my|his|her|our) )?allergy tests? (?:for|on) ${NAME} (?:(?:have|has) )?(?:(?:came|come) back|was|were|is) (?:all )?(?:negative|clear)`,
  `(?:the |our |my |his |her )?(?:allergist|doctors?|hospital|gp|consultant|clinic|they) (?:has |have )?(?:gave|given) (?:me|him|her|us|them|${KIN}) the all[- ]clear (?:for|on|with) ${NAME}`,
  `(?:(?:they|we|i|the doctors?) )(?:thought|suspected|feared) (?:i|he|she|we|${KIN}) (?:had (?:an? )?${NOUNS.en}|was ${ADJECTIVES.en}|(?:was allergic|reacted|was reacting) to ${NAME}),? (?:(?:but|and) )?(?:the (?:hospital|clinic|doctors?|allergist) did the (?:test|tests|challenge)[a-z ]{0,20}? and )?(?:he|she|it|i|we|the (?:biopsy|tests?|challenge|results?)) ?(?:'s|'m|is|are|am|was|were|came back) (?:(?:completely|totally|perfectly|absolutely|all|fully) )*(?:fine|clear|negative)`,
  `(?:(?:mein|unser|ihr|sein)[a-z]* [a-z]+ |ich |sie |er )?(?:hat|habe) (?:(?:seine|ihre|meine|die) )?([a-z]+?)(?:-?allergie|unvertraglichkeit) (?:(?:endlich|inzwischen|langst|zum gluck) )*(?:uberwunden|verloren|hinter sich|ausgewachsen)`,
  `(?:fruher )?(?:(?:ich )?war(?: (?:ich|er|sie))?|(?:er|sie) war) (?:fruher )?(?:${ADJECTIVES.de}|${ALLERGIC.de}),? (?:(?:aber|doch|jetzt|heute|inzwischen|bin|ist|ich|er|sie|es) )*nicht mehr`,
  `(?:(?:yo|mi [a-z]+) )?(?:deje|dejo|dejamos) de ser ${ADJECTIVES.es}`,
  `(?:ho|abbiamo|ha) smesso di essere ${ADJECTIVES.it}|j'ai (?:arrete|cesse) d'etre ${ADJECTIVES.fr}`,
];
/** If nothing else is asked for, it is wished for. */
const eatenAgain: Rule[1] = (found, nameOf) => {
  const food = found.slice(0, -1).find((name) => name !== undefined);
  return FOODS([food], nameOf) === null
    ? null
    : /[\p{L}]{3}/u.test(found.at(-1) ?? '')
      ? ''
      : `i want ${food}`;
};
/** What somebody may eat again. */
const AGAIN: readonly string[] = [
  `(?:i|we|he|she|my [a-z]+) can (?:(?:finally|now) )?(?:eat|have|drink) ${NAME} (?:again|once more)`,
  `(?:ich darf|wir durfen|ich kann|(?:er|sie|mein[a-z]* [a-z]+) darf) (?:(?:endlich|jetzt) )?wieder ${NAME}(?: essen| trinken)?|(?:ich vertrage|(?:er|sie|mein[a-z]* [a-z]+) vertragt) (?:(?:endlich|jetzt) )?wieder ${NAME}`,
  `(?:j'ai|(?:il|elle|(?:mon|ma) [a-z]+) a) (?:a nouveau |de nouveau |enfin )?le droit (?:de manger |a |au |aux )(?:des |du |de la |les |le |la )?${NAME}(?: a nouveau| de nouveau)?`,
  `(?:ya |por fin )?(?:puedo|puede) (?:volver a )?(?:comer|tomar) (?:el |la |los |las )?${NAME} (?:otra vez|de nuevo)`,
  `(?:posso|puo) (?:di nuovo|finalmente) mangiare (?:il |la |i |le |gli )?${NAME}`,
];
const FAST_OVER: readonly string[] = [
  '(?:fini|finie?s) (?:le |la )?(?:vegetarisme|veganisme|regime|careme)|schluss mit (?:vegan|vegetarisch|diat|der diat|dem fasten)|se acabo (?:la dieta|ser vegan[oa])|basta con la dieta',
  `${FASTS.en}(?:'s| is| are| has been| have been)? (?:(?:finally|now|all) )*(?:over|done|finished|behind (?:me|us))`,
  `${FASTS.de} (?:ist|war) (?:(?:endlich|jetzt|nun) )*(?:vorbei|um|zu ende|rum|geschafft)`,
  `${FASTS.fr} (?:est|c'est) (?:enfin )?(?:fini|termine|passe)e?`,
  `${FASTS.es} (?:ya )?(?:ha terminado|ha acabado|se acabo|se ha acabado|termino|acabo|paso)|(?:ya )?se acabo ${FASTS.es}`,
  `${FASTS.it} (?:e )?(?:(?:ormai|finalmente) )*(?:finit[oa]|passat[oa]|terminat[oa])`,
];

/**
 * A restriction that is over, is denied, or is somebody's who does not eat: 'outgrew his egg allergy', 'I'm not diabetic', 'my coeliac
 * sister isn't coming'. Only the clause that says so is taken out, so that every rule reads what else is told. In text without accents,
 * with what is meant.
 */
export const LIFTED_HARM: readonly Rule[] = [
  // 'My wife isn't pregnant, my sister is.'
  [
    `(?:not|no longer|isn't|aren't|wasn't|no)(?: (?:a|an|actually|really|even))* (${ADJECTIVES.en})(?: (?:any ?more|myself|here))?[,;.?]? (?:[a-z']+ [a-z]+[.,;] )?(?:(?:but|only|and|just|actually|though) )*((?:my |our |the )?[\\p{L}'-]+(?: [a-z-]+)?|i) (?:is|am|are)(?= *(?:[,.!;]|$| and\\b))`,
    ([trait = '', who = '']) => `${who} is ${trait.replace(/s$/, '')}`,
  ],
  [
    `(?:nobody|no one|none of us)(?: here)? (?:is|are) (?:an? )?(${ADJECTIVES.en})[,.;]? (?:except(?: for)?|apart from|but|bar|save(?: for)?|other than|only|well)`,
    ([trait = '']) => `one is ${trait.replace(/s$/, '')},`,
  ],
  // 'Negative for gluten, for lactose positive.'
  [
    `(?:for|to|on|auf|au|a la|al|alla) ${NAME}(?: (?:was|is|came back|war|ist))? positiv[aeo]?`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `allergic to ${name}` : null),
  ],
  [
    `fail(?:ed|s) (?:(?:the|his|her|my|their) )?${NAME} (?:one|challenge|test)`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `allergic to ${name}` : null),
  ],
  // 'No nut allergy, there's a shellfish one.'
  [
    `(?<=\\ballerg[a-z]+\\b[^.!?\\n]{0,40})(?:there's|there is|just|only|but)(?: also)? an? ${NAME} one`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `${name} allergy` : null),
  ],
  // 'Lactose isn't a problem, milk is.'
  [
    `(?<=\\b(?:isn't|aren't|is not|are not|is|are|no) (?:(?:an?|no) )?(?:problem|issue)\\b[^.!?\\n]{0,30}[,;] ?)${NAME} (?:is|are)(?=\\s*(?:[,.;!]|$))`,
    ([name = '']) => `no ${name}`,
  ],
  [
    `${NAME} (?:ist|sind) (?:kein problem|in ordnung|ok) fur (?:mich|uns)[,;] (?:aber )?fur [a-z]+ (?:schon|nicht)`,
    ([name = '']) => `kein ${name}`,
  ],
  [
    `(?:n')?(?:ai|a|ont|avons) (?:pas|plus) le droit (?:de manger |de boire |a |au |aux )(?:des |du |de la |de l'|les |le |la )?${NAME}`,
    ([name = '']) => `sans ${name}`,
  ],
  // 'I can eat eggs again soon' is not yet.
  [
    `can (?:(?:maybe|probably) )?(?:eat|have|drink) ${NAME} again (?:soon|next [a-z]+|in [a-z0-9]+ [a-z]+|from [a-z]+|once|when|after|only|if)`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `no ${name}` : null),
  ],
  [
    `(?:wish (?:i|we|he|she) could (?:eat|have|drink) ${NAME} again|can (?:i|we|he|she|they|my [a-z]+) (?:eat|have|drink) ${NAME} again(?=\\s*[?]))`,
    ([wished, asked], nameOf) => {
      const name = wished ?? asked;
      return FOODS([name], nameOf) === '' ? `no ${name}` : null;
    },
  ],
  [
    `(?<=\\ballerg[a-z]+\\b[^.!?\\n]{0,30})(?:but|only|just|and) one to ${NAME}`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `allergic to ${name}` : null),
  ],
  // 'Nobody has allergies, well, Tim has: peanuts.'
  [
    `(?:nobody|no one|none of us)[^.!?\\n]{0,30}?allerg[a-z]+,? (?:(?:well|but|except|only),? )+[a-z]+ (?:has|is)[:,]? (?:to )?${NAME}(?=\\s*(?:$|[.!;,]))`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `allergic to ${name}` : null),
  ],
  // 'The egg test was negative, the milk test was not.'
  [
    `(?:the|his|her|my) ${NAME} (?:allergy )?test (?:was not|wasn't|was positive|came back positive)`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `allergic to ${name}` : null),
  ],
  ...NOT_AT_TABLE,
  ...OVER.map((said): Rule => [NOT_NOT + guarded(said, NOBODY_ELSE), FOODS]),
  ...AGAIN.map((said): Rule => [`${NOT_NOT + guarded(said, NOBODY_ELSE)}(?=([^]*))`, eatenAgain]),
  ...FAST_OVER.map((said): Rule => [NOT_NOT + guarded(said, NOBODY_ELSE), ALWAYS]),
  ...[...denied(ADJECTIVES), ...DENIED_NOUNS].map(
    (said): Rule => [guarded(said, NOT_THIS, NOBODY_ELSE), ALWAYS],
  ),
  [
    guarded(
      `(?!(?:that|which|it|this|what|anything|nothing|who) )[\\p{L}]+ (?:isn't|is not|was not|wasn't) (?:(?:actually|really|in fact) )?${ALLERGIC.en}`,
      NO_OTHER,
      NOBODY_ELSE,
    ),
    FOODS,
  ],
  ...denied(ALLERGIC).map((said): Rule => [guarded(said, NO_OTHER, NOBODY_ELSE), FOODS]),
  [
    `no problem with ${NAME},? (?:except|apart from|but|other than)(?: for)? (?:the|an|his|her|my) allergy`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `allergic to ${name}` : null),
  ],
  [
    `${NAME} (?:ist|sind|is|are) (?:kein|no|not a) problem,? (?:solange|as long as|if) (?:keine?|none|there are none|they're not|it's not|nobody)(?![\\p{L}])`,
    ([name = ''], nameOf) => (FOODS([name], nameOf) === '' ? `no ${name}` : null),
  ],
  ...NO_PROBLEM.map((said): Rule => [guarded(said, NO_OTHER, NO_EXCEPTION, NOBODY_ELSE), FOODS]),
  ...OF_NOBODY.map((said): Rule => [guarded(said, NO_EXCEPTION, NOBODY_ELSE), FOODS]),
];
