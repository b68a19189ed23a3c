import { addDays } from '#shared/dates.ts';
import { newId } from '#shared/id.ts';
import type { Person, World } from './world.ts';

export const TODAY = '2026-06-10';
export const YESTERDAY = addDays(TODAY, -1);

/** The token in a link that invites to a household. */
export const tokenOf = ({ link }: { link: string }) => new URL(link).pathname.split('/').at(-1) ?? '';

/** A new link by somebody; the previous one stops working. */
export const inviteBy = async ({ api }: Person) => tokenOf(await api.household.invite());

export const join = ({ api }: Person, token: string, bring = false) =>
  api.household.join({ token, bring, today: TODAY });

export const namesOf = async ({ api }: Person) => (await api.household.get()).people.map(({ name }) => name);

export const plan = ({ api }: Person, text: string, date = TODAY) => api.mealPlan.plan({ text, date });

export const planOf = async ({ api }: Person) =>
  (await api.mealPlan.list({})).meals.map(({ recipeName }) => recipeName);

export const addItem = ({ api }: Person, text: string) => api.groceryList.addItem({ id: newId(), text });

export const itemsOf = async ({ api }: Person) =>
  (await api.groceryList.get({})).items.map(({ text }) => text).sort();

export const kitchenOf = async ({ api }: Person) => (await api.accounts.session()).user?.kitchenId ?? '';

/** Cooks with these names, each in their own kitchen. */
export async function cooks<Names extends string[]>(
  world: World,
  ...names: Names
): Promise<{ [Place in keyof Names]: Person }> {
  const made = names.map((name) => world.person({ subscribed: true, name }));
  return (await Promise.all(made)) as { [Place in keyof Names]: Person };
}

/** The same in one household, with the first as its organizer. */
export async function household<Names extends [string, ...string[]]>(
  world: World,
  ...names: Names
): Promise<{ [Place in keyof Names]: Person }> {
  const people = await cooks(world, ...names);
  const [first, ...others] = people as unknown as [Person, ...Person[]];
  const token = await inviteBy(first);
  for (const other of others) await join(other, token);
  return people;
}
