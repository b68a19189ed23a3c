import type { Database } from '../src/server/database/db.ts';

/** Copies the existing recipes under new ids, titles and days until there are `count`. */
export async function growRecipes({ pool }: Database, count: number): Promise<void> {
  const { rows } = await pool.query<{ n: number }>('select count(*) as n from recipes');
  const missing = count - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  await pool.query(
    `with originals as (select *, row_number() over (order by id) as nr, count(*) over () as total from recipes where source_key is not null or is_built_in)
     insert into recipes (id, title, description, prep_time, cook_time, servings, difficulty, category, tags, categories, main_foods, foods, food_kinds, judged_with, ingredients, instructions,
       cooking_tips, step_guidance, views, likes, author_name, created_at)
     select gen_random_uuid(), o.title || ' no. ' || n, o.description, o.prep_time + n % 7, o.cook_time, o.servings, o.difficulty, o.category, o.tags, o.categories, o.main_foods, o.foods, o.food_kinds, o.judged_with,
       o.ingredients, o.instructions, o.cooking_tips, o.step_guidance, (n::bigint * 7919) % 6000, (n::bigint * 104729) % 900, o.author_name, now() - (n || ' minutes')::interval
     from generate_series(1, $1) as n join originals o on o.nr = 1 + n % o.total`,
    [missing],
  );
  await pool.query('vacuum analyze all_recipes');
  await pool.query('analyze search_words');
}
