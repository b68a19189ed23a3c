import type { Config } from '#server/config.ts';
import type { ChefRules } from './chef-rules.ts';
import { type Chef, LONGEST_ANSWER_TOKENS } from './port.ts';

/** The chef, and what ends the process it may have started. */
export interface OpenedChef extends Chef {
  close(): Promise<void>;
}

/**
 * The configured model, otherwise the built-in chef. Their data is loaded with the first request, so a Plateful that
 * never gets one does not need it.
 */
export function createChef({ chef: { text } }: Pick<Config, 'chef'>): OpenedChef {
  let opened: Promise<{ chef: Chef; rules: ChefRules }> | undefined;
  return {
    model: text && { name: text.model, reserved: LONGEST_ANSWER_TOKENS },
    async *cook(order, signal, spend) {
      opened ??= openChef(text);
      yield* (await opened).chef.cook(order, signal, spend);
    },
    async close() {
      await (await opened)?.rules.close();
    },
  };
}

async function openChef(text: Config['chef']['text']): Promise<{ chef: Chef; rules: ChefRules }> {
  const { ChefRules } = await import('./chef-rules.ts');
  const rules = new ChefRules();
  if (!text) return { chef: (await import('./embedded-chef.ts')).createEmbeddedChef(rules), rules };
  return { chef: (await import('./openai-recipes.ts')).createOpenAiChef(text, rules), rules };
}
