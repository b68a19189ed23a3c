/** Sends a request as somebody; returns whether it was acknowledged. */
export type Send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object,
) => Promise<boolean>;

type Step = (send: Send, id: string, recipeId: string) => Promise<boolean>;

/** Something people create, change and remove, and where it must be found afterward. */
export interface Write {
  what: string;
  /** Creates one with its own id, changes it, and finally removes it. */
  steps: readonly [Step, ...Step[]];
  /** Whether it needs a subscription. */
  isSubscribers?: true;
  /** Selects everything of the kind: the last `step` visible in it, and whether it is `whole`, with no part missing. */
  stored: string;
}

/** A recipe that anybody may publish, except for its id and title. */
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
export const WRITES: readonly Write[] = [
  {
    what: 'meals',
    isSubscribers: true,
    steps: [
      (send, id, recipeId) =>
        send('POST', '/meal-plan/meals', { id, recipeId, date: '2026-03-01', mealType: 'Dinner' }),
      (send, id) => send('PATCH', `/meal-plan/meals/${id}`, { note: 'More salt' }),
      (send, id) => send('DELETE', `/meal-plan/meals/${id}`, {}),
    ],
    stored: `select id, case note when 'More salt' then 2 else 1 end as step, recipe_id is not null as whole
      from meal_plans where date = '2026-03-01'`,
  },
  {
    what: 'recipes',
    steps: [
      (send, id) => send('POST', '/recipes', { id, title: `Soup ${id}`, ...SOUP }),
      (send, id) =>
        send('PUT', `/recipes/${id}`, { ...SOUP, title: `Soup ${id}`, version: 1, description: 'Hot.' }),
      (send, id) => send('PUT', `/recipes/${id}/like`, {}),
      (send, id) => send('DELETE', `/recipes/${id}`, {}),
    ],
    // Its words must be searchable too, otherwise search and recipe would disagree; and its likes must match the stored
    // ones.
    stored: `select id, case when likes > 0 then 3 when description = 'Hot.' then 2 else 1 end as step,
        search @@ to_tsquery('simple', 'tomatoes | tomato')
          and likes = (select count(*) from recipe_likes where recipe_id = id) as whole
      from all_recipes where title = 'Soup ' || id::text and deleted_in is null`,
  },
  {
    what: 'comments',
    steps: [
      (send, id, recipeId) =>
        send('POST', `/threads/recipe/${recipeId}/comments`, { commentId: id, text: `Lovely ${id}` }),
      (send, id) => send('PUT', `/comments/${id}`, { text: `Lovely ${id}, and hot` }),
      (send, id) => send('DELETE', `/comments/${id}`, {}),
    ],
    stored: `select id, case when deleted_at is not null then 3 when text like '%, and hot' then 2 else 1 end as step,
        (edited_at is not null) = (text like '%, and hot') as whole
      from comments where text like 'Lovely ' || id::text || '%'`,
  },
  {
    what: 'grocery items',
    isSubscribers: true,
    steps: [
      (send, id) => send('PUT', `/grocery-list/items/${id}`, { text: `candles ${id}` }),
      (send, id) => send('DELETE', `/grocery-list/items/${id}`, {}),
    ],
    stored: `select id, case when removed_at is null then 1 else 2 end as step, true as whole
      from grocery_extras where text = 'candles ' || id::text`,
  },
  {
    what: 'recipe book entries',
    isSubscribers: true,
    steps: [
      (send, id) => send('POST', '/recipe-book', { id, title: `Soup ${id}`, content: 'Boil it.' }),
      (send, id) =>
        send('PUT', `/recipe-book/${id}`, { title: `Soup ${id}`, content: 'Boil it well.', version: 1 }),
      (send, id) => send('DELETE', `/recipe-book/${id}`, {}),
    ],
    stored: `select id, case content when 'Boil it.' then 1 else 2 end as step,
        version = case content when 'Boil it.' then 1 else 2 end as whole
      from recipe_book where title = 'Soup ' || id::text`,
  },
];
