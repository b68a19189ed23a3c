import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('pulses from a tin', () => {
  it.each([
    ['lentil soup with canned lentils', /725 g canned lentils, drained/, /850 ml vegetable stock/],
    ['dal with tinned lentils', /600 g canned lentils, drained/, /550 ml water/],
    ['lentil curry, canned lentils', /600 g canned lentils, drained/, /120 ml water/],
    ['mujaddara with a tin of lentils', /canned lentils, drained/, /500 ml water/],
    ['cassoulet with canned beans', /canned white beans, drained/, /pork shoulder/],
  ])('only get hot, in less liquid: %s', (prompt, line, other) => {
    const [answer] = answersTo(prompt);
    expect(answer?.lines).toMatch(line);
    expect(answer?.lines).toMatch(other);
    expect(answer?.steps).not.toMatch(/\b[Ss]oak|(?:red|brown) lentils|fall apart/);
  });

  it('wait for the meat and the roots that are cooked with them', () => {
    expect(answersTo('mulligatawny with canned lentils')[0]?.steps).toMatch(/simmer for 22 minutes/);
    expect(answersTo('lentil soup with canned lentils')[0]?.steps).toMatch(/simmer for 15 minutes/);
  });

  it('take the place of dry ones in the dish on screen', () => {
    const [, then] = answersTo('lentil soup', 'i have canned lentils');
    expect(then?.lines).toMatch(/canned lentils/);
    const [, falafel] = answersTo('falafel', 'i only have canned chickpeas');
    expect(falafel?.title).toMatch(/Falafel/);
    expect(falafel?.lines).toMatch(/canned chickpeas/);
    expect(falafel?.steps).not.toMatch(/[Ss]oak|Grind/);
  });

  it('do not make a dish one of plants', () => {
    expect(answersTo('chili with canned beans in the slow cooker')[0]?.lines).toMatch(/minced beef/);
  });
});
