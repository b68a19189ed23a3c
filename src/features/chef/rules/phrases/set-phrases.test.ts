import { describe, expect, it } from 'vitest';
import { sayingPlainly } from './set-phrases.ts';

describe('words with a different meaning together', () => {
  it.each([
    ['soup for a cold', 'soup comforting'],
    ['i have a bad cold and want soup', 'i comforting and want soup'],
    ['soup for a cold day', 'soup for a cold day'],
    ['a cold soup', 'a cold soup'],
    ['a tin of tomatoes', 'a canned tomatoes'],
    ['tinned tuna', 'canned tuna'],
    ['tomaten aus der dose', 'canned tomaten'],
    ['une boite de thon', 'une canned thon'],
    ['cocktail snacks for ten', 'party snacks for ten'],
    ['a cocktail with gin', 'a cocktail with gin'],
    ['spicy noodle soup with prawns', 'laksa with prawns'],
    ['breakfast muffins with oats and banana', 'muffins with oats and banana'],
    ['breakfast muffins', 'breakfast muffins'],
    ['500 g stewing meat and carrots', '500 g meat and carrots'],
    ['meat of your choice with rice', 'meat with rice'],
    ['quick tea', 'quick dinner'],
    ['green tea', 'green tea'],
    ['make it creamy', 'creamier'],
    ['make it a bit sweet please', 'sweeter please'],
    ['make a creamy soup', 'make a creamy soup'],
  ])('%s', (phrase, plainly) => {
    expect(sayingPlainly(phrase)).toBe(plainly);
  });
});
