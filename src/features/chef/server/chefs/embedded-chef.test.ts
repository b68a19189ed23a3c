import { expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import type { ChefEvent } from '../../contract.ts';
import { composeSafely } from '../../rules/safe-chef.ts';
import { createEmbeddedChef } from './embedded-chef.ts';

const chef = createEmbeddedChef({
  compose: async (order) => composeSafely({ ...order, previous: order.previous }, knowledge),
});

/** The last recipe of a conversation in which the browser sends back the memory it received. */
async function lastOf(...prompts: string[]) {
  let memory: unknown;
  let last: Extract<ChefEvent, { type: 'recipe' }> | undefined;
  for (const prompt of prompts) {
    last = undefined;
    for await (const event of chef.cook(
      { prompt, memory, attempt: 1 } as never,
      new AbortController().signal,
      () => {},
    ))
      if (event.type === 'recipe') last = event;
    memory = JSON.parse(JSON.stringify(last?.answer.memory ?? null));
  }
  return last?.answer;
}

it.each(['smokier', 'more garlic', 'not so many beans'])(
  'remembers the dish and every warning after “%s”',
  async (change) => {
    const answer = await lastOf('chilli con carne, no dairy', change, 'make it creamier');
    expect(answer?.title).toMatch(/Chili con Carne/);
    expect(answer?.ingredients.map(({ name }) => name).join()).not.toMatch(/(?<!coconut |soy )cream|yogurt/);
  },
);

it('leaves out what was replaced, however long the conversation goes on', async () => {
  const answer = await lastOf('pasta salad', 'swap mozzarella for chicken', 'what goes with it?');
  const lines = answer?.ingredients.map(({ name }) => name).join('\n');
  expect(lines).toMatch(/chicken/);
  expect(lines).not.toMatch(/mozzarella|feta/);
});

it.each(['__proto__', 'constructor', '__defineGetter__'])(
  'does not accept “%s” as a memory',
  async (name) => {
    const memory = (await lastOf('chicken curry'))?.memory as { request: object };
    const request = Object.fromEntries(
      Object.entries(memory.request).map(([key, value]) => [
        key,
        Array.isArray(value) && key !== 'wanted' ? [name] : value,
      ]),
    );
    for (const hostile of [
      { ...memory, request },
      { ...memory, topic: name },
      { ...memory, request: { ...memory.request, conditions: [`${name}:5`] } },
    ])
      for await (const event of chef.cook(
        { prompt: 'can I skip that?', memory: hostile, attempt: 1 } as never,
        new AbortController().signal,
        () => {},
      ))
        expect(JSON.stringify(event)).not.toContain(name);
  },
);
