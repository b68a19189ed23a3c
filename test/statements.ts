import pg from 'pg';

const PLANS = /meal_plan|recipes|kitchens|search_words|grocery_ticks/;

/** How many statements are sent during an action: those about plans, recipes and lists, or with other words. */
export async function statementsOf(act: () => Promise<unknown>, about = PLANS): Promise<number> {
  return (await textsOf(act)).filter((text) => about.test(text)).length;
}

/** The minimum of three runs, which excludes occasional background writes. */
export async function fewestStatementsOf(act: () => Promise<unknown>, about = PLANS): Promise<number> {
  const counts: number[] = [];
  for (let left = 3; left > 0; left--) counts.push(await statementsOf(act, about));
  return Math.min(...counts);
}

/** The statements sent during an action. */
export async function textsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = pg.Client as unknown as {
    prototype: { query(this: unknown, ...args: unknown[]): unknown };
  };
  const { query } = prototype;
  const sent: string[] = [];
  prototype.query = function (...args) {
    sent.push(textOf(args[0]));
    return query.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return sent;
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
}
