import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { LIMITS } from '#features/recipes/rules/limits.ts';
import { t } from '#shared/t.ts';
import type { ChefEvent, ChefRecipe } from '../../contract.ts';
import { quotable } from '../../rules/answer/no-recipe.ts';
import { MOST_KEPT } from '../../rules/back/earlier.ts';
import { MOST_HEEDED } from '../../rules/cook-turn.ts';
import { LONGEST_WISH } from '../../rules/limits.ts';
import { type ChefRequest, EMPTY_REQUEST, HEATS } from '../../rules/request/request.ts';
import { isTweak } from '../../rules/request/tweaks.ts';
import { PLACES } from '../../rules/turns/change.ts';
import type { ChefMemory } from '../../rules/turns/chef-memory.ts';
import type { ChefRules } from './chef-rules.ts';
import type { Chef } from './port.ts';

const SEEDS = 1_000_000;
const MOST_TWEAKS = 40;
/** Property names that every object has must not match anything when tables are searched for words. */
const word = z
  .string()
  .max(200)
  .refine((text) => !(text.replace(/:.*$/s, '') in {}));
const words = z.array(word).max(100);
const few = z.number().int().min(0).max(100_000).nullable();

const MOST_CHANGES = 20;
const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('swap'),
    gone: word,
    come: word,
    share: z.number().min(0).max(1),
    isMixed: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('drop'), gone: word }),
  z.object({ kind: z.literal('topping'), name: word }),
  z.object({ kind: z.literal('amount'), foods: z.array(word).max(20), times: z.number().min(0.1).max(10) }),
  z.object({ kind: z.literal('crisp'), food: word }),
  z.object({ kind: z.literal('blended'), isSmooth: z.boolean() }),
  z.object({ kind: z.literal('wait') }),
  z.object({ kind: z.literal('place'), place: z.enum(PLACES) }),
  z.object({
    kind: z.literal('time'),
    minutes: z.number().int().min(1).max(100_000),
    isOfDough: z.boolean().optional(),
  }),
]);

type OptionalKey = {
  [Key in keyof ChefRequest]-?: object extends Pick<ChefRequest, Key> ? Key : never;
}[keyof ChefRequest];
/** A key that is missing here would be forgotten after each message. */
const OPTIONAL = {
  isWantedForDish: z.boolean().optional(),
  chosenFoods: words.optional(),
  mostFoods: z.number().int().min(1).max(100).optional(),
  replaced: words.optional(),
  added: words.optional(),
  isHinted: z.boolean().optional(),
  isOfMicrowave: z.boolean().optional(),
  isChosen: z.boolean().optional(),
  sauce: word.optional(),
  pieces: z.number().int().min(0).max(100_000).optional(),
} satisfies Record<OptionalKey, z.ZodType>;

const version = z.object({
  request: z.object({
    ...Object.fromEntries(Object.keys(EMPTY_REQUEST).map((key) => [key, words])),
    // Every food is tried in every slot of every dish: a longer list would block other requests.
    wanted: z.array(z.array(word).max(40)).max(8),
    cuisine: word.nullable(),
    meal: word.nullable(),
    servings: few,
    minutes: few,
    heat: z.enum(HEATS).nullable(),
    ...OPTIONAL,
  }),
  dish: word,
  foods: words,
  title: word,
  minutes: z.number().int().min(0).max(100_000),
  servings: z.number().int().min(1).max(1_000),
  lines: z
    .array(z.object({ amount: word, name: word }))
    .max(LIMITS.ingredients)
    .default([]),
  tweaks: z.array(z.string().max(200).refine(isTweak)).max(MOST_TWEAKS).default([]),
  changes: z.array(change).max(MOST_CHANGES).optional(),
});

/** The chef's memory comes back from the browser and is untrusted. */
const memorySchema: z.ZodType<ChefMemory> = version.extend({
  heeded: z.array(z.string().max(LONGEST_WISH)).max(MOST_HEEDED),
  open: z.array(z.string().max(LONGEST_WISH)).max(MOST_HEEDED).optional(),
  settled: z.array(z.string().max(LONGEST_WISH)).max(MOST_HEEDED).optional(),
  wish: z.string().max(LONGEST_WISH).optional(),
  atHand: z.string().max(LONGEST_WISH).optional(),
  earlier: z.array(version).max(MOST_KEPT).optional(),
  topic: word.optional(),
}) as never;

/** The embedded chef: composes recipes by rules, free of charge. */
export function createEmbeddedChef(rules: Pick<ChefRules, 'compose'>): Chef {
  return {
    model: null,
    async *cook({ prompt, memory, attempt = randomInt(SEEDS) }) {
      const previous = memorySchema.safeParse(memory).data;
      const answer = await rules.compose({ prompt, seed: attempt, ...(previous ? { previous } : {}) });
      if (answer.kind === 'not-understood') {
        yield {
          type: 'question',
          message: answer.message,
          suggestions: answer.suggestions,
          ...(answer.lookFor ? { lookFor: answer.lookFor } : {}),
          ...(answer.memory ? { memory: { ...answer.memory } } : {}),
        };
        return;
      }
      yield* told(answer.recipe);
      yield {
        type: 'recipe',
        answer: {
          ...answer.recipe,
          why: answer.why,
          notUnderstood: answer.notUnderstood.map((unknown) =>
            t('I did not understand “{unknown}”.', { unknown: quotable(unknown) }),
          ),
          memory: { ...answer.memory },
        },
      };
    },
  };
}

/** A recipe in writing order. */
function* told({
  title,
  description,
  ingredients,
  instructions,
  ...facts
}: ChefRecipe): Generator<ChefEvent> {
  const { prepTime, cookTime, servings, tags } = facts;
  const head = { title, description, prepTime, cookTime, servings, tags };
  yield { type: 'writing', recipe: head };
  yield { type: 'writing', recipe: { ...head, ingredients } };
  for (let steps = 1; steps < instructions.length; steps++)
    yield { type: 'writing', recipe: { ...head, ingredients, instructions: instructions.slice(0, steps) } };
}
