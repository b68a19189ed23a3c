import { NUMBER_WORDS } from '#shared/number-words.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { BABY, TODDLER } from '../health/careful-people.ts';
import type { CarefulPerson } from '../health/careful-person.ts';
import { HOT, RAW_EGG, SALT_RICH, UNDERCOOKED } from '../health/risky-foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { wordsApart } from '../request/request-words.ts';
import { isOf } from '../safety/forbidden-wish.ts';
import { OPENS } from './asking.ts';

const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|ein|zwei|drei|un|une|deux|trois|uno|una|dos|tres|due|tre)';
const AGE_EN = `${NUMBER}(?: and a half)?[ -]?(?:years?|yrs?|yo|y o|months?|mo|m o|weeks?)[ -]?(?:olds?)?`;
const AGE_ABROAD = `${NUMBER}(?: ?(?:ans?|mois|anos?|meses|anni|anno|mesi|jahre?n?|monate?n?|wochen))`;
const CHILD = [
  `(?:(?:my|our|the|a|an|his|her|little|small|young|youngest|own) )*(?:${AGE_EN}(?: (?:baby|toddler|son|daughter|boy|girl|kid|child|twins?|grandson|granddaughter))?|(?:baby|babies|infant|toddlers?|little ones?|small child(?:ren)?|young child(?:ren)?|son|daughter|boy|girl|kid|child|twins?|nephew|niece|grand(?:son|daughter|child))(?: ,? ?(?:(?:who|she|he) (?:is|s) |is |aged |of )?(?:${AGE_EN}|${NUMBER})(?: ,)?)?)`,
  `(?:(?:mein\\w*|unser\\w*|das|die|der|dem|den|ein\\w*|kleine\\w*) )*(?:${NUMBER}[ -]?(?:jahrig|monatig)\\w*(?: (?:kind|sohn|tochter|baby))?|baby|kleinkind\\w*|(?:kind|sohn|tochter|enkel\\w*)(?: ,? ?(?:(?:mit|von) )?${AGE_ABROAD}(?: alt)?(?: ,)?)?)`,
  `(?:(?:mon|ma|mes|le|la|un|une|notre|mi|mis|el|una|nuestro|il|mio|mia|nostro|nostra|al|a|petite?) )*(?:bebe|bambin[oai]|bimb[oa]|enfant|fils|fille|petite?|hij[oa]|nin[oa]|figli[oa]|neonato|peque)(?: (?:de|d|di) ${AGE_ABROAD})?`,
].join('|');
const IT =
  '(?:it|this|that|these|them|those|some(?: of (?:it|this|that|them))?|any(?: of (?:it|this))?|a (?:bit|little|portion)(?: of (?:it|this))?|the (?:same|dish|food|meal|recipe)|what we (?:eat|have)|(?:the |this )?DISH)';
const ADDED =
  '(?: (?:too|as well|also|already|yet|safely|with us|for dinner|for lunch|though|then|to eat|to have|or not))*';
const SUITABLE =
  '(?:ok|okay|fine|safe|suitable|good|alright|all right|appropriate|healthy|soft enough|too (?:spicy|salty|hot|hard|much))';
const HIS = `(?<child>${CHILD})`;
const asks = (each: string) => new RegExp(`^${OPENS}(?:${each})$`);

/** Asks whether a child may have it. Nobody who asks so wants another dish for the others. */
const QUESTIONS = [
  `(?:can|could|may|should|will|would|is it (?:ok|okay|fine|safe|alright) (?:if|for)) ${HIS}(?: (?:to|also|already|still|safely|be able to))* (?:eat|have|try|share|get|taste|join in with) ${IT}${ADDED}`,
  `(?:can|could|may|should|is it (?:ok|okay|fine|safe|alright) (?:if|to)|am i ok to) ?(?:i |we )?(?:also |just )?(?:give|feed|serve|offer) (?:${IT} (?:to |with )?${HIS}|${HIS} ${IT})${ADDED}`,
  `(?:is|are|would|will|s|does) (?:it|this|that|these|they|the dish|everything|DISH)(?: (?:be|all|also|still|really|work))* (?:${SUITABLE} )?for ${HIS}${ADDED}`,
  `(?:is|are|would) (?:it|this|that|they|DISH)(?: be)? (?<kind>toddler|baby|child|kid)[ -](?:friendly|safe|proof)`,
  `how (?:do|can|could|would|should) (?:i|we) (?:make|adapt|change|serve|prepare|give) (?:it|this|that)(?: (?:ok|okay|safe|suitable|good))? (?:for|to) ${HIS}`,
  `what (?:do|should|would|must) (?:i|we) (?:leave out|change|watch out for|take out) (?:of it )?for ${HIS}`,
  `(?:kann|darf|konnen|durfen) ${HIS} (?:(?:das|es|davon|hier|auch|schon|mit|was|etwas|ruhig) ?)*(?:essen|mitessen|probieren|haben)`,
  `(?:ist|ware|geht) (?:das|es)(?: (?:auch|schon|was|etwas|okay|ok|geeignet|gut|sicher))* fur ${HIS}(?: (?:geeignet|ok|okay|gut|auch))*`,
  `(?:est[ -]ce que )?${HIS} (?:peut|peuvent|pourra)(?: il| elle)? (?:(?:en|le|la|les|y) )?(?:manger|gouter|avoir)(?: (?:ca|aussi|de ca))*`,
  `(?:est[ -]ce que )?(?:c est|ca convient)(?: (?:bon|adapte|ok|possible|sans danger))? (?:pour|a) ${HIS}`,
  `(?:puede|podria|puo|puede comerlo|puo mangiarlo)(?: (?:comer(?:lo|la)?|mangiar(?:e|lo|la)))? ?${HIS}(?: (?:comer(?:lo|la|los|las)?|mangiar(?:e|lo|la|li)))?(?: (?:esto|eso|questo|anche|tambien))*`,
  `${HIS} (?:lo |la |lo puo |la puo )?(?:puede|puo) (?:comer(?:lo|la|los)?|mangiar(?:e|lo|la|li))(?: (?:esto|eso|questo|anche|tambien))*`,
];
const PATTERNS = QUESTIONS.map(asks);
const SALTY = new RegExp(`${SALT_RICH}|mustard|ketchup`, 'i');
/** A child who goes to school eats what the others eat, but for these. */
type Person = Pick<CarefulPerson, 'foods'>;
const SCHOOL_AGE: Person = {
  foods: { traits: ['alcohol'], lines: new RegExp(`${HOT}|${RAW_EGG}`) },
};

const OF_BABIES = /\b(?:bab(?:y|ies)|infant|bebe|neonato)\b/;
const OF_TODDLERS = /toddler|little one|small|young|kleinkind/;
const AGE = new RegExp(`\\b(${NUMBER})[ -]?(m(?:o|ois|es|eses|onat|onths?)?\\b|monat|w|sem|)`);
const MONTHS_OF_A_BABY = 12;
const MONTHS_OF_A_TODDLER = 60;

/** Who a child is to the kitchen; `null` if nobody says how old it is. */
function personOf(child: string): Person | null {
  const [, count = '', unit = ''] = AGE.exec(child.replace(/^(?:une?|una|uno|ein) (?=[a-z]{4,})/, '')) ?? [];
  const number = NUMBER_WORDS.get(count) ?? Number(count);
  const months = unit === '' ? number * MONTHS_OF_A_BABY : /^[ws]/.test(unit) ? number / 4 : number;
  if (OF_BABIES.test(child) && !(count !== '' && months > MONTHS_OF_A_BABY)) return BABY;
  if (count === '') return OF_TODDLERS.test(child) ? TODDLER : null;
  if (months <= MONTHS_OF_A_BABY) return BABY;
  return months < MONTHS_OF_A_TODDLER ? TODDLER : SCHOOL_AGE;
}

/** Whether a small child may eat the dish on screen, and what its portion goes without. The dish stays for the others. */
export function answerForChild(
  part: string,
  recipe: () => ComposedRecipe | null,
  knowledge: CookingKnowledge,
): string | null {
  const written = wordsApart(part);
  const shown = written.length <= LONGEST && MAY_ASK.test(written) ? recipe() : null;
  if (!shown) return null;
  const said = written.replace(dishOf(shown), 'DISH');
  const { child, kind } = PATTERNS.map((each) => each.exec(said)?.groups).find(Boolean) ?? {};
  const person = personOf(child ?? kind ?? '');
  return person && [...portionOf(shown, person, knowledge), ...careFor(person)].join(' ');
}
const LONGEST = 120;
const MAY_ASK =
  /\b(?:olds?|yo|bab(?:y|ies)|infant|toddlers?|little ones?|child|kid|son|daughter|boy|girl|twins?|grand[a-z]+|nephew|niece|[a-z0-9-]*jahrig\w*|kind|kleinkind|sohn|tochter|enkel\w*|bebe|enfant|fils|fille|petite?|hij[oa]|nin[oa]|peque|bambin[oai]|bimb[oa]|figli[oa]|neonato|years?|months?)\b/;

/** The names of the dish: 'can my toddler eat chili'. */
function dishOf({ title }: ComposedRecipe): RegExp {
  const words = wordsApart(title)
    .split(/[ ,]+/)
    .filter((word) => word.length > 3);
  const each = words.map((word) => word.replace(/s$/, '')).join('|');
  return new RegExp(`(?:the |this )?(?:\\b(?:${each || 'dish'})(?:e?s)?\\b ?)+(?= |$)`);
}

function portionOf(
  { ingredients, instructions }: ComposedRecipe,
  { foods }: Person,
  { catalog }: CookingKnowledge,
): string[] {
  const risky = [
    ...new Set(ingredients.map(({ name }) => name).filter((name) => isOf(name, foods, catalog))),
  ];
  const isSalty = risky.length > 0 && risky.every((name) => SALTY.test(name));
  const isSoft = foods.said !== undefined && instructions.some((step) => UNDERCOOKED.test(step));
  const soft = isSoft ? [t('Eggs, meat and fish in it have to be cooked right through for the child.')] : [];
  const without = { foods: listed(risky.map(withoutCut)) };
  if (risky.length === 0) return [isSoft ? t('Yes, with one change.') : t('Yes, as it is.'), ...soft];
  if (isSalty)
    return [
      t(
        'Yes, with little salt: leave out {foods}, or take the child’s portion out before, and let the others season their plates.',
        without,
      ),
      ...soft,
    ];
  return [
    t(
      'Not as it is, because of {foods}: leave that out, or cook the child’s portion apart without it.',
      without,
    ),
    ...soft,
  ];
}

function careFor(person: Person): string[] {
  if (person === BABY)
    return [
      t(
        'For a baby, mash it or cut it into soft strips, let it cool until lukewarm, offer one new food at a time, and ask your doctor when unsure. The recipe stays as it is: say “make it for a baby”, and I will change it.',
      ),
    ];
  if (person === TODDLER)
    return [
      t(
        'For a small child, cut it small, let it cool, and sit with the child at the table. The recipe stays as it is: say “make it for a toddler”, and I will change it.',
      ),
    ];
  return [];
}
