import { describe, expect, it } from 'vitest';
import { BABY, carefulPersonOf } from './careful-people.ts';
import { linesForCareful, stepsForCareful } from './careful-steps.ts';
import { GALLSTONES } from './conditions.ts';
import { PUREED, SORE_MOUTH } from './soft-foods.ts';

const noteOf = (said: string) => carefulPersonOf(said, '')?.[0]?.note ?? BABY.note;

describe('steps for people with restrictions', () => {
  it.each(['pregnant', '7 months', 'toddler'])('boil eggs hard: %s', (who) => {
    const [step] = stepsForCareful(['Lower in the eggs and boil for 6 minutes.'], [noteOf(who)], []);
    expect(step).toBe('Lower in the eggs and boil for 10 minutes.');
  });

  it('have no salt for small children if no ingredient line has any', () => {
    const steps = ['Cut off the tops, season and dip in the toast.', 'Boil the pasta in salted water.'];
    const plain = ['Cut off the tops and dip in the toast.', 'Boil the pasta in water.'];
    expect(
      stepsForCareful(['Cook the leeks with a pinch of salt for 7 minutes.'], [noteOf('toddler')], ['leeks']),
    ).toEqual(['Cook the leeks for 7 minutes.']);
    expect(stepsForCareful(steps, [BABY.note], ['eggs']).slice(0, 2)).toEqual(plain);
    expect(stepsForCareful(steps, [noteOf('two-year-old toddler')], ['salt'])).toEqual(steps);
  });

  it('end with mashing for a baby, unless the dish is already smooth', () => {
    expect(stepsForCareful(['Fry the chicken.'], [BABY.note], []).at(-1)).toMatch(/mash or blend/);
    expect(stepsForCareful(['Mash the carrots.'], [BABY.note], [])).toEqual(['Mash the carrots.']);
    expect(stepsForCareful(['Fry the chicken.'], [noteOf('toddler')], [])).toEqual(['Fry the chicken.']);
  });

  it('leave no pink meat for somebody who must not eat raw food', () => {
    const step =
      'Roast for 22 minutes, until it reads 63 °C (145 °F) inside, or 5 minutes longer for well done.';
    expect(stepsForCareful([step], [noteOf('pregnant')], ['rack of lamb'])).toEqual([
      'Roast for 22 minutes, until it reads 71 °C (160 °F) inside, which takes some minutes longer.',
    ]);
    expect(stepsForCareful([step], [noteOf('pregnant')], ['salmon fillets'])).toEqual([step]);
  });

  it('keep finger food whole for a baby', () => {
    const step = 'Serve the pieces whole, so that the baby can hold them.';
    expect(stepsForCareful([step], [BABY.note], [])).toEqual([step]);
  });

  it('end with blending or cooling for somebody who cannot chew', () => {
    expect(stepsForCareful(['Bake the pie.'], [PUREED.note], []).at(-1)).toMatch(/^Blend each part/);
    expect(stepsForCareful(['Simmer.'], [SORE_MOUTH.note], []).at(-1)).toMatch(/^Let it cool until lukewarm/);
  });

  it('limit oil to a spoonful for a gallbladder condition', () => {
    const ingredients = [
      { amount: '5 tbsp', name: 'olive oil' },
      { amount: '2 tsp', name: 'sesame oil' },
    ];
    expect(linesForCareful({ ingredients, servings: 4 }, [GALLSTONES.note])).toEqual([
      { amount: '1 tbsp', name: 'olive oil' },
      { amount: '2 tsp', name: 'sesame oil' },
    ]);
    expect(linesForCareful({ ingredients, servings: 4 }, [])).toEqual(ingredients);
  });

  it('stay the same for everybody else', () => {
    expect(stepsForCareful(['Boil the eggs for 6 minutes.'], [], ['eggs'])).toEqual([
      'Boil the eggs for 6 minutes.',
    ]);
  });
});
