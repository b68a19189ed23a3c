import { describe, expect, it } from 'vitest';
import { factsIn, isFact } from './facts.ts';
import { parsePage } from './tree.ts';
import { unitsOf } from './units.ts';

/** The facts read from lines above a list of ingredients. */
function read(...lines: string[]) {
  const units = unitsOf(
    parsePage([...lines, '2 eggs', '100 g flour'].map((line) => `<p>${line}</p>`).join('')),
  );
  return factsIn(
    units,
    units.find(({ text }) => text === '2 eggs'),
  );
}

describe('the times that a page shows', () => {
  it.each([
    [['Prep Time: 5 minutes Cook Time: 15 minutes'], { prepTime: 5, cookTime: 15 }],
    [['10 mins prep + 45 mins cook'], { prepTime: 10, cookTime: 45 }],
    [['10 mins to prepare and 12 mins to cook'], { prepTime: 10, cookTime: 12 }],
    [['0:15 Prep', '0:40 Cook'], { prepTime: 15, cookTime: 40 }],
    [['Ready In : 1:15 h'], { totalTime: 75 }],
    [['Active time: 2 hours', 'Total time: 3 hours 30 minutes'], { prepTime: 120, totalTime: 210 }],
    [['Time 45 minutes, plus chilling'], { totalTime: 45 }],
    [['Time required: 10-20 minutes'], { totalTime: 20 }],
    [
      ['Mise en place et préparation: env. 40 min', 'Cuisson au four: env. 50 min'],
      { prepTime: 40, cookTime: 50 },
    ],
    [['調理時間', '約 15 分'], { totalTime: 15 }],
    [['10 min Preparation Time', '5 min Cook Time'], { prepTime: 10, cookTime: 5 }],
    [['Prep-time: 30 MINUTES / Ready In: 1 HOUR'], { prepTime: 30, totalTime: 60 }],
    [['Cooking time', '4', 'hours'], { cookTime: 240 }],
    [['Arbejdstid: 15 minutter', 'Samlet tid: 30 minutter'], { prepTime: 15, totalTime: 30 }],
    [['Total Time: 30 Minutes, plus at least one hour to chill'], { totalTime: 30 }],
    [['Elkészítési idő: 25-30 perc'], { totalTime: 30 }],
  ])('stand beside or next to a word that names them: %j', (lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it.each([
    [['Zubereitungszeit 40 Min.'], { totalTime: 40 }],
    [['20 min. bereiden'], { totalTime: 20 }],
    [['Vorbereitungszeit 5 Min.', 'Zubereitungszeit 15 Min.'], { prepTime: 5, cookTime: 15 }],
    [['Zubereitungszeit 15 Min.', 'Backzeit 30 Min.'], { prepTime: 15, cookTime: 30 }],
  ])('of making the dish are the remainder of the other times: %j', (lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it.each([
    [['60 min', 'Easy'], { totalTime: 60 }],
    [['20Min', '15Min'], { prepTime: 20, cookTime: 15 }],
    [['2 timmar och 35 minuter'], { totalTime: 155 }],
    [['0-15 minut'], { totalTime: 15 }],
    [['Easy — 20 minutes — 4 stars', '20 minutes'], { totalTime: 20 }],
  ])('may have only a picture beside them: %j', (lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it('may be below table headings', () => {
    const table = ['Prep time', 'Cook time', 'Yields', '15 minutes', '20 minutes', '4 servings'].map(
      (cell) => `<td>${cell}</td>`,
    );
    const html = `<table><tr>${table.slice(0, 3).join('')}</tr><tr>${table.slice(3).join('')}</tr></table>`;
    expect(factsIn(unitsOf(parsePage(html)), undefined)).toEqual({ prepTime: 15, cookTime: 20, servings: 4 });
  });

  it.each([
    [['Last modified', '11 Jun 2019 - 06:21', 'Time:']],
    [['Bake it for 20 minutes and let it cool on a rack before you cut it']],
    [['Gluten-free', '14 comments']],
  ])('are not found where a page is about something else: %j', (lines) => {
    expect(read(...lines)).toEqual({});
  });
});

describe('the number of servings on a page', () => {
  it.each([
    [['Prep Time: 5 minutes Cook Time: 15 minutes Total Time: 20 minutes Servings: 5'], 5],
    [['Servings: 3 Total Time: 24 hrs 15 mins Difficulty: Beginner'], 3],
    [['Zutaten für 10 Stücke'], 10],
    [['Ingredienti per 6 tortini'], 6],
    [['材料（3人分）'], 3],
    [['2 porsjoner'], 2],
    [['4 porce'], 4],
    [['分量：30 个'], 30],
    [['10 stk'], 10],
    [['10 pieces — 20 minutes'], 10],
    [['Serves 4 – 6'], 6],
    [['h 30m s 5 porções Fácil'], 5],
    [['Serves 4', '247 calories / serving'], 4],
    [['Serves 4', 'Serving size: 1 slice'], 4],
    [['4', 'Total time 20 minutes'], 4],
    [['In Your Box (serves 2)'], 2],
    [['Servings: 8', 'Yield: 2 pizzas'], 8],
    [['Yield: 2 loaves'], 2],
  ])('is read from %j', (lines, servings) => {
    expect(read(...lines)).toMatchObject({ servings });
  });

  it.each([
    [['Ingredients (11)']],
    [['11 ingredients']],
    [['1 lemon, for serving']],
    [['320 kcal per serving']],
    [['88', 'Soups']],
    [['2658 osób zapisało']],
  ])('is not said by %j', (lines) => {
    expect(read(...lines)).not.toHaveProperty('servings');
  });
});

describe('a line among ingredients', () => {
  it.each(['6 Portion/en', '2 - 4 porcje', 'For 4 people', 'Serves: 20', 'Preparation Time: 30 mins'])(
    'is a fact about the dish: %s',
    (line) => {
      expect(isFact(line)).toBe(true);
    },
  );

  it.each([
    '1 portion rice',
    '4 parts gin',
    '1 cup oven dried tomatoes',
    '2 h cooked beans',
    '500 g potatoes',
  ])('is food, though it has a word for times or yields: %s', (line) => {
    expect(isFact(line)).toBe(false);
  });
});
