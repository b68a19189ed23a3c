import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS } from '#features/accounts/rules/diets.ts';
import type { RequestContext } from '#server/context.ts';
import { logError, logWarning } from '#server/monitoring/log.ts';
import { AppError } from '#shared/errors.ts';
import { type Message, msg, t } from '#shared/t.ts';
import type { ChefAnswer, ChefEvent, ChefOrder } from '../../contract.ts';
import { withStandingWishes } from '../../rules/request/standing-wishes.ts';
import { type Chef, ChefError, type Tokens } from '../chefs/port.ts';
import type { Ledger, Reservation } from './ledger.ts';

/** Spec part 2 §8 'Generation Error'. */
const NOTHING_CAME = msg("We couldn't generate a recipe. Please try a different prompt.");

export interface ChefServices {
  chef: Chef;
  ledger: Ledger;
}

/**
 * Streams the chef's progress. Throws `rate_limited` at once when the caller's share of a paid model is used up; later
 * failures are the last event.
 */
export async function cook(
  context: RequestContext,
  { chef, ledger }: ChefServices,
  order: ChefOrder,
  signal: AbortSignal,
): Promise<AsyncGenerator<ChefEvent>> {
  const reservation = chef.model && (await ledger.reserve(context, chef.model));
  let isRead = false;
  // None of a generator's code runs, not even to clean up, unless somebody begins to read it.
  const giveBack = () => {
    if (!isRead) void reservation?.settle(null);
  };
  if (signal.aborted) giveBack();
  else signal.addEventListener('abort', giveBack, { once: true });
  return (async function* read() {
    isRead = true;
    yield* progress(context, { chef, reservation }, order, signal);
  })();
}

async function* progress(
  context: RequestContext,
  { chef, reservation }: { chef: Chef; reservation: Reservation | null },
  order: ChefOrder,
  signal: AbortSignal,
): AsyncGenerator<ChefEvent> {
  let spent: Tokens | null = null;
  const spend = (tokens: Tokens) => {
    spent = tokens;
  };
  try {
    if (signal.aborted) return;
    yield* chef.cook({ ...order, prompt: wishOf(context, order) }, signal, spend);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof AppError) {
      const message = t(error.message as Message);
      // Anyone who wrote too much can write less.
      const isToWrite = error.code === 'invalid_input';
      yield isToWrite ? { type: 'question', message, suggestions: [] } : { type: 'failed', message };
      return;
    }
    if (error instanceof ChefError) logWarning('No recipe was generated', error);
    else logError('The chef failed', error);
    yield { type: 'failed', message: NOTHING_CAME };
  } finally {
    await reservation?.settle(spent);
  }
}

function wishOf({ caller: { user } }: RequestContext, { prompt, allergens, diets }: ChefOrder): string {
  return withStandingWishes(prompt, {
    allergens: ALLERGENS.filter((one) => allergens.includes(one) || user?.allergens.includes(one)),
    diets: DIETS.filter((one) => diets.includes(one) || user?.diets.includes(one)),
  });
}

/** The complete recipe at once. Throws `invalid_input` with the chef's question, or `unavailable`. */
export async function cookAtOnce(
  context: RequestContext,
  services: ChefServices,
  order: ChefOrder,
  signal: AbortSignal,
): Promise<ChefAnswer> {
  for await (const event of await cook(context, services, order, signal)) {
    if (event.type === 'recipe') return event.answer;
    if (event.type === 'question')
      throw new AppError('invalid_input', event.message, {
        issues: [{ path: 'prompt', message: event.message }],
      });
    if (event.type === 'failed') throw new AppError('unavailable', event.message);
  }
  throw new AppError('unavailable', NOTHING_CAME);
}
