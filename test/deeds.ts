/** Sends a request as somebody; whether it was acknowledged. */
export type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<boolean>;

/** A kind of write with an id of its own, and where it must be found afterward. */
export interface Deed {
  what: string;
  write(send: Send, id: string, recipeId: string): Promise<boolean>;
  /** Selects everything of the kind, and whether it is `whole`: nothing that belongs to it is missing. */
  stored: string;
}

/** A recipe that anybody may publish, but for its id and title. */
export const SOUP = {
  description: 'A quick soup.',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  difficulty: 'Easy',
  category: 'dinner',
  tags: ['soup'],
  ingredients: [
    { amount: '500 g', name: 'tomatoes' },
    { amount: '1', name: 'onion' },
  ],
  instructions: ['Chop the onion.', 'Simmer everything for 20 minutes.'],
  cookingTips: [],
};

/** Writes of every kind that people wait for. */
export const DEEDS: readonly Deed[] = [
  {
    what: 'meals',
    write: (send, id, recipeId) =>
      send('POST', '/meal-plan/meals', { id, recipeId, date: '2026-03-01', mealType: 'Dinner' }),
    stored: "select id, recipe_id is not null as whole from meal_plans where date = '2026-03-01'",
  },
  {
    what: 'recipes',
    write: (send, id) => send('POST', '/recipes', { id, title: `Soup ${id}`, ...SOUP }),
    // Its words are found too, or search and recipe would disagree.
    stored: `select id, search @@ to_tsquery('simple', 'tomatoes | tomato') as whole
      from all_recipes where title = 'Soup ' || id::text`,
  },
  {
    what: 'comments',
    write: (send, id, recipeId) =>
      send('POST', `/threads/recipe/${recipeId}/comments`, { commentId: id, text: `Lovely ${id}` }),
    stored: "select id, true as whole from comments where text = 'Lovely ' || id::text",
  },
  {
    what: 'grocery items',
    write: (send, id) => send('PUT', `/grocery-list/items/${id}`, { text: `candles ${id}` }),
    stored: "select id, true as whole from grocery_extras where text = 'candles ' || id::text",
  },
  {
    what: 'recipe book entries',
    write: (send, id) => send('POST', '/recipe-book', { id, title: `Soup ${id}`, content: 'Boil it.' }),
    stored: "select id, content = 'Boil it.' as whole from recipe_book where title = 'Soup ' || id::text",
  },
];
