import { FOOD_GROUPS } from '../safety/food-groups.ts';

/** What is meant by what was found, or `null` if it stays as it was written; `nameOf` tells what a food or dish is called in English. */
export type Meant = (
  found: readonly (string | undefined)[],
  nameOf: (said: string) => string | null,
) => string | null;
export type Rule = readonly [said: string, meant: Meant];
export const NAME = String.raw`((?:[\p{L}'-]+ )??[\p{L}'-]+?)`;
/** A question denies nothing: 'Not pregnant? I am.' */
export const END = String.raw`(?=\s*(?:$|[.!;,:)\n–-]| (?:so|and|but|et|und|y|e|donc|mais|aber|also|pero|asi|ma|quindi|please|bitte)(?![\p{L}'])))`;
/** Somebody who only hopes for it, or has it told by somebody, does not know it. */
export const KNOWN = String.raw`(?<!\b(?:if|whether|may|maybe|might|could|should|would|will|probably|perhaps|possibly|apparently|suppos\w+|seem\w*|likely|reckons?|wonder\w*|heard|vielleicht|wohl|angeblich|wahrscheinlich|scheint|glaub\w*|peut-etre|apparemment|parait|semble|crois|quizas?|tal vez|parece|a lo mejor|creo|forse|sembra|pare|credo|hop(?:e|es|ing)|wish\w*|unless|until|till|once|when|before|check|sure|thinks?|case|guess|doubt|say|said|says|saying|told|true|claim\w*|pretend\w*|never|not yet|ob|wenn|falls|hoff\w+|wunsch\w*|sag\w*|behaupt\w*|bis|sobald|si|dire|dit|souhait\w*|quand|jusqu|espere\w*|decir|dicho|ojala|quisiera|cuando|hasta|se|detto|vorrei|magari|sper\w+|quando|finche|not only)\b[^.!?;\n]{0,40})`;
/** Somebody else of whom it is true: 'my wife isn't pregnant, my sister is'. */
export const NOBODY_ELSE = String.raw`(?![^]*(?<!\bthat's what it |\b(?:all|what|anything|everything|whatever) (?:i|we|you) |\bit )(?<![\p{L}'])(?:is|are|am|was|has|have|had|does|do|did|can't|cannot|isn't|wasn't|hasn't|not|ist|sind|bin|hat|haben|schon|doch|nicht|est|sont|suis|l'est|es|soy|son|lo es|lo esta|si|lo e|ce l'ha|lo sono|no)(?=\s*(?:[,.!?;:)]|$| (?:and|und|et|y|e) )))(?![^]*\b(?:neither|inherit\w*|both|(?:so|nor) (?:am|is|are|do|does|can|has|have) (?:i|we|he|she|they|my|our|the)|(?:though|however|hingegen|dagegen|en cambio|en revanche|invece)(?=\s*(?:[.,;!]|$))|(?:it'?s|that'?s|it is|that is) (?:my|our|his|her) (?!birthday|favou?rite|turn|day|first|last|anniversary)|(?:only|nur|solo|que) (?:my|our|mein\w*|unser\w*|mon|ma|mi|il mio|la mia) \w+(?=\s*(?:[.,;!]|$))|not for|nicht fur|pas pour|no para|non per|still (?:is|has|are|fast\w*|keep\w*|can't|carr\w+|react\w*)|(?:too|either|as well|auch|ebenfalls|aussi|non plus|tambien|tampoco|anche|pure|neanche|nemmeno)(?=\s*(?:[,.!?;:)]|$))|(?:ich|sie|er|wir|ella|el|yo|lei|lui|io|moi|elle|lui) (?:auch|aussi|tambien|tampoco|anche)|(?:io|ich|moi|yo) (?:non|nicht|no)\b|ausserdem|encore (?:allerg|intol)|sigu?[eo]|epi ?pen)\b)`;
export const FOODS: Meant = (found, nameOf) =>
  found.every((name) => !name || FOOD_GROUPS.has(name.trim().toLowerCase()) || nameOf(name.trim()) !== null)
    ? ''
    : null;
export const ALWAYS: Meant = () => '';
export const KIN =
  '(?:my|our|the|his|her) (?:[a-z]+ )?(?:mum|mom|dad|mother|father|sister|brother|aunt|uncle|cousin|nephew|niece|gran|nan|grand[a-z]+|wife|husband|partner|girlfriend|boyfriend|friend|flatmate|housemate|kids?|child|son|daughter|boy|girl|toddler|little one|neighbou?r|boss|colleague|guest|mate)s?(?:[- ]in[- ]law)?';
/** Words for people who must not eat everything. */
export const ADJECTIVES = {
  en: '(?:vegan|vegetarian|veggie|pescatarian|co?eliac|celiac|diabetic|pregnant|breastfeeding|kosher|halal|muslim|(?:lactose|gluten|dairy|fructose)[- ]intolerant|dieting|fasting|on (?:a|any)(?: special)? diets?)s?',
  de: '(?:vegan(?:er(?:in(?:nen)?)?)?|vegetari(?:er(?:in(?:nen)?)?|sch)|schwanger|diabetiker(?:in(?:nen)?)?|zuckerkrank|(?:laktose|gluten)intolerant|auf diat|muslime?)',
  fr: '(?:vegetarien(?:ne)?s?|vegane?s?|vegetalien(?:ne)?s?|enceinte|diabetiques?|coeliaques?|celiaques?|intolerante?s? (?:au (?:lactose|gluten))|au regime|musulmane?s?)',
  es: '(?:vegetarian[oa]s?|vegan[oa]s?|celiac[oa]s?|diabetic[oa]s?|embarazada|intolerantes? (?:a la lactosa|al gluten)|a dieta|musulman(?:a|es)?)',
  it: '(?:vegetarian[oaie]|vegan[oaie]|celiac[oaih]+|diabetic[oaih]+|incinta|intollerant[ei] al (?:lattosio|glutine)|a dieta|musulman[oaie])',
};
export const ALLERGIC = {
  en: `(?:allergic|intolerant|sensitive) to ${NAME}`,
  de: `(?:(?:gegen|auf) ${NAME} allergisch|allergisch (?:gegen|auf) ${NAME})`,
  fr: `(?:allergique|intolerante?)s? (?:aux? |a la |a l'|a )${NAME}`,
  es: `(?:alergic[oa]|intolerante)s? (?:al |a los |a las |a la |a )${NAME}`,
  it: `(?:allergic|intollerant)[oaihe]+ (?:al |alla |alle |agli |ai |all'|allo )${NAME}`,
};
/** Somebody who is not sure of it, or has it from somebody else. */
export const UNSURE = String.raw`(?![^]*\b(?:not (?:so |quite |entirely |really )?sure|(?:i|we) (?:think|guess|hope|suppose)|hopefully|supposedly|apparently|maybe|fingers crossed|(?:now|back|yet) again|c[ao]me back|(?:will|'ll|must|should) (?:re)?test|to be (?:tested|confirmed)|nicht sicher|hoffentlich|vielleicht|glaube? ich|je crois|j'espere|peut-etre|creo que|espero|quizas?|credo|spero|forse)\b)(?![^.!?;\n]*\b(?:says?|said|claims?|reckons?|according to|sagt|meint|laut|selon|dit|segun|dice|secondo)\b)`;
/** It is not over, or not so. */
export const NOT_NOT = String.raw`(?<!\b(?:not|[a-z]+n't|nearly|almost|nicht|pas|no|non|todavia|ancora|kein\w*)\b[^.!?;,\n]{0,30})`;
const LATELY =
  '(?: (?:any ?more|now|today|yesterday|this (?:morning|week|month|year)|at all|after all|these days|here|either way|at last|already|years ago|a while ago|long ago|for years|last (?:week|month|year|spring|summer|autumn|winter)|(?:since|in) [a-z]+|bei uns|hier|in der runde|ici|chez nous|a table|aqui|en casa|qui|in casa))*';
/** 'Not allergic to milk but to eggs.' */
const NO_OTHER_OBJECT = String.raw`(?!,? (?:but|and|ma|mais|pero|aber|sondern|sino|y|e|et|und) (?:to|of|gegen|auf|aux?|a la|a los|a las|al|alla|alle|agli|ai|all|allo|a l|a)\b)`;
/** Who examined somebody knows. */
const CONFIRMED =
  '(?:(?:(?:the|our|my|his|her) )?(?:doctors?|hospital|clinic|allergist|gp|tests?) (?:(?:have|has) )?(?:confirmed|found|showed|shows)(?: that)? )?';
export const guarded = (said: string, ...after: string[]) =>
  `${KNOWN}${CONFIRMED}(?:${said})${LATELY}${END}${NO_OTHER_OBJECT}${UNSURE}${after.join('')}`;
