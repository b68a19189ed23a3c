import type { Context } from 'hono';

/** Ways in which a payment provider fails. */
export type Failure = 401 | 429 | 500 | 'hangs' | 'garbage' | 'odd' | 'elsewhere';

/** Responds as a failing provider does. */
export function failAs(failure: Failure, context: Context): Response | Promise<Response> {
  if (failure === 'hangs') return new Promise(() => {});
  if (failure === 'garbage') return context.text('<html>Sorry!', 200);
  if (failure === 'odd') return context.json({ id: 7, status: null });
  if (failure === 'elsewhere') return context.redirect('https://elsewhere.invalid/');
  return context.json({ error: 'as asked' }, failure);
}
