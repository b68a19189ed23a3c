import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { answerAboutDish } from './about-dish.ts';
import { answerAboutFoods } from './about-foods.ts';
import { cookingAnswer } from './cooking-answers.ts';
import { type CookingQuestion, cookingQuestion } from './cooking-questions.ts';

/** What is answered in a line, what else a message says, and the work that was asked about. */
interface Answers {
  said: string | null;
  rest: string;
  topic: string | null;
}

const SENTENCES = /(?<=[.!?;])\s+|\n+/;
/** 'Brown rice with it, and how do I reheat it?' says two things. */
const JOINED =
  /,? +(?:and|but|und|et|y|e) +(?=(?:how|what|why|which|can i|could i|does|is it|do i|wie|was|warum|welche|kann|combien|pourquoi|comment|quel|cuanto|cuánto|por que|como|cómo|quanto|quante|perch|come|che vino)\b)|(?<=^(?:ok|okay|fine|thanks|great|good|perfect|lovely|danke|merci|gracias|grazie)), +/iu;

/** Answers what a message asks about the dish on screen, part by part. */
export function answersIn(
  prompt: string,
  previous: ChefMemory,
  {
    shown,
    insteadOf,
  }: { shown: () => ComposedRecipe | null; insteadOf: (food: string) => readonly string[] },
  knowledge: CookingKnowledge,
): Answers {
  let topic: string | null = null;
  const answer = (part: string): string | null => {
    const about = answerAboutDish(part, previous, shown, knowledge);
    topic ??= about?.topic ?? null;
    return (
      about?.said ??
      answerAboutFoods(part, previous, insteadOf, knowledge) ??
      answerAboutKeeping(part, previous, shown, knowledge)
    );
  };
  const whole = answer(prompt);
  if (whole) return { said: whole, rest: '', topic };
  if (prompt.length > LONGEST) return { said: null, rest: prompt, topic: null };
  const parts = prompt.split(SENTENCES).flatMap((each) => each.split(JOINED));
  if (parts.length < 2) return { said: null, rest: prompt, topic: null };
  const answers = parts.map((part) => ({ part, said: answer(part) }));
  const said = answers.flatMap((each) => each.said ?? []);
  const rest = answers
    .filter((each) => each.said === null && !IDLE.test(each.part))
    .map(({ part }) => part)
    .join(' ');
  return { said: said.length > 0 ? said.join(' ') : null, rest: rest.trim(), topic };
}
const LONGEST = 300;
/** Says nothing. */
const IDLE =
  /^\s*(?:(?:ok|okay|fine|thanks|thank you|great|good|perfect|lovely|nice|cool|leave it|leave it then|keep it|forget it|never mind|as it was|danke|gut|merci|bien|gracias|vale|grazie|va bene)[\s,.!]*)+$/i;

const JOINER = /^(?:(?:et|und|y|e|aber|mais|pero|ma) ?)*$/;

/** What is asked of every dish, and depends on nobody at the table. */
const OF_ANY_DISH: readonly CookingQuestion[] = [
  'freeze',
  'ahead',
  'reheat',
  'keep',
  'start',
  'drink',
  'leftovers',
];

function answerAboutKeeping(
  part: string,
  previous: ChefMemory,
  shown: () => ComposedRecipe | null,
  knowledge: CookingKnowledge,
): string | null {
  const asked = cookingQuestion(part);
  if (!asked || !JOINER.test(asked.rest) || !OF_ANY_DISH.includes(asked.question)) return null;
  const recipe = shown();
  return recipe && cookingAnswer(asked.question, { recipe, ...previous }, knowledge);
}
