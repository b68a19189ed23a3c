import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['something with wasabi', /wasabi/],
  ['dinner with sambal oelek', /sambal oelek/],
  ['chicken with sherry vinegar', /sherry vinegar/],
  ['what can I make with rice wine', /rice wine/],
  ['something with mango chutney', /mango chutney/],
  ['wholegrain mustard chicken', /mustard/],
])('a food that no kind of dish uses is found in a known dish: %s', (prompt, line) => {
  expect(answersTo(prompt)[0]?.lines).toMatch(line);
});
