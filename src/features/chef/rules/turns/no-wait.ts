import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { restOf } from '../answer/rest-of.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { CLOSES, either, OPENS } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import type { Wish } from './wish.ts';

const WAIT =
  '(?:marinat(?:e|es|ing|ion|ed)|marinade|marinad(?:e|ing) (?:time|step|bit)|marinat(?:ing|ion) (?:time|step|bit|part)|brin(?:e|ing)|chill(?:ing)?(?: time| step)?|refrigerat(?:e|ing|ion)|rest(?:ing)?(?: time| step)?|wait(?:ing)?(?: time)?|marinieren|marinierzeit|ruhezeit|kuhlen|kaltstellen)';
const IT =
  '(?: (?:it|them|that|this|the (?:meat|chicken|fish|beef|pork|lamb|tofu)|for (?:an hour|so long|that long|long|hours|ages)|first|overnight|all day))*';
const TIME =
  '(?:an hour|the time|time|hours|that long|that much time|all day|one hour|1 hour|60 minutes|zeit|eine stunde|so long)';
const LACKS_TIME = `(?:(?:i|we) )?(?:don ?t have|do not have|haven ?t got|haven ?t|have no|ve got no|got no|no|can ?t spare|keine|hab keine|habe keine)(?: the)? ${TIME}`;
const BESIDE = `(?: ,)?(?: (?:(?:because|cos|cause|as|since|so) )?(?:${LACKS_TIME}|(?:i m|im|we re|we are|i am) (?:hungry|starving|in a (?:hurry|rush))|it takes too long|(?:for|to) (?:it|that|do that)))?`;
const SAYS = [
  `(?:skip|leave out|without|no|drop|forget(?: about)?|cut(?: out)?|omit|shorten|ohne|lass)(?: (?:the|all the|any|das))? ${WAIT}${IT}(?: (?:out|weg|step|bit|part))?${BESIDE}`,
  `(?:(?:but|sorry) )*${LACKS_TIME} (?:for|to|zum|fur)(?: (?:the|all the|das|die))? ?${WAIT}${IT}`,
  `(?:(?:i|we) )?(?:don ?t want to|can ?t|cannot|won ?t|am not going to|m not going to|not going to|rather not|don ?t have to)(?: have to)? (?!wait(?:ing)?\\b)${WAIT}${IT}${BESIDE}`,
  `(?:(?:i|we) )?(?:can ?t|cannot|don ?t want to|won ?t) wait (?:(?:for )?(?:that long|so long|an hour|one hour|hours|ages))`,
];
const NO_WAIT = new RegExp(`^${OPENS}${either(...SAYS)}${CLOSES}$`);
/** Said of what is to wait for so long. */
const NO_HOUR = new RegExp(
  `^${OPENS}(?=.*\\b(?:hours?|60 minutes|stunde|long|day)\\b)(?:${LACKS_TIME})(?: (?:for (?:it|that|this)|to wait|spare|to spare))?${CLOSES}$`,
);
const AN_HOUR = 60;

/** Whether a message wants a dish without the time that it waits in a marinade or in the fridge. */
export function waitIn(said: string, { dish }: ChefMemory, { classics }: CookingKnowledge): Wish | null {
  const isSaid = NO_WAIT.test(said) || (NO_HOUR.test(said) && (classics.get(dish)?.rest ?? 0) >= AN_HOUR);
  return isSaid ? { kind: 'wait' } : null;
}

const WAITS =
  /\b([Cc]hill|[Ll]eave|[Mm]arinate|[Rr]est|[Rr]efrigerate)((?: it| them)?(?:,? covered,?)?(?: in the fridge)?) (?:for (\d+) (minutes|hours?)(?:,? or overnight)?(?: in the fridge)?|overnight)/;
/** What has to wait: dough, what sets, what swells or gives up its water, and what has come out of the heat. */
const HAS_TO =
  /\bdough\b|yeast|gelatine?|\bset\b|freez|frozen|\bice\b|custard|batter|bulgur|couscous|\bbeans\b|lentils|chickpeas|\brice\b|oats|soak|squeeze|until|doubled|before (?:cutting|serving|slicing|carving)|[Cc]ool\b/;
const HEATS =
  /\b(?:fry|grill|roast|bake|sear|simmer|brown(?= (?:the|it|them|all|in)\b)|barbecue|griddle|stir-fry|poach|braise|cook)\b/i;
const SENTENCE = /(?<=\.) (?=\p{Lu})/u;
const AT_LEAST = 10;
/** A shorter wait is no hindrance. */
const SHORT = 15;

/** A recipe whose marinade gets ten minutes, while everything else is made ready; `null` if nothing waits that need not. */
export function waitingLess(recipe: ComposedRecipe): ComposedRecipe | null {
  let saved = 0;
  const isHeatedAfter = (at: number) => recipe.instructions.slice(at + 1).some((step) => HEATS.test(step));
  const isHeatedBefore = (at: number) => recipe.instructions.slice(0, at).some((step) => HEATS.test(step));
  const instructions = recipe.instructions.map((step, at) => {
    if (HAS_TO.test(step) || !isHeatedAfter(at) || isHeatedBefore(at)) return step;
    return step
      .split(SENTENCE)
      .map((sentence) => {
        const [, , , count, unit] = WAITS.exec(sentence) ?? [];
        if (!WAITS.test(sentence)) return sentence;
        const minutes = count ? Number(count) * (unit?.startsWith('hour') ? AN_HOUR : 1) : OVERNIGHT;
        if (minutes <= SHORT) return sentence;
        saved += minutes - AT_LEAST;
        return sentence.replace(
          WAITS,
          (_, verb: string) =>
            `${/^[A-Z]/.test(verb) ? 'Leave' : 'leave'} for ${AT_LEAST} minutes, while you get everything else ready`,
        );
      })
      .join(' ');
  });
  if (saved === 0) return null;
  const left = restOf(recipe) - saved;
  return {
    ...recipe,
    instructions,
    description: recipe.description.replace(/ It also needs to rest for [^.]*\./, (said) =>
      left > SHORT ? said.replace(/\d+ (?:minutes|hours)/, `${left} minutes`) : '',
    ),
  };
}
const OVERNIGHT = 480;
