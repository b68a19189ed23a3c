import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('some of those who eat it', () => {
  it.each([
    ['chili con carne', 'for my kid without chili'],
    ['chili con carne', 'pour les enfants sans piment'],
    ['chili con carne', 'für die Kinder ohne Schärfe'],
    ['chili con carne', 'sin picante para los niños'],
    ['thai green curry', 'not spicy for the kids'],
  ])('get mild portions of the same dish: %s, %s', (first, then) => {
    const [before, after] = answersTo(first, then);
    expect(after?.lines).toBe(before?.lines);
    expect(after?.said).toMatch(/take out the mild portions/);
  });

  it('who eat no fish get a part of their own', () => {
    const [, after] = answersTo('salmon en croute', 'half of the guests eat no fish');
    expect(after?.lines).toMatch(/350 g salmon[\s\S]*350 g firm tofu/);
    expect(after?.said).toMatch(/cooked separately/);
  });

  it('are told if all have to eat the same', () => {
    const [, after] = answersTo('beef lasagne', 'one of us is vegan');
    expect(after?.said).toMatch(/^Too much of it would have to be cooked twice/);
  });
});
