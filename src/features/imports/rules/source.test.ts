import { describe, expect, it } from 'vitest';
import type { PageModel } from './page/model.ts';
import { recipesFromSource } from './source.ts';

const read = (text: string) => recipesFromSource(text, {} as PageModel, { fileName: 'file.json' });

describe('a file of data', () => {
  it.each([
    '{"directions": [], "ingredients": [], "title": "Too many requests"}',
    '{"settings": {"steps": ["Open the app", "Add a recipe"]}}',
    '[]',
  ])('without a recipe has none: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('with a recipe has it', () => {
    const text = '{"title": "Broth", "ingredients": ["1 kg bones"], "directions": ["Simmer."]}';
    expect(read(text).map(({ title }) => title)).toEqual(['Broth']);
  });
});
