import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['chicken pot pie', 'swap the peas and carrots for corn', /sweetcorn/, /\bpeas|carrots/],
  [
    'chicken stir fry',
    'ersetze die Karotten und die Paprika durch Zucchini',
    /courgettes/,
    /carrots|red pepper/,
  ],
  ['chicken pot pie', 'remplace les carottes et les petits pois par du maïs', /sweetcorn/, /\bpeas|carrots/],
  ['chicken pot pie', 'corn instead of the peas and carrots', /sweetcorn/, /\bpeas|carrots/],
])('takes one food for two of the dish: %s, %s', (first, then, has, hasNot) => {
  const [, after] = answersTo(first, then);
  expect(after?.lines).toMatch(has);
  expect(`${after?.lines}\n${after?.steps}`).not.toMatch(hasNot);
});

it('says which of the two the dish cannot do without', () => {
  const [, after] = answersTo('beef stew', 'cambia las zanahorias y las patatas por calabaza');
  expect(after?.lines).toMatch(/pumpkin/);
  expect(after?.said).toMatch(/The dish needs potatoes, so that stays/);
});
