import { FOOD_GROUPS } from '../safety/food-groups.ts';

/** What is meant by what was found, or `null` if it stays as it was written; `nameOf` tells what a food or dish is called in English. */
type Meant = (found: readonly string[], nameOf: (said: string) => string | null) => string | null;

const NAME = String.raw`((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)`;
const END = String.raw`(?=\s*(?:$|[.!?;,:)\n–-]| (?:so|and|et|und|y|e|but|mais|aber|pero|ma|for|pour|fur|para|per|please|bitte)(?![\p{L}'])))`;
/** Somebody who hopes for it does not know it, and somebody who cannot say it says the opposite. */
export const TOLD_AS_TRUE = String.raw`(?<!\b(?:if|whether|hop\w+|wish\w*|unless|check|sure|think\w*|thought|case|guess|doubt|say|said|says|saying|told|true|claim\w*|pretend\w*|falls|ob|wenn|hoff\w+|wunsch\w*|sag\w*|behaupt\w*|si|se|dire|dit|souhait\w*|aimer\w*|decir|dicho|ojala|quisiera|dire|detto|vorrei|magari|sper\w+|esper\w+|not only)\b[^.!?;\n]{0,40})`;
/** After a colon or a dash comes what it is instead. */
const DENIED = END.replace('[.!?;,:)\\n–-]', '[.!?,)\\n]');
/** What else the sentence says may be the harm. */
export const NO_OTHER = String.raw`(?![^]*[.!?;,\n] ?(?:doch|enfin si|ah si|mais si|si|anzi|ah no|well|oh wait|except|apart from|ausser)\b)(?![^.!?;\n]*\b(?:but|except|only|just|rather|though|however|although|nur|aber|sondern|ausser|mais|seulement|sauf|pero|sino|solo|salvo|excepto|ma|bensi|tranne|soltanto)\b)(?![^\n]*\b(?:is|are|am|has|have|does|ist|sind|bin|hat|est|sont|suis|es|son|soy|e|sono)(?: not| allergic)?(?= *(?:[,.!?;)]|$)))(?![^]*\b(?:it'?s|it is|that'?s|that is|they'?re|c'est|es ist|das ist|es (?:el|la|los|las)|sono (?:i|gli|le)|e (?:il|la|lo)|problem\w*|issues?|culprits?|trouble|hospital|epi ?pen|hives|ill|sick|poorly|react\w*|swell\w*|vomit\w*)(?![\w']))`;
const ILL =
  '(?:all?ergi\\w*|alergic\\w*|intoler\\w*|intoll\\w*|sensitiv\\w*|co?eliac|celiac\\w*|celiaqu\\w*)';
const AM =
  "(?:(?:(?:i|he|she|it|we|they|you|nobody|no one|none of (?:us|them)|(?:my|our|his|her|their) [a-z]+) ?(?:am|is|are|was|were|'m|'s|'re) |i'?m |(?:is|are|was|were)(?=n't))?)";
const NOT = "(?:(?:not|no longer)|(?<=\\b(?:is|are|was|were))n't)";
const TO = "(?:(?:to|of|aux?|a la|a los|a las|alla|alle|agli|allo|al|ai|gegen|auf|di|a) |a l'|all')";

/** Whether a name is one of a food, or of a group of them: 'dairy'. */
const isFood = (name: string, nameOf: (said: string) => string | null): boolean =>
  FOOD_GROUPS.has(name.trim().toLowerCase()) || nameOf(name) !== null;
const isKnownFood: Meant = ([name = ''], nameOf) => (isFood(name, nameOf) ? '' : null);
/** Allergens that nobody eats. */
const NO_FOOD =
  '(?:cats?|dogs?|horses?|animals?|fur|dust(?: mites?)?|feathers|pollen|grass|penicillin|aspirin|nickel|plasters|wasp stings?|bee stings?|wool|perfume)';

const FINE = '(?:fine|ok|okay|alright|all right|no problem|allowed|safe|not a problem)';
/** Meat and fish that are fine are what somebody would like. */
const OF_ANIMALS =
  /\b(?:meat|beef|steak|pork|lamb|chicken|turkey|duck|fish|salmon|cod|tuna|prawns?|shrimps?|seafood|bacon|ham|sausages?|mince)\b/i;
const RESTRICTS =
  "(?:no|not|without|free|all?erg\\w*|intoleran\\w*|can'?t|cannot|avoid\\w*|except|co?eliac|(?:is|are) out|ohne|sans|sin|senza)";

/** Said of foods that are not the harm beside one that is: they may be in it, but nobody asks for them. */
const permitted: Meant = ([list = ''], nameOf) => {
  const names = list.split(/,| and | or | & /).map((each) => each.trim());
  return names.every(
    (name) => isFood(name.replace(/^(?:the|and|but|or) /, ''), nameOf) && !OF_ANIMALS.test(name),
  )
    ? ' '
    : null;
};

/**
 * What sounds like a harm and says that there is none: a joke, what somebody is not allergic to, and what may well be in a dish. In
 * text without accents, with what is meant.
 */
export const DENIED_HARM: readonly (readonly [said: string, meant: Meant])[] = [
  // 'Allergic to cats and nuts': the nuts are the harm.
  [
    `(?<=\\b(?:allergic|intolerant|allergy|allergies) to )(?:${NO_FOOD}, ?)*${NO_FOOD},? (?:and|or|&) (?:to )?${NAME}${END}`,
    ([name = ''], nameOf) => (isFood(name, nameOf) ? name : null),
  ],
  [
    '(?:(?:i |we )?(?:have|has|got|there are|are) )?(?:no|zero) (?:food )?(?:allergies|allergy|intolerances?|restrictions?)(?: (?:here|at all|in the (?:house|family)))?,? (?:except(?: for| that)?|apart from|other than|bar|but)(?= [^.!?;\\n]*\\b(?:allerg|intoler|coeliac|celiac))',
    () => '',
  ],
  [
    String.raw`${AM}allergic to (?:absolutely |literally )?(?:nothing|nada)(?=[.,;!?]| *$| (?:so|and)\b)`,
    () => '',
  ],
  // A vegetarian who eats fish.
  [
    '(?:vegetarien(?:ne)?s?,? (?:mais|qui) (?:(?:il|elle|je|on) )?mang(?:e|ent)(?: (?:du|le|des|aussi du))? poissons?|vegetarian[oa]s?,? (?:pero|que) (?:si )?comen?(?: (?:el|de))? pescado|vegetarian[oaie],? (?:ma|che) mangia(?:no)?(?: il| del)? pesce|vegetarier(?:in)?,? (?:aber|der|die|und) (?:(?:er|sie|ich) )?(?:isst|esse|essen)(?: (?:aber|auch))? fisch|vegetarier(?:in)?,? (?:der|die) fisch isst)',
    () => 'pescatarian',
  ],
  // 'Not allergic to nuts, so go wild.'
  [
    `${TOLD_AS_TRUE}${AM}${NOT} (?:actually |really |at all )?(?:allergic|intolerant|sensitive) (?:to|of) ${NAME}(?:(?:,? (?:and|or|nor)) (?:to )?${NAME})?${DENIED}${NO_OTHER}`,
    ([one = '', other], nameOf) => (isFood(one, nameOf) && (!other || isFood(other, nameOf)) ? '' : null),
  ],
  [
    `${TOLD_AS_TRUE}${AM}${NOT} (?:actually |really )?(?:[a-z]+[ -])?(?:intolerant|allergic|co?eliac)(?: any ?more| at all| these days)${DENIED}${NO_OTHER}`,
    () => '',
  ],
  // 'I used to be allergic to strawberries, but the doctor tested me and I'm totally fine.'
  [
    String.raw`(?:(?:i|he|she|we|they|my [a-z]+) )?used to be (?:allergic|intolerant|sensitive) (?:to|of) ${NAME}(?: (?:as|when|in) [^.!?;,\n]{2,30}?)?,? (?:but|and|though) (?:[\p{L}']+ ){0,10}?(?:(?:i'm|he's|she's|they're|we're|is|am|are|was|were) (?:all |totally |completely |absolutely |perfectly |now )*(?:fine|ok|okay|clear|cured|over it)|(?:grew|grown) out of it|gave (?:me|him|her|us) the all clear)(?: now| again| these days)?(?=[.,;!?]| *$)`,
    isKnownFood,
  ],
  // 'Allergic to prawns but not to fish': the fish is not harm.
  [
    `(?<=\\b${ILL}\\b[^.!?;\\n]{0,80})(?:but not|mais pas|(?:aber|jedoch) nicht|pero no|ma non|though not) (?:${TO})?(?!mention|only|just)${NAME}${END}`,
    isKnownFood,
  ],
  // Nobody is allergic.
  [
    `${TOLD_AS_TRUE}(?:keine?r? (?:von uns )?(?:hat |haben )?(?:eine? )?(?:allergien?|unvertraglichkeiten)|(?:hat|haben) keine(?:r|n)? (?:allergien?|unvertraglichkeiten)|niemand (?:ist|hat) (?:(?:auf|gegen) (?:irgend)?etwas )?(?:allergisch|(?:eine )?allergien?)|(?:(?:ich bin|wir sind|er ist|sie ist) )?(?:auf|gegen) nichts allergisch)${DENIED}${NO_OTHER}`,
    () => '',
  ],
  [
    `${TOLD_AS_TRUE}(?:(?:il n'y a |nous n'avons |on n'a )?(?:pas d'|aucune |sans )(?:allergies?|intolerances?)(?: (?:chez nous|a table|particulieres?|alimentaires?))*|personne (?:n'est|n'a) (?:allergique|d'allergies?)(?: a (?:rien|quoi que ce soit))?|(?:je ne suis|il n'est|elle n'est|on n'est|nous ne sommes) (?:pas )?allergiques? a rien)${DENIED}${NO_OTHER}`,
    () => '',
  ],
  [
    `${TOLD_AS_TRUE}(?:(?:no (?:hay|tenemos|tengo) |sin |ninguna )(?:alergias?|intolerancias?)|nadie (?:es|tiene) (?:alergic[oa]|alergias?)(?: a nada)?|no (?:soy|somos|es|son|estoy) alergic[oa]s? a nada)${DENIED}${NO_OTHER}`,
    () => '',
  ],
  [
    `${TOLD_AS_TRUE}(?:(?:non (?:ci sono|abbiamo|ho) |senza |nessuna )(?:allergi[ae]|intolleranz[ae])|(?:e )?nessuno (?:e|ha) (?:allergic[oa]|allergie)(?: a (?:niente|nulla))?|non (?:sono|siamo|e) allergic[oaih]+ a (?:niente|nulla))${DENIED}${NO_OTHER}`,
    () => '',
  ],
  // A father is not a pear.
  ['(?<=\\b(?:mon|ton|son|notre|votre|leur|beau) |beau-|grand-)peres?', () => 'papa'],
  // 'Soy is fine, nuts and sesame are not.'
  [
    String.raw`(?<=\b(?:is|are) (?:both |all |totally |perfectly |absolutely )?${FINE}\b[^.!?\n]{0,20}?[,;–-] ?(?:but )?)((?:[\p{L}'-]+(?:, | and | or )){0,4}[\p{L}'-]+) (?:is|are)(?: not|n't)(?: ${FINE})?(?=\s*(?:[,.;!?)]|$| (?:for|though|so)\b))`,
    ([list = ''], nameOf) => {
      const names = list.split(/, | and | or /);
      return names.every((name) => isFood(name, nameOf))
        ? names.map((name) => `no ${name}`).join(', ')
        : null;
    },
  ],
  // 'Doughnuts are fine, just no nuts.'
  [
    String.raw`(?:(?<=\b${RESTRICTS}\b[^]*)|(?=[^]*\b${RESTRICTS}\b))(?<=^|[,.;!?(] ?|\b(?:but|and) )((?:(?!are\b|is\b|and\b|or\b|it\b|that\b|this\b)[\p{L}'-]+ ){0,2}[\p{L}'-]+(?:(?:,| and| or) (?!are\b|is\b)(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)*) (?:is|are) (?:both |all |totally |perfectly |absolutely )?${FINE}(?: too| though| as well)?(?:,? (?:and )?(?:so are )?[\p{L}'-]+ too)?${END}`,
    permitted,
  ],
];
