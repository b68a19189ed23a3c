import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function talk(...prompts: string[]) {
  let previous: Parameters<typeof composeSafely>[0]['previous'];
  const answers = prompts.map((prompt) => {
    const answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    previous = answer.memory;
    return {
      lines: answer.recipe.ingredients.map(({ name }) => name).join('\n'),
      why: answer.why.join('\n'),
    };
  });
  return answers.at(-1) ?? { lines: '', why: '' };
}

describe('coffee and tea for children', () => {
  it.each([
    ['Tiramisu for a kids party', 'decaffeinated coffee', /espresso/],
    ['kid-friendly tiramisu', 'decaffeinated coffee', /espresso/],
    ['affogato for my 6 year old', 'decaffeinated coffee', /espresso/],
    ['coffee cake for the children', 'decaffeinated coffee', /espresso/],
    ['iced coffee for kids', 'decaffeinated coffee', /espresso/],
    ['dalgona coffee for my kids', 'decaffeinated instant coffee', /^instant/m],
    ['iced tea for school lunch', 'rooibos tea bags', /black tea/],
    ['Tiramisu für meine Kinder', 'decaffeinated coffee', /espresso/],
  ])('are without caffeine, and the chef says so: %s', (prompt, food, gone) => {
    const { lines, why } = talk(prompt);
    expect(lines).toContain(food);
    expect(lines).not.toMatch(gone);
    expect(why).toContain(`For children I used ${food} instead of`);
  });

  it('are named where nothing tastes like them', () => {
    expect(talk('matcha latte for my daughter, she is 8').why).toContain('The matcha in it has caffeine');
  });

  it('stay away in the turns after', () => {
    const { lines, why } = talk('tiramisu for a kids party', 'make it for 12');
    expect(lines).toContain('decaffeinated coffee');
    expect(why).not.toMatch(/espresso|caffeine/);
  });

  it('are in it for everybody else', () => {
    expect(talk('tiramisu').lines).toContain('espresso');
    expect(talk('tiramisu, the kids are away').lines).toContain('espresso');
  });
});
