import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { STORED_SCRIPTS } from '../../samples/stored-scripts.ts';

export const RECIPE = {
  '@type': 'Recipe',
  name: 'Pumpkin Soup',
  description: 'Smooth and warming.',
  image: '/photo.jpg',
  author: { name: 'A neighbor' },
  recipeYield: '4',
  prepTime: 'PT10M',
  cookTime: 'PT25M',
  recipeIngredient: ['1 kg pumpkin', '2 onions', 'salt'],
  recipeInstructions: ['Cut the pumpkin.', 'Simmer it with the onions for 25 minutes.'],
};

const HOSTILE = {
  ...RECIPE,
  name: `Soup ${STORED_SCRIPTS[2]}`,
  description: STORED_SCRIPTS.slice(0, 12).join(' '),
  author: { name: STORED_SCRIPTS[0] },
  recipeIngredient: STORED_SCRIPTS.map((payload) => `1 ${payload}`),
  recipeInstructions: STORED_SCRIPTS,
};

const RECIPES: Record<string, object> = { '/soup': RECIPE, '/hostile': HOSTILE };

export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#e9a23b' } })
    .jpeg()
    .toBuffer();

/** Starts a site with recipes, on this machine. */
export async function startRecipeSite(): Promise<{ host: string; close(): void }> {
  const picture = await photo();
  const server = createServer((request, response) => {
    if (request.url === '/photo.jpg') return response.setHeader('content-type', 'image/jpeg').end(picture);
    const recipe = RECIPES[request.url ?? ''];
    if (!recipe) return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const said = JSON.stringify(recipe).replaceAll('<', '\\u003c');
    return response.end(`<script type="application/ld+json">${said}</script>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
