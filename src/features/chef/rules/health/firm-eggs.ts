import type { Message } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { sentencesIn } from '../classics/text.ts';
import { BABY, PREGNANT, TODDLER } from './careful-people.ts';
import { AFTER_OPERATION, LITTLE_DEFENCE } from './illnesses.ts';

const NEED_FIRM_EGGS = [PREGNANT, BABY, TODDLER, LITTLE_DEFENCE, AFTER_OPERATION].map(({ note }) => note);

const IS_EGG = /^eggs?\b(?! noodles)|\begg (?:yolks?|whites?)\b/;
const OF_FLESH =
  /\b(?:fish|cod|haddock|hake|salmon|trout|tuna|prawns?|shrimps?|scallops?|chicken|turkey|beef|steaks?|lamb|pork|duck)\b/i;
const OF_EGGS = /\beggs?\b(?! noodles)|\byolks?\b|\bwhites?\b/i;
const IS_BEATEN = /\b(?:omelettes?|beaten|scrambl\w*|stir\w*|turn|beat|on each side)\b/i;
const IN_PIECES = /\b(?:fry|poach|slip|slide|break|broken|hollows?)\b/i;

const MINUTES = '(?: for (?<count>\\d+) minutes?(?<more> more)?)?(?<comma>,?)';
const WHERE =
  '(?: (?:in the middle|on top|underneath|in soft folds|but still moist|with a slight wobble in the middle))?';
/** Signs of whole eggs that may still be soft in the middle. */
const WHOLE = new RegExp(
  `${MINUTES} until (?:(?:the )?(?:egg )?(?:whites?(?: and yolks?)?|yolks?) (?:is|are) (?:just )?(?:set|firm)(?! all through)(?:,? (?:and|but) (?:the )?yolks? (?:is |are )?(?:still )?(?:soft|runny|liquid))?|done to your liking)`,
  'g',
);
const WHOLE_SAID_SET = new RegExp(
  ` for (?<count>[2-9]|1\\d) minutes(?<more> more)?, until (?:set|firm|golden)(?! (?:all |right )?through)${WHERE}`,
  'g',
);
/** Signs of a mixture of eggs that is still soft. */
const SOFTLY_SET = new RegExp(
  `${MINUTES} until (?:(?:just|softly|nearly|almost) set|set (?:underneath|in soft folds)|the custard is set but wobbles)${WHERE}`,
  'g',
);
const JUST_FIRM = new RegExp(`${MINUTES} until just firm${WHERE}`, 'g');
const BEGINS = /until (?:(?:nearly|almost) set|set underneath)/;
const IS_SET_LATER = /\bset (?:all through|through|in the middle|on top|and hot)|\bjust set/;
const WITHOUT_SIGN =
  /(?<before>\b(?:[Ff]ry|[Pp]oach) the eggs?\b[^.;,]*?|\beggs?\b[^.;]*? and (?:poach|fry)) for (?<count>\d+) minutes(?!,? (?:until|turning|more|on each|each))/g;
const POACHING = /\b([Pp])oach(?= (?:for|over|in|the eggs?|eggs?)\b)/g;

const FIRM = 'until whites and yolks are firm all through';
const SET = 'until set all through';

interface Groups {
  count?: string;
  more?: string;
  comma?: string;
  before?: string;
}

/** The recipe with its eggs cooked until firm where its steps say for how long; what needs them raw stays as it is. */
export function withFirmEggs(recipe: ComposedRecipe, notes: readonly Message[]): ComposedRecipe {
  const isNeeded = NEED_FIRM_EGGS.some((note) => notes.includes(note));
  if (!isNeeded || !recipe.ingredients.some(({ name }) => IS_EGG.test(name))) return recipe;
  const { instructions, added } = firmly(recipe.instructions);
  return {
    ...recipe,
    description: recipe.description
      .replace(/\bSoft-boiled\b/g, 'Hard-boiled')
      .replace(/\bsoft-boiled\b/g, 'hard-boiled')
      .replace(/\buntil (?:just|softly) set\b/g, 'until set'),
    cookTime: recipe.cookTime + added,
    instructions,
  };
}

function firmly(steps: readonly string[]): { instructions: string[]; added: number } {
  let added = 0;
  const longer = (groups: Groups, most: (minutes: number) => number): string => {
    const minutes = Number(groups.count ?? 0);
    if (minutes === 0) return groups.comma ?? '';
    const now = most(minutes);
    added += now - minutes;
    return ` for ${now} minutes${groups.more ?? ''},`;
  };
  const whole = (minutes: number) => Math.max(minutes + 3, 6);
  const mixed = (minutes: number) => minutes + Math.min(5, Math.max(1, Math.round(minutes / 5)));
  const groupsOf = (parts: readonly unknown[]) => parts.at(-1) as Groups;
  const firm = (text: string, sign: RegExp, most: (minutes: number) => number, until: string) =>
    text.replace(sign, (...parts) => `${longer(groupsOf(parts), most)} ${until}`);
  const cooked = (sentence: string, later: string): string => {
    if (OF_FLESH.test(sentence)) return sentence;
    if (BEGINS.test(sentence) && IS_SET_LATER.test(later))
      return sentence.replace(BEGINS, 'until it begins to set');
    const isOfEggs = OF_EGGS.test(sentence);
    const isWhole = isOfEggs && IN_PIECES.test(sentence) && !IS_BEATEN.test(sentence);
    const mixture = firm(firm(sentence, WHOLE, whole, FIRM), SOFTLY_SET, mixed, SET);
    const signed = isOfEggs ? firm(mixture, JUST_FIRM, mixed, SET) : mixture;
    const shown = isWhole ? firm(signed, WHOLE_SAID_SET, whole, FIRM) : signed;
    const timed = isWhole
      ? shown.replace(WITHOUT_SIGN, (...parts) => {
          const groups = groupsOf(parts);
          return `${groups.before}${longer(groups, whole)} ${FIRM}`;
        })
      : shown;
    return isOfEggs ? timed.replace(POACHING, (_, p: string) => (p === 'P' ? 'Cook' : 'cook')) : timed;
  };
  const sentences = steps.map(sentencesIn);
  const all = sentences.flat();
  let at = 0;
  const instructions = sentences.map((each) =>
    each.map((sentence) => cooked(sentence, all.slice(++at).join(' '))).join(' '),
  );
  return { instructions, added };
}
