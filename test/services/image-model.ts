import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import sharp from 'sharp';

type Answer =
  | 'picture'
  | 'address'
  | 'elsewhere'
  | 'nothing'
  | 'down'
  | 'garbage'
  | 'hostile'
  | 'endless'
  | 'slow';

/** An image model on this machine that speaks OpenAI's `POST /images/generations`. */
export async function startImageModel() {
  const asked: { prompt: string; model: string; key: string | undefined }[] = [];
  let answer: Answer = 'picture';
  const app = new Hono();
  const picture = () =>
    sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#c65' } })
      .png()
      .toBuffer();

  app.post('/v1/images/generations', async (context) => {
    const { prompt, model } = (await context.req.json()) as { prompt: string; model: string };
    asked.push({ prompt, model, key: context.req.header('authorization') });
    const data = (entry: object) => context.json({ created: 1, data: [entry] });
    if (answer === 'picture') return data({ b64_json: (await picture()).toString('base64') });
    if (answer === 'address') return data({ url: new URL('/v1/files/dish.png', context.req.url).href });
    if (answer === 'elsewhere') return data({ url: 'http://127.0.0.2:9/dish.png' });
    if (answer === 'nothing') return context.json({ created: 1, data: [] });
    if (answer === 'hostile')
      return data({ b64_json: Buffer.from('<svg onload="alert(1)"/>').toString('base64') });
    return fail(context, answer);
  });
  app.get('/v1/files/dish.png', async (context) => context.body(new Uint8Array(await picture())));

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((listening) => server.once('listening', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answering: (next: Answer) => {
      answer = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

async function fail(context: Context, failure: Answer): Promise<Response> {
  if (failure === 'down') return context.json({ error: { message: 'overloaded' } }, 503);
  if (failure === 'garbage') return context.html('<html>Something else entirely');
  if (failure === 'endless') return context.text('x'.repeat(16 * 1024 * 1024));
  // Until the client disconnects.
  await new Promise((gone) => context.req.raw.signal.addEventListener('abort', gone, { once: true }));
  return context.body(null, 499 as 400);
}
