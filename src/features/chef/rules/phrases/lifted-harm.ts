import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { NO_OTHER } from './denied-harm.ts';

/** What is meant by what was found, or `null` if it stays as it was written; `nameOf` tells what a food or dish is called in English. */
type Meant = (
  found: readonly (string | undefined)[],
  nameOf: (said: string) => string | null,
) => string | null;
type Rule = readonly [said: string, meant: Meant];

const NAME = String.raw`((?:[\p{L}'-]+ )??[\p{L}'-]+?)`;
/** A question denies nothing: 'Not pregnant? I am.' */
const END = String.raw`(?=\s*(?:$|[.!;,:)\n–-]| (?:so|and|but|et|und|y|e|donc|mais|aber|also|pero|asi|ma|quindi|please|bitte)(?![\p{L}'])))`;

/** Who only hopes for it, or has it told by somebody, does not know it. */
const KNOWN = String.raw`(?<!\b(?:if|whether|may|maybe|might|could|should|would|will|probably|perhaps|possibly|apparently|suppos\w+|seem\w*|likely|reckons?|wonder\w*|heard|vielleicht|wohl|angeblich|wahrscheinlich|scheint|glaub\w*|peut-etre|apparemment|parait|semble|crois|quizas?|tal vez|parece|a lo mejor|creo|forse|sembra|pare|credo|hop(?:e|es|ing)|wish\w*|unless|until|till|once|when|before|check|sure|thinks?|case|guess|doubt|say|said|says|saying|told|true|claim\w*|pretend\w*|never|not yet|ob|wenn|falls|hoff\w+|wunsch\w*|sag\w*|behaupt\w*|bis|sobald|si|dire|dit|souhait\w*|quand|jusqu|espere\w*|decir|dicho|ojala|quisiera|cuando|hasta|se|detto|vorrei|magari|sper\w+|quando|finche|not only)\b[^.!?;\n]{0,40})`;
/** Somebody else of whom it is true: 'my wife isn't pregnant, my sister is'. */
const NOBODY_ELSE = String.raw`(?![^]*(?<!\bthat's what it |\b(?:all|what|anything|everything|whatever) (?:i|we|you) |\bit )(?<![\p{L}'])(?:is|are|am|was|has|have|had|does|do|did|can't|cannot|isn't|wasn't|hasn't|not|ist|sind|bin|hat|haben|schon|doch|nicht|est|sont|suis|l'est|es|soy|son|lo es|lo esta|si|lo e|ce l'ha|lo sono|no)(?=\s*(?:[,.!?;:)]|$| (?:and|und|et|y|e) )))(?![^]*\b(?:neither|inherit\w*|both|(?:so|nor) (?:am|is|are|do|does|can|has|have) (?:i|we|he|she|they|my|our|the)|(?:though|however|hingegen|dagegen|en cambio|en revanche|invece)(?=\s*(?:[.,;!]|$))|(?:it'?s|that'?s|it is|that is) (?:my|our|his|her) (?!birthday|favou?rite|turn|day|first|last|anniversary)|(?:only|nur|solo|que) (?:my|our|mein\w*|unser\w*|mon|ma|mi|il mio|la mia) \w+(?=\s*(?:[.,;!]|$))|not for|nicht fur|pas pour|no para|non per|still (?:is|has|are|fast\w*|keep\w*|can't|carr\w+|react\w*)|(?:too|either|as well|auch|ebenfalls|aussi|non plus|tambien|tampoco|anche|pure|neanche|nemmeno)(?=\s*(?:[,.!?;:)]|$))|(?:ich|sie|er|wir|ella|el|yo|lei|lui|io|moi|elle|lui) (?:auch|aussi|tambien|tampoco|anche)|(?:io|ich|moi|yo) (?:non|nicht|no)\b|ausserdem|encore (?:allerg|intol)|sigu?[eo]|epi ?pen)\b)`;
/** What it is instead: 'not coeliac, it's shellfish'. */
const NOT_THIS = String.raw`(?![^]*\b(?:it'?s|it is|they'?re|they are|c'est|ce sont|es ist|das ist|es sind|(?:son|sono) (?:i|gli|le|los|las)) (?:the |about |le |la |les |die |der |das )?[\p{L}]+(?=\s*(?:[.,;!?]|$| (?:that|which|he|she|and|qui|que|che)\b)))`;
/** Who denies it of everybody excepts nobody. */
const NO_EXCEPTION = String.raw`(?![^.!?;\n]*\b(?:but|except|only|apart|besides|save|minus|bar|though|however|although|well|unless|other than|nur|aber|sondern|ausser|bis auf|mais|seulement|sauf|hormis|pero|sino|solo|salvo|excepto|menos|ma|bensi|tranne|soltanto|eccetto|a parte)\b)(?![^]*[.!?;,\n] ?(?:doch|enfin si|ah si|mais si|si|anzi|ah no|oh wait|except|apart from|but|only)\b)`;
/** Somebody who does not eat with them is not spoken of again. */
const NOT_AGAIN = String.raw`(?![^]*\b(?:she|her|he|him|his|they|them|their|lunch ?box\w*|post|send|mail|parcel|hamper|deliver|bring|tomorrow|later|leftovers|sie|ihr|ihm|ihn|ihnen|elle|lui|leur|ella|ellos|lei|loro|gli)\b)`;

const FOODS: Meant = (found, nameOf) =>
  found.every((name) => !name || FOOD_GROUPS.has(name.trim().toLowerCase()) || nameOf(name.trim()) !== null)
    ? ''
    : null;
const ALWAYS: Meant = () => '';

const KIN =
  '(?:my|our|the|his|her) (?:[a-z]+ )?(?:mum|mom|dad|mother|father|sister|brother|aunt|uncle|cousin|nephew|niece|gran|nan|grand[a-z]+|wife|husband|partner|girlfriend|boyfriend|friend|flatmate|housemate|kids?|child|son|daughter|boy|girl|toddler|little one|neighbou?r|boss|colleague|guest|mate)s?(?:[- ]in[- ]law)?';
const HOW =
  '(?:(?:actually|really|at all|just|finally|now|totally|completely|also|even|a|an|any|strictly|ja|doch|gar|ubrigens|endlich|jetzt|hier|du tout|mica|affatto|ya|nunca|mas) )*';
const LATELY =
  '(?: (?:any ?more|now|at all|after all|these days|here|either way|at last|already|years ago|a while ago|long ago|for years|last (?:week|month|year|spring|summer|autumn|winter)|(?:since|in) [a-z]+|bei uns|hier|in der runde|ici|chez nous|a table|aqui|en casa|qui|in casa))*';

/** What somebody is, who must not eat everything. */
const ADJECTIVES = {
  en: '(?:vegan|vegetarian|veggie|pescatarian|co?eliac|celiac|diabetic|pregnant|breastfeeding|kosher|halal|muslim|(?:lactose|gluten|dairy|fructose)[- ]intolerant|dieting|fasting|on (?:a|any)(?: special)? diets?)s?',
  de: '(?:vegan(?:er(?:in(?:nen)?)?)?|vegetari(?:er(?:in(?:nen)?)?|sch)|schwanger|diabetiker(?:in(?:nen)?)?|zuckerkrank|(?:laktose|gluten)intolerant|auf diat|muslime?)',
  fr: '(?:vegetarien(?:ne)?s?|vegane?s?|vegetalien(?:ne)?s?|enceinte|diabetiques?|coeliaques?|celiaques?|intolerante?s? (?:au (?:lactose|gluten))|au regime|musulmane?s?)',
  es: '(?:vegetarian[oa]s?|vegan[oa]s?|celiac[oa]s?|diabetic[oa]s?|embarazada|intolerantes? (?:a la lactosa|al gluten)|a dieta|musulman(?:a|es)?)',
  it: '(?:vegetarian[oaie]|vegan[oaie]|celiac[oaih]+|diabetic[oaih]+|incinta|intollerant[ei] al (?:lattosio|glutine)|a dieta|musulman[oaie])',
};
const ALLERGIC = {
  en: `(?:allergic|intolerant|sensitive) to ${NAME}`,
  de: `(?:(?:gegen|auf) ${NAME} allergisch|allergisch (?:gegen|auf) ${NAME})`,
  fr: `(?:allergique|intolerante?)s? (?:aux? |a la |a l'|a )${NAME}`,
  es: `(?:alergic[oa]|intolerante)s? (?:al |a los |a las |a la |a )${NAME}`,
  it: `(?:allergic|intollerant)[oaihe]+ (?:al |alla |alle |agli |ai |all'|allo )${NAME}`,
};
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
  `(?:(?:i|we|he|she|they|you|it turns out i|turns out i|${KIN}) ?(?:am|are|is|was|were|'m|'s|'re) ?|(?:i'?m|we're|she's|he's) |(?<=^|[.!?;,:\\n] ?(?:no, )?))(?:not|no longer|(?<=\\b(?:is|are|was|were) ?)n't) ${HOW}${of.en}`,
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
const OF_NOBODY: readonly string[] = [
  `(?:nobody|no one|none of us)(?:'s| here| at (?:the|this) table| in (?:the|this) (?:house|family))* ?(?:is|are|has|have|'s)? ${HOW}(?:${ADJECTIVES.en}|${NOUNS.en}|allergic(?: to (?:anything|a thing))?|intolerant)`,
  `(?:(?:i|we) (?:have |'ve )?(?:got )?)?(?:no|zero) (?:known )?${NOUNS.en}${NOR}(?: in (?:this|the|our) (?:house|family|home))?`,
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
  en: '(?:lent|ramadan|ramadhan|passover|veganuary|dry january|the fast|fasting|(?:(?:my|the|our|his|her) )?(?:vegan|vegetarian|veggie|keto) (?:phase|month|week|diet|experiment|days))',
  de: '(?:(?:die )?fastenzeit|(?:der )?(?:fastenmonat|ramadan)|(?:das )?fasten|(?:die |meine )?(?:vegane|vegetarische) (?:phase|zeit))',
  fr: '(?:le (?:careme|ramadan|jeune)|(?:ma |la )?(?:periode|phase) (?:vegane?|vegetarienne))',
  es: '(?:(?:la )?cuaresma|(?:el )?(?:ramadan|ayuno)|(?:mi |la )?(?:etapa|fase) (?:vegan|vegetarian)a)',
  it: '(?:(?:la )?quaresima|(?:il )?(?:ramadan|digiuno)|(?:la mia |la )?fase (?:vegan|vegetarian)a)',
};
const OUTGROWN = '(?:outgrew|outgrown|grew out of|grown out of)';
const OVER: readonly string[] = [
  `(?:(?:i|he|she|they|we|${KIN}) ?)?(?:(?:has|have|'s|'ve) )?(?:(?:just|finally|now|totally|completely) )*${OUTGROWN} (?:(?:the|that|his|her|their|my|a|an) )?${NAME}(?: (?:allergy|intolerance))?`,
  `(?:(?:i|he|she|they|we|${KIN}) )?(?:(?:used to be|was|were|had been) )(?:${ADJECTIVES.en}|${ALLERGIC.en})(?: (?:as|when|in|for|until|till) [^.!?;,\\n]{2,30}?)?[,;.]? ?(?:(?:but|and|then|i|he|she|we|they|now|totally|has|have|'ve|'s|am|is|are|luckily|thankfully) )*(?:not (?:any ?more|now|these days)|no longer|no more|over it|cured|stopped|quit|${OUTGROWN} it)`,
  `(?:(?:i|we|he|she) (?:was|were) )(?:an? )?${ADJECTIVES.en} (?:until|till) (?:[a-z]+ ){0,2}[a-z]+`,
  `(?:(?:i|we)(?:'ve|'d)? )?(?:was |were |been |have been )*(?:an? )?${ADJECTIVES.en} for (?:[a-z0-9]+ ){1,3}?(?:years?|months?|weeks?|ages),? (?:(?:but|and|i|we|then) )*(?:stopped|quit|gave (?:it )?up)`,
  `(?:(?:i|we|he|she) )?(?:(?:have|has|'ve) )?(?:quit|stopped|gave up|given up)(?: (?:being|keeping))(?: an?)? ${ADJECTIVES.en}`,
  `(?:(?:i'?m|we're|an?) )*(?:ex|former|recovering|lapsed)[- ]${ADJECTIVES.en}`,
  `(?:(?:the|my|his|her|our) )?allergy tests? (?:for|on) ${NAME} (?:(?:have|has) )?(?:(?:came|come) back|was|were|is) (?:all )?(?:negative|clear)`,
  `(?:the |our |my |his |her )?(?:allergist|doctors?|hospital|gp|consultant|clinic|they) (?:has |have )?(?:gave|given) (?:me|him|her|us|them|${KIN}) the all[- ]clear (?:for|on|with) ${NAME}`,
  `(?:(?:they|we|i|the doctors?) )(?:thought|suspected|feared) (?:i|he|she|we|${KIN}) (?:had (?:an? )?${NOUNS.en}|was ${ADJECTIVES.en}|(?:was allergic|reacted|was reacting) to ${NAME}),? (?:(?:but|and) )?(?:the (?:hospital|clinic|doctors?|allergist) did the (?:test|tests|challenge)[a-z ]{0,20}? and )?(?:he|she|it|i|we|the (?:biopsy|tests?|challenge|results?)) ?(?:'s|'m|is|are|am|was|were|came back) (?:(?:completely|totally|perfectly|absolutely|all|fully) )*(?:fine|clear|negative)`,
  `(?:(?:mein|unser|ihr|sein)[a-z]* [a-z]+ |ich |sie |er )?(?:hat|habe) (?:(?:seine|ihre|meine|die) )?([a-z]+?)(?:-?allergie|unvertraglichkeit) (?:(?:endlich|inzwischen|langst|zum gluck) )*(?:uberwunden|verloren|hinter sich|ausgewachsen)`,
  `(?:fruher )?(?:(?:ich )?war(?: (?:ich|er|sie))?|(?:er|sie) war) (?:fruher )?(?:${ADJECTIVES.de}|${ALLERGIC.de}),? (?:(?:aber|doch|jetzt|heute|inzwischen|bin|ist|ich|er|sie|es) )*nicht mehr`,
  `(?:(?:yo|mi [a-z]+) )?(?:deje|dejo|dejamos) de ser ${ADJECTIVES.es}`,
  `(?:ho|abbiamo|ha) smesso di essere ${ADJECTIVES.it}|j'ai (?:arrete|cesse) d'etre ${ADJECTIVES.fr}`,
];
const FAST_OVER: readonly string[] = [
  `${FASTS.en}(?:'s| is| has been)? (?:(?:finally|now|all) )*(?:over|done|finished|behind (?:me|us))`,
  `${FASTS.de} (?:ist|war) (?:(?:endlich|jetzt|nun) )*(?:vorbei|um|zu ende|rum|geschafft)`,
  `${FASTS.fr} (?:est|c'est) (?:enfin )?(?:fini|termine|passe)e?`,
  `${FASTS.es} (?:ya )?(?:ha terminado|ha acabado|se acabo|se ha acabado|termino|acabo|paso)|(?:ya )?se acabo ${FASTS.es}`,
  `${FASTS.it} (?:e )?(?:(?:ormai|finalmente) )*(?:finit[oa]|passat[oa]|terminat[oa])`,
];

const TODAY =
  '(?: (?:tonight|today|after all|this (?:time|week|weekend|evening|month|year)|any ?more|for dinner|now|for good|heute(?: abend)?|diesmal|dieses wochenende|ce (?:soir|week-end)|cette (?:semaine|fois)|esta (?:noche|semana|vez)|este fin de semana|hoy|oggi|stasera|questa (?:sera|volta|settimana)))*';
const ABSENT = {
  en: `(?:(?:is not|are not|'s not|'re not|isn't|aren't|won't be) (?:coming|joining(?: us)?|here|there|eating with us|invited)|(?:can't|couldn't|won't|didn't) (?:make it|come|join us)|(?:has |have )?cancell?ed|(?:is|are|'s|'re) (?:away|abroad|on holiday|gone|travelling)|(?:has|have) (?:left(?: the (?:company|firm|team|country))?|moved (?:out|away))|(?:has not|hasn't) visited(?: (?:since|in) [a-z0-9]+(?: years)?)?)`,
  de: '(?:kommt (?:(?:aber|heute|doch) )*nicht|ist (?:(?:aber|heute|gerade) )*(?:verreist|nicht (?:da|dabei)|weg|im urlaub)|hat abgesagt|isst (?:heute )?nicht mit)',
  fr: "(?:ne (?:vient|mange) (?:pas|plus)(?: avec nous)?|vient pas|est (?:absente?|en vacances|en voyage|parti?e?)|a annule|n'est pas la|ne sera pas la)",
  es: '(?:no (?:viene|vendra|esta|cena con nosotros)|esta (?:de viaje|fuera|de vacaciones)|ha cancelado|cancelo)',
  it: "(?:non (?:viene|verra|c'e|ci sara|mangia con noi)|e (?:via|in viaggio|in vacanza|fuori)|ha (?:disdetto|annullato))",
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
/** Who is told of and does not come to the table. */
const NOT_EATING: readonly string[] = [
  `(?:my|our|the) (?:[a-z-]+ )?${ADJECTIVES.en} [a-z-]+ ${ABSENT.en}${TODAY}`,
  `(?:my|our|the) (?:[a-z-]+ ){1,3}(?:with (?:the|a|his|her) ${NAME} allergy|who(?:'s)? ${OF_NOT_HAVING.en}),? ${ABSENT.en}${TODAY}`,
  `(?:my|our|the) (?:[a-z-]+ ){1,3}${OF_NOT_HAVING.en}${BUT}(?:lives? in [a-z]+(?: [a-z]+)?,? (?:and )?)?${ABSENT.en}${TODAY}`,
  `(?:(?:mein|unser)[a-z]* )(?:vegan|vegetarisch|schwanger|zuckerkrank)e[rnms]? [a-z]+ ${ABSENT.de}${TODAY}`,
  `${WHOSE.de} ${OF_NOT_HAVING.de}${BUT}${ABSENT.de}${TODAY}`,
  `(?:mon|ma|mes|notre) [a-z-]+ ${ADJECTIVES.fr} ${ABSENT.fr}${TODAY}`,
  `${WHOSE.fr} ${OF_NOT_HAVING.fr}${BUT}${ABSENT.fr}${TODAY}`,
  `(?:mi|mis|nuestr[oa]) [a-z]+ ${ADJECTIVES.es} ${ABSENT.es}${TODAY}`,
  `${WHOSE.es} ${OF_NOT_HAVING.es}${BUT}${ABSENT.es}${TODAY}`,
  `(?:la |il )?(?:mi|nostr)[oa] [a-z]+ ${ADJECTIVES.it} ${ABSENT.it}${TODAY}`,
  `${WHOSE.it} ${OF_NOT_HAVING.it}${BUT}${ABSENT.it}${TODAY}`,
  // Who is no more, or was here before.
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
  `(?:(?:the|my|our) )?(?:kids|children|boys|girls|little ones?|toddler|baby|twins) ?(?:are|is|'s|'re) (?:all |already |finally )*(?:asleep|in bed|away|(?:at|with|staying with|staying at) (?:(?:their|his|her|the) )?(?:dad|mum|mom|father|mother|grandparents|gran|nan|granny|grandma|friends?|auntie)(?:'?s)?|at (?:summer )?camp)(?: and (?:already |been )*fed)?(?: (?:already|this evening|for the (?:night|weekend)))?${TODAY}`,
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
const FOR_US = String.raw`(?=[^]*(?:\b(?:for (?:us|me|humans)|not for (?:him|her|it|the (?:dog|cat))|i can (?:eat|have)|i know)\b|\b(?:fur (?:uns|mich)|nicht fur (?:ihn|sie)|pour (?:nous|moi)|para (?:nosotros|mi)|per (?:noi|me))\b))(?![^]*\b(?:for (?:my|the|our) (?:dogs?|cats?|puppy)|baby|toddler)\b)`;
const OF_PETS: readonly string[] = [
  `(?:what )?${PET.en}s? (?:can't|cannot|shouldn't|mustn't|isn't allowed to) (?:have|eat)(?: any)? (?:is )?${NAME}(?:, (?:obviously )?(?:i know|it's not for (?:him|her|it|them)))?`,
  `(?:dogs|cats) (?:can't|cannot|shouldn't|mustn't) (?:have|eat) ${NAME}`,
  `${PET.de} darf (?:ja )?keine?n? ${NAME}(?: essen| fressen)?`,
  `${PET.fr} (?:ne )?(?:peut|doit) pas (?:manger|avoir) (?:de |d'|du |des )${NAME}`,
  `${PET.es} no puede (?:comer|tomar) ${NAME}`,
  `${PET.it} non puo (?:mangiare|avere) ${NAME}`,
];

/** It is not over, or not so. */
const NOT_NOT = String.raw`(?<!\b(?:not|[a-z]+n't|nearly|almost|nicht|pas|no|non|todavia|ancora|kein\w*)\b[^.!?;,\n]{0,30})`;
const UNSURE = String.raw`(?![^]*\b(?:not (?:so |quite |entirely |really )?sure|(?:i|we) (?:think|guess|hope|suppose)|hopefully|supposedly|apparently|maybe|fingers crossed|(?:will|'ll|must|should) (?:re)?test|to be (?:tested|confirmed)|nicht sicher|hoffentlich|vielleicht|glaube? ich|je crois|j'espere|peut-etre|creo que|espero|quizas?|credo|spero|forse)\b)`;
const guarded = (said: string, ...after: string[]) =>
  `${KNOWN}(?:${said})${LATELY}${END}${UNSURE}${after.join('')}`;

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
  ...OF_PETS.map((said): Rule => [guarded(said, FOR_US, NOBODY_ELSE), FOODS]),
  [
    `(?:the|die|der|das|le|la|les|el|los|las|il|lo|i|le) ${NAME} (?:is|are|ist|sind|est|sont|c'est|es|son|e|sono) (?:just |all |nur )?(?:for (?:me|us)|fur (?:mich|uns)|pour (?:moi|nous)|para (?:mi|nosotros)|per (?:me|noi))(?=\\s*(?:$|[.!;,]))`,
    ([name = ''], nameOf) => (nameOf(name) ? name : null),
  ],
  // Whose baby is born is no baby.
  [
    '(?<=\\bpregnant\\b[^.!?\\n]{0,40})(?:(?:the|our|my) )?baby (?:has )?(?:arrived|came|was born|is here)(?: (?:on )?[a-z]+day| last [a-z]+| yesterday| safely| early)*',
    () => 'i had a baby',
  ],
  // Who is asleep may be the one to eat it later.
  [
    '(?<=\\b(?:baby|toddler)\\b[^.!?;\\n]{0,60})(make|give|feed|cook) (?:her|him)',
    ([verb = '']) => `${verb} the baby`,
  ],
  ...NOT_EATING.map((said): Rule => [NOT_NOT + guarded(said, NOBODY_ELSE, NOT_AGAIN), FOODS]),
  ...CHILDREN_AWAY.map((said): Rule => [NOT_NOT + guarded(said, NOT_AGAIN), ALWAYS]),
  ...OVER.map((said): Rule => [NOT_NOT + guarded(said, NOBODY_ELSE), FOODS]),
  ...FAST_OVER.map((said): Rule => [NOT_NOT + guarded(said, NOBODY_ELSE), ALWAYS]),
  ...[...denied(ADJECTIVES), ...DENIED_NOUNS].map(
    (said): Rule => [guarded(said, NOT_THIS, NOBODY_ELSE), ALWAYS],
  ),
  ...denied(ALLERGIC).map((said): Rule => [guarded(said, NO_OTHER, NOBODY_ELSE), FOODS]),
  ...OF_NOBODY.map((said): Rule => [guarded(said, NO_EXCEPTION, NOBODY_ELSE), FOODS]),
];
