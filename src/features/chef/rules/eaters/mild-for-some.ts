import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { wordsApart } from '../request/request-words.ts';
import { either, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { type OnScreen, withAnswer } from '../turns/on-screen.ts';

const FOR_THEM = `(?:(?:but|for|only|just|nur|fur|pour|para|per|seulement|solo) )+(?:(?:the|my|our|his|her|one of the|die|das|den|mein|meine|meinen|unsere|le|la|les|mon|ma|mes|nos|el|los|las|mi|mis|il|i|mio|mia|miei|nostri) )*${either(
  'kids? | child | children | little ones? | toddler | son | daughter | grandma | wife | husband | guests?',
  'kind | kinder | kleinen | sohn | tochter | oma | mann | frau',
  'enfants? | petits? | fils | fille',
  'ninos? | ninas? | hijos? | hijas?',
  'bambin[oi] | figli[oa] | figli | piccoli',
)}(?: s (?:portion|plate|bowl))?`;
const NO_HEAT = `(?:(?:without|no|not|with no|less|not so|not too|ohne|nicht|nicht so|weniger|sans|pas|pas trop|moins|sin|menos|senza|non|meno|the|any|a|de|die|le|la|il) )+${either(
  'chil+i(?:es|s)? | heat | spic[ey] | hot | spicy | spice',
  'scharf(?:e)? | chili | chilis | scharfe',
  'piments? | epicee? | piquante? | fort',
  'picante | chile | guindilla',
  'piccante | peperoncino',
)}`;
const ASKED = [
  whole(
    `(?:(?:make|do|leave|can|you|it|mach|es|hazlo|fais|le|fallo) )*${FOR_THEM} ,?(?: ?(?:make|do|leave|it))* ?${NO_HEAT}`,
  ),
  whole(`(?:(?:make|do|leave|can|you|it|mach|es|hazlo|fais|le|fallo) )*${NO_HEAT} ${FOR_THEM}`),
];
const HOT =
  /\b(?:chil+i(?:es)?|cayenne|hot sauce|jalapeños?|harissa|gochujang|sriracha|curry paste|sambal|hot paprika)\b/;
/** What everything is cooked in from the start cannot come later as a whole. */
const PASTE = /\bcurry paste\b/;

const later = (foods: string): string =>
  t(
    'Leave out the {foods} at first. When it is cooked, take out the mild portions, then let the {foods} sizzle in a spoonful of oil for a minute and stir it into the rest. The recipe stays as it is.',
    { foods },
  );
const ofPaste = (foods: string): string =>
  t(
    'Use a quarter of the {foods} at first. When it is cooked, take out the mild portions and thin them with a little of their own liquid, then let the rest of the {foods} sizzle in a spoonful of oil for a minute and stir it into the others. The recipe stays as it is.',
    { foods },
  );

/** A dish that is hot for some of those who eat it, and mild for others; `null` if a message says anything else. */
export function mildForSome(written: string, { lines }: ChefMemory, cook: OnScreen): ChefAnswer | null {
  const said = wordsApart(written);
  if (!ASKED.some((each) => each.test(said))) return null;
  const hot = lines.filter(({ name }) => HOT.test(name)).map(foodOf);
  if (hot.length === 0) return null;
  const say = hot.some((food) => PASTE.test(food)) ? ofPaste : later;
  return withAnswer(say(listed(hot)), cook.keep());
}
