import { msg } from '#shared/t.ts';
import { NOTHING_ALCOHOLIC } from '../health/medicines.ts';
import { SOBER } from '../health/sober-people.ts';
import { FOOD_GROUPS } from './food-groups.ts';
import { type Reading, readingAt } from './reasons.ts';

const DIET_NAME =
  /\b(?:((?<=\b(?:am|is|are|im|i'm|he's|she's|we're|they're|be|all|both|being|gone|went) )veggies?\b(?! (?:and|or|out|in|for))|veggie(?= (?:dinner|lunch|supper|tea|meal|food|dish|recipe|option|version|guest|friend|family|household|house|kids?|child|daughter|son|wife|husband|girlfriend|boyfriend|partner|mum|mom|sister|brother|flatmate)s?\b)|vegan|vegetari|vegetali|virgin(?! (?:olive|coconut|oil))|mocktail|teetotal|abstinent|abstemi|alkoholfrei|pesc[ae]tari|halal|muslim(?:s|e|en|in|innen|isch\w*)?\b|musulman|mussulman|judios?\b|juifs?\b|juives?\b|judisch|juden\b|ebre[oi]\b|ebraic|jains?\b|whole30\b|aip\b|rasta(?:fari(?:an)?)?s?\b|ital\b|buddhists?\b|adventists?\b|kosher|koscher|casher|eid\b|iftar|ramadan|suhoor)|coeliac|celiac|celiach|celiaqu|coeliaqu|zoliak)\w*/g;
/** Somebody who drinks nothing that is named drinks no alcohol. */
const NO_DRINK =
  /\b(?:(?:do|does)(?:n'?t| not) drink(?: for religious reasons)?(?=[.,;!?]| *$| (?:and|so|but|alcohol|anymore|any more|at all)\b)|(?:doing )?dry january|designated driver)/g;
const NOTE_OF_SOBER = msg(
  'I left out alcohol in every form, also wine vinegar and vanilla extract, which is made with it.',
);

/** Diets whose name alone says what to leave out. */
export function dietsByName(text: string): Reading[] {
  const alcohol = FOOD_GROUPS.get('alcohol');
  const drinks = alcohol ? [...text.matchAll(NO_DRINK)].map((cue) => readingAt(cue, [alcohol])) : [];
  const sober = [...text.matchAll(SOBER)].map((cue) => ({
    ...readingAt(cue, [NOTHING_ALCOHOLIC]),
    notes: [NOTE_OF_SOBER],
  }));
  return [...drinks, ...sober, ...dietNames(text)];
}

function dietNames(text: string): Reading[] {
  return [...text.matchAll(DIET_NAME)].flatMap((cue) => {
    const group = FOOD_GROUPS.get(
      (cue[1] ?? 'gluten').replace(/^muslim\w+/, 'muslim').replace(/^veggies?$/, 'vegetari'),
    );
    const isDenied =
      cue[1] !== undefined && /\b(?:not|nothing|no|isn't|nicht)(?: a| too)? $/.test(text.slice(0, cue.index));
    return group && !isDenied ? [readingAt(cue, [group])] : [];
  });
}
