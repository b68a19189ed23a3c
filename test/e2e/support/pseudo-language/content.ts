import { pluralOf } from '../../../../src/features/foods/rules/catalog/plurals.ts';
import { foodCatalog } from '../../../../src/features/foods/server/catalog.ts';
import { inDatabase } from '../plateful.ts';

/** The columns that contain people's own texts, by table. */
const WRITTEN = {
  all_recipes:
    'title, description, ingredients, instructions, cooking_tips, step_guidance, tags, author_name',
  all_reels: 'title, description',
  comments: 'text',
  contact_messages: 'name, email, subject, message',
  grocery_extras: 'text',
  kitchens: 'name',
  meal_plans: 'recipe_name, note',
  profiles: 'name, username, bio',
  recipe_book: 'title, content',
  recipe_ratings: 'note',
  users: 'name, email',
};

/** The demo's store keeps its name in every language. */
const STORE = 'Corner Market';

/** All texts in the database that people wrote, and the names of foods, which are English in a language that has no table of them. */
export async function contentOf(): Promise<string[]> {
  const rows = Object.entries(WRITTEN).map(
    ([table, columns]) => `select to_jsonb(written) as row from (select ${columns} from ${table}) as written`,
  );
  const texts = await inDatabase(
    `select distinct part #>> '{}' as text from (${rows.join(' union all ')}) as rows,
       jsonb_path_query(row, 'strict $.**') as part where jsonb_typeof(part) = 'string'`,
  );
  const { foods, kinds } = foodCatalog();
  return [
    STORE,
    ...texts.map(({ text }) => String(text)),
    ...foods.flatMap(({ name, plural }) => [name, plural]),
    ...[...kinds.values()].flatMap((kind) => [kind, pluralOf(kind)]),
  ];
}
