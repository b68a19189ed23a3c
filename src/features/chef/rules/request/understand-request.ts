import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { madeOfLeftovers, namingLeftovers } from './leftovers.ts';
import { sentencesOf } from './plain-prompt.ts';
import { RequestReader, type Understood } from './read-request.ts';
import { plainPhrase } from './request-words.ts';
import { sayingPlainly } from './set-phrases.ts';

/** Parses a prompt and reports the words it cannot place. Never throws. */
export function understandRequest(prompt: string, knowledge: CookingKnowledge): Understood {
  const sentences = sentencesOf(prompt).map((sentence) =>
    sentence.split(',').map((clause) => sayingPlainly(namingLeftovers(plainPhrase(clause)))),
  );
  const clauses = sentences.flat();
  const left = clauses.flatMap((clause) => madeOfLeftovers(clause) ?? []);
  if (left.length > 0) {
    const beside = readAll(
      sentences.map((each) => each.map((clause) => madeOfLeftovers(clause)?.rest ?? clause)),
      knowledge,
    );
    if (beside.request.dishes.length === 0) return startingFrom(left[0]?.dishes ?? [], beside, knowledge);
  }
  return readAll(sentences, knowledge);
}

function readAll(sentences: string[][], knowledge: CookingKnowledge): Understood {
  const reader = new RequestReader(knowledge);
  for (const clauses of sentences) reader.readSentence(clauses);
  return reader.understood();
}

/** The request for the dish made of what is left over that suits the meal and the other foods best. */
function startingFrom(
  dishes: readonly string[],
  understood: Understood,
  { classics, larder }: CookingKnowledge,
): Understood {
  const { wanted, meal } = understood.request;
  const foods = wanted.flat().map((name) => larder.get(name)?.food.name);
  const isSuiting = (id: string) => {
    const classic = classics.get(id);
    const shared = classic?.lines.filter(({ name }) => foods.some((food) => food && name.includes(food)));
    return (shared?.length ?? 0) + (meal && classic?.meals.includes(meal) ? 1 : 0);
  };
  const [best = ''] = dishes.toSorted((one, other) => isSuiting(other) - isSuiting(one));
  return { ...understood, request: { ...understood.request, dishes: [best] } };
}
