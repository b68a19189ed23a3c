import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Understood } from '../request/read-request.ts';
import type { ChefMemory } from './chef-memory.ts';

/** 'Make it a soup' keeps the chicken that was asked for, as does 'in the oven instead, all on one tray'. */
export function inOtherForm(
  prompt: string,
  read: Understood,
  previous: ChefMemory | undefined,
  knowledge: CookingKnowledge,
): Understood {
  const { classics } = knowledge;
  const { dishes, wanted, using } = read.request;
  const isOfKind =
    previous?.request.isChosen === true &&
    !dishes.some((id) => classics.has(id)) &&
    (using.length > 0 || read.changes.includes('instead'));
  // The rice of 'rice bowls' is part of the form.
  const isOfForm = wanted.every((group) => group.some((name) => isStarch(name, knowledge)));
  const isForm = previous && dishes.length > 0 && isOfForm && (isOfKind || MAKES_IT.test(prompt.trim()));
  if (!isForm) return read;
  const { wanted: asked, leading } = previous.request;
  const named = leading.length > 0 ? [leading, ...asked] : asked;
  const isHolder = (group: readonly string[]) => group.every((name) => isStarch(name, knowledge));
  const kept = named.length > 0 ? named.filter((group) => !isHolder(group)) : makersOf(previous, knowledge);
  return {
    ...read,
    request: {
      ...read.request,
      wanted: [...kept, ...wanted],
      ...(named.length === 0 ? { isWantedForDish: true } : {}),
    },
  };
}
const PRAISE =
  "(?:(?:(?:that |it |this )?(?:sounds?|looks?) |(?:that|it|this)(?:'?s| is) )?(?:good|nice|great|lovely|ok(?:ay)?|fine|tasty|yum|perfect)[,.!]? )?(?:(?:but|and|actually|hmm+|though)[, ]+)*";
const ASKS = '(?:(?:can|could) (?:you|we|i) |please |just |maybe )*';
const AS_IT =
  "i(?:'?d| would)? (?:(?:rather|really|much) )*(?:want|like|love|prefer|have|fancy|need)(?: to (?:have|eat))? (?:it|this|that|them)(?: all)? (?:as|in ?to)|(?:what|how) about (?:(?:it|this|that) )?as";
const MADE_INTO =
  '(?:make|turn|do|have|serve) (?:it|this|that|them)(?: in ?to| as| in)?|(?:can|could|should) (?:it|this|that|they|these) (?:be|go in(?:to)?)|as';
const MAKES_IT = new RegExp(
  `^${PRAISE}${ASKS}(?:${AS_IT}|${MADE_INTO}) (?:an? |some )?[a-z -]+?(?: (?:instead|rather than|please)[a-z -]*)?\\??$`,
  'i',
);
const MOST_MAKERS = 2;

/** What a dish with a name is made of, where nothing was wished for but its name. */
export function makersOf({ dish }: ChefMemory, knowledge: CookingKnowledge): string[][] {
  const lines = knowledge.classics.get(dish)?.lines ?? [];
  return lines
    .filter(({ isLead, isDefining }) => isLead || isDefining)
    .filter(({ name }) => !larderOf(name, knowledge).some((each) => isStarch(each, knowledge)))
    .toSorted((one, other) => Number(other.isLead) - Number(one.isLead))
    .map(({ name }) => larderOf(name, knowledge))
    .filter((group) => group.length > 0)
    .slice(0, MOST_MAKERS);
}

const larderOf = (line: string, { byFoodId, catalog }: CookingKnowledge): string[] =>
  (byFoodId.get(findFood(catalog, line)?.id ?? '') ?? []).map(({ name }) => name);

/** What holds or fills a dish, and changes with its form. */
const STARCHES: readonly string[] = ['bread', 'wrap', 'grain', 'rice', 'pasta', 'noodle', 'pastry'];
const isStarch = (name: string, { larder }: CookingKnowledge): boolean =>
  STARCHES.some((kind) => larder.get(name)?.kinds.has(kind));
