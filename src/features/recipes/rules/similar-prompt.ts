const MOST = 4;
const EVERYDAY = /\b(?:salt|pepper|water|oil|sugar|flour|butter)\b/i;

/** The chef prompt for something similar to a recipe: 'A dish like “Beef Stew”, with beef chuck and carrots'. */
export function similarPrompt({
  title,
  ingredients,
}: {
  title: string;
  ingredients: readonly { name: string }[];
}): string {
  const names = ingredients.map(({ name }) => (name.split(/[,(;]| for /)[0] ?? '').trim().toLowerCase());
  const foods = [...new Set(names.filter((name) => name && name.length <= 30 && !EVERYDAY.test(name)))].slice(
    0,
    MOST,
  );
  const last = foods.pop();
  const listed = foods.length > 0 ? `${foods.join(', ')} and ${last}` : last;
  return `A dish like “${title}”${listed ? `, with ${listed}` : ''}`;
}
