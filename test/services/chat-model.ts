import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

type Answer =
  | 'recipe'
  | 'down'
  | 'garbage'
  | 'prose'
  | 'cut'
  | 'endless'
  | 'silent'
  | 'no-schemas'
  | 'no-usage';

const RECIPE = {
  title: 'Lentil soup',
  description: 'A warm soup of red lentils.',
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  difficulty: 'Easy',
  tags: ['soup', 'vegan'],
  ingredients: [
    { amount: '200 g', name: 'red lentils' },
    { amount: '1 l', name: 'water' },
    { amount: '1', name: 'onion' },
  ],
  instructions: [
    'Chop the onion and soften it in a pot.',
    'Add the lentils and the water and simmer for 20 minutes.',
  ],
  cookingTips: ['Finish it with lemon.'],
};

/** A model on this machine that speaks OpenAI's streamed `POST /chat/completions`. */
export async function startChatModel() {
  const asked: {
    messages: { role: string; content: string }[];
    hasSchema: boolean;
    key: string | undefined;
  }[] = [];
  let answer: Answer = 'recipe';
  let recipe: object = RECIPE;
  let half = Promise.resolve();
  const app = new Hono();
  app.post('/v1/chat/completions', async (context) => {
    const { messages, response_format } = (await context.req.json()) as {
      messages: { role: string; content: string }[];
      response_format?: object;
    };
    asked.push({
      messages,
      hasSchema: response_format !== undefined,
      key: context.req.header('authorization'),
    });
    if (answer === 'down') return context.json({ error: { message: 'overloaded' } }, 503);
    if (answer === 'no-schemas' && response_format)
      return context.json({ error: { message: 'response_format' } }, 400);
    if (answer === 'garbage') return context.html('<html>Something else entirely');
    return streamSSE(context, async (stream) => {
      const send = (content: string) =>
        stream.writeSSE({ data: JSON.stringify({ choices: [{ index: 0, delta: { content } }] }) });
      if (answer === 'silent') return void (await stream.sleep(60_000));
      if (answer === 'prose') await send('I would rather talk about the weather.');
      else if (answer === 'endless') while (!stream.aborted && !stream.closed) await send('x'.repeat(10_000));
      else {
        const text = JSON.stringify(recipe);
        const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
        for (const [at, piece] of (answer === 'cut' ? pieces.slice(0, 3) : pieces).entries()) {
          if (at === Math.floor(pieces.length / 2)) await half;
          await send(piece);
        }
      }
      if (answer !== 'no-usage')
        await stream.writeSSE({
          data: JSON.stringify({ choices: [], usage: { prompt_tokens: 300, completion_tokens: 200 } }),
        });
      await stream.writeSSE({ data: '[DONE]' });
    });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((listening) => server.once('listening', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    recipe: RECIPE,
    /** The second half of a recipe is sent after the promise resolves. */
    answering: (next: Answer, options: { recipe?: object; half?: Promise<void> } = {}) => {
      answer = next;
      recipe = options.recipe ?? RECIPE;
      half = options.half ?? Promise.resolve();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
