import type { Config } from '#server/config.ts';
import type { Chef } from './port.ts';

/**
 * The configured model, otherwise the embedded chef. Their data is loaded with the first request, so that a Plateful
 * nobody asks for recipes never needs it.
 */
export function createChef({ chef: { text } }: Pick<Config, 'chef'>): Chef {
  let opened: Promise<Chef> | undefined;
  return {
    model: text?.model ?? null,
    async *cook(order, signal, spend) {
      opened ??= openChef(text);
      yield* (await opened).cook(order, signal, spend);
    },
  };
}

async function openChef(text: Config['chef']['text']): Promise<Chef> {
  const { chefKnowledge, createEmbeddedChef } = await import('./embedded-chef.ts');
  if (!text) return createEmbeddedChef();
  const [{ createOpenAiChef }, { judgeRecipe, questionBefore }] = await Promise.all([
    import('./openai-recipes.ts'),
    import('../../rules/safety/judge.ts'),
  ]);
  return createOpenAiChef(text, {
    questionBefore: (prompts) => questionBefore(prompts, chefKnowledge()),
    judge: (recipe, prompts) => judgeRecipe(recipe, prompts, chefKnowledge()),
  });
}
