import sharp from 'sharp';
import { expect, it } from 'vitest';
import { composeScene } from '../../rules/scene.ts';
import { renderScene } from './render.ts';

it('gives a WebP picture of 4 : 3 at the requested width, with something on it', async () => {
  const scene = composeScene({
    title: 'Lemon Cake',
    ingredients: ['lemons', 'flour'],
    category: 'dessert',
    tags: [],
    instructions: [],
    seed: '1',
  });
  const picture = await renderScene(scene, 320);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 240 });
  const { channels } = await sharp(picture).stats();
  for (const channel of channels) expect(channel.stdev).toBeGreaterThan(20);
});
