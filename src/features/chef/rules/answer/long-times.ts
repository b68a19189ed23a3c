import type { ChefAnswer } from './chef-answer.ts';

/** Up to here, cooks count minutes. */
const MOST_MINUTES = 119;
const LONG = /(?<!\bto |\d[–-])\b(\d{3,4}) minutes\b/g;

/** An answer whose steps say '3 hours 30 minutes' where the tables, which can be scaled, say 210 minutes. */
export function inHours(answer: ChefAnswer): ChefAnswer {
  if (answer.kind !== 'recipe') return answer;
  const { recipe } = answer;
  const instructions = recipe.instructions.map((step) =>
    step.replace(LONG, (all, minutes: string) =>
      Number(minutes) > MOST_MINUTES ? hoursOf(Number(minutes)) : all,
    ),
  );
  return { ...answer, recipe: { ...recipe, instructions } };
}

function hoursOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hours} hours${rest > 0 ? ` ${rest} minutes` : ''}`;
}
