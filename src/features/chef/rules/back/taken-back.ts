import { t } from '#shared/t.ts';
import { readPart } from '../classics/classic.ts';
import { allowanceOf } from '../classics/foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isOf } from '../safety/forbidden-wish.ts';
import { warningsIn } from '../safety/warnings.ts';
import { partCalled } from '../swaps/without-part.ts';
import { CLOSES, DROPPED, NAME, OPENS, whole } from '../turns/change-words.ts';
import type { ChefMemory, Version } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';
import { englishName } from '../turns/foreign-changes.ts';
import { SIGHS } from './back.ts';

const FINE =
  '(?:ok|okay|fine|alright|all right|good|allowed|welcome|no problem|in ordnung|ok|gut|d accord|bien|va bene)';
const AGAIN = '(?:again|after all|back|back in|this time|doch|wieder)';
/** Says of a food that it may be in the dish after all. */
const WANTED = [
  `(?:the |some )?${NAME} (?:is|are|would be|s|ist|sind|geht|gehen|est|va|es) (?:actually |now |totally |doch |schon |wieder )*${FINE}?(?: after all| actually| now| again| too| by me| (?:with|for) (?:me|us|everyone)| doch)*`,
  `(?:ok|okay|fine) with (?:the |some )?${NAME}`,
  `(?:put|bring|add|have|take) (?:all )?(?:the |some )?${NAME} (?:back(?: in| into it| on| to normal)?|again)`,
  `(?:put|bring|add) back (?:the |some )?${NAME}`,
  `(?:the |some )?${NAME} again`,
  `(?:with|use|add|have) (?:the |some )?${NAME} ${AGAIN}`,
  `(?:i|we|he|she|they) (?:do |does )(?:like|want|eat|have) (?:the |some )?${NAME}(?: after all| actually)*`,
  `doch (?:wieder |lieber )*(?:mit )?${NAME} | wieder mit ${NAME}`.replace(' | ', '|'),
  `(?:finalement |plutot )*(?:remets|avec) (?:du |de la |de l |des |le |la |les |l )?${NAME} finalement|remets (?:du |de la |de l |des |le |la |les |l )?${NAME}`,
  `(?:al final|mejor) (?:si )?con ${NAME}|vuelve a poner(?:le)? ${NAME}`,
  `(?:alla fine|anzi) (?:si )?con ${NAME}|rimetti (?:il |lo |la |l |i |gli |le )?${NAME}`,
].map((said) => new RegExp(`^${SIGHS}${OPENS}(?:${said})${CLOSES}$`));
/** 'No, ok, chicken', of a dish that had it. */
const RATHER = new RegExp(
  `^(?:(?:no|nah|ok|okay|actually|hm+|oh|wait|right|sod it|,) )+(?:the )?${NAME}(?: then| after all| it is)?$`,
);

interface Again {
  /** What is cooked. */
  version: Version;
  /** The conversation without what left the food out. */
  memory: ChefMemory;
  said: string;
}

/** 'No noodles, rice.' */
const REPLACED = new RegExp(
  `^(?:no|not|without|ohne|sans|sin|senza) ${NAME} , (?:just |only |but )?[a-z]+(?: instead| please)?$`,
);

/** The food that a prompt leaves out, if it says nothing else: nobody's allergy, illness or diet. */
const leftOutIn = (prompt: string): string | null => {
  const said = wordsApart(prompt);
  const [, name] = DROPPED.exec(said) ?? REPLACED.exec(said) ?? [];
  return name ? bareName(name) : null;
};

/** The conversation without some of its prompts, and what they leave out. */
function without(gone: readonly string[], memory: ChefMemory, knowledge: CookingKnowledge): ChefMemory {
  if (gone.length === 0) return memory;
  const refused = gone.map((prompt) => understandRequest(prompt, knowledge).request);
  const isLeft = (key: 'avoidedFoods' | 'avoidedTraits') => (each: string) =>
    !refused.some((request) => (request[key] as readonly string[]).includes(each));
  const { request } = memory;
  return {
    ...memory,
    heeded: memory.heeded.filter((prompt) => !gone.includes(prompt)),
    request: {
      ...request,
      avoidedFoods: request.avoidedFoods.filter(isLeft('avoidedFoods')),
      avoidedTraits: request.avoidedTraits.filter(isLeft('avoidedTraits')),
    },
  };
}

/** Wishes for this dish: who eats so everywhere says it of themselves. */
const MADE_FOR_DIET = whole(
  '(?:(?:make|do|turn|have|want|i want|i d like|mach(?:s|e)?|fais|rends|hazl[oa]|fall[oa]) (?:it |this |that |es |das |l[ea] )?)?(?:into |in |als )?(?:a |an |the )?(?:vegetarian|veggie|vegan|meat ?-?free|meatless|pescatarian|pescetarian|vegetarisch|fleischlos|vegetarien(?:ne)?|vegan(?:e|o|a)|vegetarian[oa])(?: version| one)?',
);

/** The conversation without the diets that only the dish was given, and only after a version. */
function withoutDietsAfter(
  { request }: Version,
  memory: ChefMemory,
  knowledge: CookingKnowledge,
): ChefMemory {
  const isNewer = (prompt: string) =>
    understandRequest(prompt, knowledge).request.diets.every((diet) => !request.diets.includes(diet));
  const isOfDish = (prompt: string) => MADE_FOR_DIET.test(wordsApart(prompt));
  return {
    ...memory,
    heeded: memory.heeded.filter((prompt) => !(isOfDish(prompt) && isNewer(prompt))),
  };
}

/** The conversation as it was before a version that still had what a later message left out. */
export const undoneFor = (
  version: Version,
  given: ChefMemory,
  knowledge: CookingKnowledge,
  { isTurn = false } = {},
): ChefMemory => {
  const memory = isTurn ? withoutDietsAfter(version, given, knowledge) : given;
  const last = memory.earlier?.[0] === version ? memory.heeded.at(-1) : undefined;
  const name = last === undefined ? null : leftOutIn(last);
  return last !== undefined && name && lineCalled(name, version, knowledge)
    ? without([last], memory, knowledge)
    : memory;
};

/**
 * The dish with a food that somebody left out and now wants again; `null` if a message says anything else, or if anything but
 * their wish speaks against that food.
 */
export function wantedAgain(
  written: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Again | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  // 'No beer' refuses it; 'no, beer' asks for it back.
  const isRefusal = /^(?:no|nah) (?!,|ok |okay |actually |hm|oh |wait |right )/.test(said);
  const name = [...WANTED, ...(isRefusal ? [] : [RATHER])].flatMap(
    (pattern) => pattern.exec(said)?.slice(1).find(Boolean) ?? [],
  )[0];
  if (!name) return null;
  const food = bareName(name);
  const part = partCalled(food, previous, knowledge);
  const others = (previous.changes ?? []).filter((change) => !('gone' in change && change.gone === part));
  if (part && others.length < (previous.changes ?? []).length)
    return {
      version: { ...previous, changes: others },
      memory: previous,
      said: t('With {food} again.', { food: part }),
    };
  const isThat = (other: string | null) =>
    other !== null &&
    (other === food || (englishName(other, knowledge) ?? other) === (englishName(food, knowledge) ?? food));
  const gone = previous.heeded.filter((prompt) => isThat(leftOutIn(prompt)));
  const { earlier = [], changes = [] } = previous;
  const before = earlier.find((each) => lineCalled(food, each, knowledge));
  const line = before ? lineCalled(food, before, knowledge) : null;
  const now = lineCalled(food, previous, knowledge);
  const isOfFood = (foods: readonly string[]) => now !== null && foods.includes(now);
  const isGone = line !== null && now === null;
  const isLessened = (tweak: string) =>
    tweak.startsWith('less:') && now !== null && lineCalled(tweak.slice(5), previous, knowledge) === now;
  const isLess =
    previous.tweaks.some(isLessened) ||
    changes.some((change) => change.kind === 'amount' && isOfFood(change.foods));
  if (gone.length === 0 && !isGone && !isLess) return null;
  const memory = without(gone, previous, knowledge);
  // What is heeded for another reason stays out.
  const wanted = line ?? now ?? englishName(food, knowledge) ?? food;
  const isHeeded =
    memory.heeded
      .flatMap((prompt) => warningsIn(prompt, knowledge.catalog))
      .some(({ foods }) => foods === null || foods.some((group) => isOf(wanted, group, knowledge.catalog))) ||
    !allowanceOf(memory.request, knowledge, [])(readPart(`1 ${wanted}`));
  if (isHeeded) return null;
  const left = changes.filter((change) =>
    change.kind === 'amount' ? !isOfFood(change.foods) : !('gone' in change) || change.gone !== line,
  );
  const own: Version = {
    ...memory,
    changes: left,
    tweaks: previous.tweaks.filter((tweak) => !isLessened(tweak)),
  };
  const isEarlier = isGone && before?.dish === previous.dish && left.length === changes.length;
  const version = before && isEarlier ? before : own;
  return {
    version,
    memory,
    said:
      isGone && before?.dish === previous.dish
        ? t('With {food} again.', { food: line })
        : isLess
          ? t('With as much {food} as before.', { food: now ?? food })
          : t('Then {food} may be in it again.', { food }),
  };
}
const LONGEST = 100;
