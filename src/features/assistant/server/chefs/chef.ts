import type { Config } from '#server/config.ts';
import { judgeRecipe } from '../../rules/judge.ts';
import { chefKitchen, createEmbeddedChef } from './embedded-chef.ts';
import { createOpenAiChef } from './openai-recipes.ts';
import type { Chef } from './port.ts';

/** The configured model; without one, the chef that is part of Plateful. */
export function createChef({ assistant: { text } }: Pick<Config, 'assistant'>): Chef {
  if (!text) return createEmbeddedChef();
  return createOpenAiChef(text, (recipe, prompts) => judgeRecipe(recipe, prompts, chefKitchen()));
}
