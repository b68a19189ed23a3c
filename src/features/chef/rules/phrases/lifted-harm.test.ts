import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

describe('a danger that only sounds over, denied or joking', () => {
  it.each([
    ['outgrew milk, not eggs. pancakes', /\beggs?\b/],
    ['my son outgrew his egg allergy, but nuts are still out. brownies with walnuts', /nut/],
    ['My daughter has not grown out of her egg allergy. quiche', /\beggs?\b/],
    ['no longer vegetarian but vegan since march. lasagne', /^(?:milk|butter|mozzarella|parmesan)\b/],
    ["I'm not pregnant anymore but my sister is and she's eating with us. baked brie", /brie|camembert/i],
    ["I'm not diabetic. My husband, though. sticky toffee pudding", /sugar|dates/],
    ['the egg test was negative, the milk test was not. rice pudding', /^(?:whole )?milk/],
    ['passed the egg challenge, failed the milk one. rice pudding', /^(?:whole )?milk/],
    ['the egg allergy was gone for a year and came back. scrambled eggs', /\beggs?\b/],
    ['maybe he outgrew the peanut allergy. satay', /peanut/],
    ['non sono più intollerante al glutine ma al lattosio. tiramisù', /^(?:mascarpone|double cream)/],
    ['I can eat eggs again soon. omelette', /\beggs?\b/],
    ["there's no nut allergy in our house, there's a shellfish one. prawn cocktail", /prawn/],
    ['I was gluten free for years, then not, now again. lasagne', /^lasagne sheets|^(?:plain )?flour/],
    ["milk is not an issue, it's a danger. rice pudding", /^(?:whole )?milk/],
    ['keine Allergien. Doch, Nüsse. Nusskuchen', /nut/],
    ['no allergies, nothing with nuts. brownies with walnuts', /nut/],
    ['none of us are vegetarian. Apart from Lily. roast chicken', /chicken/],
    ['not coeliac but no dairy. mac and cheese', /^(?:milk|butter|cheddar)\b/],
    ['non sono più vegana ma celiaca. pasta al pomodoro', /^(?:spaghetti|penne|flour)/],
    ["she's not coming without her EpiPen. satay, it's peanuts", /peanut/],
    ['my nephew with the nut allergy isn’t coming, his brother with the same allergy is. walnut cake', /nut/],
    ['ma fille végétarienne est en vacances chez nous, poulet rôti', /chicken/],
    ["The coeliac isn't coming alone, she brings her coeliac son. pasta", /^(?:spaghetti|penne|linguine)/],
    ['The dog is fine, my brother is not: onions. onion soup', /^onion/],
    ['my ex was allergic to prawns and our son is too. prawn pasta', /prawn/],
    ['ma mère est allergique aux crevettes et mon père ne vient pas. curry de crevettes', /prawn/],
    ['The baby is asleep, what can I make her for tomorrow with honey', /honey/],
    ['allergic to mondays, cheese and noise. fondue', /gruy|cheese|emmental/i],
    ['allergisch gegen Montage und Erdnüsse. Erdnusssauce', /peanut/],
    ['estoy loca por las gambas, pero me sientan mal. gambas al ajillo', /prawn/],
    ["I'm not lactose tolerant. rice pudding", /^(?:whole )?milk/],
    ['I could die from prawns. prawn cocktail', /prawn/],
    ['the kosher deli around the corner is ours, we are jewish. carbonara', /pancetta|bacon/],
    ['tofu gives me hives, stir fry', /tofu|soy sauce/],
    ['aucune allergie, enfin si, les crevettes. curry de crevettes', /prawn/],
  ])('“%s” is respected or asked about', (prompt, refused) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    const lines = answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name) : [];
    expect(lines.filter((line) => refused.test(line) && !/vegan|nutmeg|free/.test(line))).toEqual([]);
  });
});
