import { expect, it, test } from 'vitest';
import { processorTime } from '../../../../../test/processor-time.ts';
import { toReview } from '../draft.ts';
import type { PageModel } from '../page/model.ts';
import { recipesFromSource } from '../source.ts';

const read = (text: string) =>
  recipesFromSource(text, {} as PageModel).map((raw) => {
    const { draft } = toReview(raw);
    return { ...draft, ingredients: draft.ingredients.map(({ amount, name }) => `${amount} ${name}`.trim()) };
  });

const recipe = (title: string) => `                     *  Exported from  MasterCook  *

                        ${title}

Recipe By     : Aunt May
Serving Size  : 9     Preparation Time :0:45
Categories    : Cakes                            Breakfast
                Baking

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
     3/4           cup  sugar
     1                  egg
                        salt -- to taste
                        Topping:
     1/3           cup  flour -- sifted

Mix sugar and egg thoroughly.
2 minutes are enough.

Sprinkle the topping and bake.

                   - - - - - - - - - - - - - - - - - - -

Per serving: 300 Calories

NOTES : Freezes well,
for months.

Serving Ideas : With cream.

_____

`;

it('reads every recipe of MasterCook’s text', () => {
  const found = read((recipe('Blueberry Buckle') + recipe('Peach Buckle')).replaceAll('\n', '\r\n'));
  expect(found.map(({ title }) => title)).toEqual(['Blueberry Buckle', 'Peach Buckle']);
  expect(found[0]).toMatchObject({
    ...{ servings: 9, prepTime: 45, authorName: 'Aunt May', tags: ['Cakes', 'Breakfast', 'Baking'] },
    ingredients: ['3/4 cup sugar', '1 egg', 'salt, to taste', '1/3 cup flour, sifted (Topping)'],
    instructions: ['Mix sugar and egg thoroughly. 2 minutes are enough.', 'Sprinkle the topping and bake.'],
    cookingTips: ['Freezes well, for months.', 'Serving Ideas: With cream.'],
  });
});

it('reads MasterCook’s XML', () => {
  const [found] = read(`<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook 5.0">
<Summ><Nam>Custard</Nam></Summ>
<RcpE name="Cr&#232;me br&#251;l&#233;e" author="Aunt May">
<Serv qty="4"/><PrepT elapsed="1:30"/><CatS><CatT>Dessert</CatT></CatS>
<IngR name="cream" unit="cups" qty="2"><IPrp>heavy</IPrp></IngR>
<IngR name="egg yolks" qty="4"></IngR>
<DirS><DirT>Heat the cream.</DirT><DirT>Bake.</DirT></DirS>
<Note>Torch it.</Note>
</RcpE></mx2>`);
  expect(found).toMatchObject({
    ...{ title: 'Crème brûlée', authorName: 'Aunt May', servings: 4, prepTime: 90, tags: ['Dessert'] },
    ingredients: ['2 cups cream, heavy', '4 egg yolks'],
    instructions: ['Heat the cream.', 'Bake.'],
    cookingTips: ['Torch it.'],
  });
});

const HEAD = '* Exported from MasterCook *\n\nPie\n\n';
test.each([
  ['spaces', `${HEAD}${' '.repeat(400)}x\n`.repeat(500)],
  ['empty lines', `${'\n'.repeat(10_000)}${HEAD}${'\n'.repeat(200_000)}`],
  ['colons', `${HEAD}Amount Measure Ingredient\n${': '.repeat(200)}\n`.repeat(200)],
])('many %s take no time', (_, text) => {
  expect(processorTime(() => read(text))).toBeLessThan(2_000);
});
