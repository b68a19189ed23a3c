import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { brokenWarning } from '../safety/check.ts';
import { mayBeServed } from '../sides/serving-ideas.ts';
import { NAME, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { englishName } from '../turns/foreign-changes.ts';

const FINE =
  '(?:ok|okay|safe|fine|allowed|alright|all right|suitable|in ordnung|erlaubt|autorise|permitid[oa]|permess[oa])';
const WHO = '(?:me|us|him|her|them|this|that|my [a-z]+|mich|uns|moi|nous|mi|nosotros|me|noi)';
const ASKS = [
  `(?:is|are|would) (?:the |some )?${NAME} (?:also |still |be )*${FINE}(?: (?:to (?:eat|have|use)|for ${WHO}))*`,
  `(?:can|may|could|am|are|is) (?:i|we|he|she|they) (?:still |allowed to |also )*(?:have|eat) (?:some |the )?${NAME}`,
  `(?:ist|sind) ${NAME} (?:fur ${WHO} )?${FINE}`,
  `(?:darf|durfen|kann|konnen) (?:ich|wir|er|sie) ${NAME} (?:essen|haben)`,
].map(whole);

/**
 * Whether a food suits those at the table; `null` if nobody has to leave anything out, or no food is named.
 *
 * @param prompt the message that asks, which may warn of something as well
 */
export function answerMayEat(
  said: string,
  prompt: string,
  { request, heeded }: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const { avoidedTraits, avoidedFoods, diets } = request;
  if ([heeded, avoidedTraits, avoidedFoods, diets].every((all) => all.length === 0)) return null;
  const named = ASKS.map((each) => each.exec(said)?.[1]).find(Boolean);
  const food = named ? englishName(named, knowledge) : null;
  if (food === null) return null;
  const { catalog, larder } = knowledge;
  const alone = { ingredients: [{ amount: '100 g', name: food }], servings: 1 };
  const isFine =
    brokenWarning([...heeded, prompt], alone, catalog) === null &&
    mayBeServed({ ...request, heeded: [] }, () => false, knowledge)(food);
  if (isFine)
    return t('Yes: of what you told me to leave out, there is none in {food}. Read the label as well.', {
      food,
    });
  const other = `gluten-free ${food}`;
  return larder.has(other)
    ? t('No, not with what you told me: I leave out {food}. What would do is {other}.', { food, other })
    : t('No, not with what you told me: I leave out {food}.', { food });
}
