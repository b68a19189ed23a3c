import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import { picturesForVisitors } from '#features/media/server/queries.ts';
import type { RequestContext } from '#server/context.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { PictureInput } from '../../contract.ts';
import { type Painter, PainterError, type Tokens } from '../chefs/port.ts';
import type { Ledger } from './ledger.ts';

const LARGEST_DRAWN = 10 * 1024 * 1024;
/** Pictures drawn for visitors per day, to bound disk usage. */
const MOST_FOR_VISITORS = 500;

interface Parts {
  painter: Painter;
  pictures: PictureStore;
  ledger: Ledger;
}

/**
 * Draws a picture of a recipe and stores it like an upload (spec part 2 §7 'generate-recipe-image'). Throws
 * `rate_limited`, and `unavailable` with the messages of spec part 2 §8.
 */
export async function drawPicture(
  context: RequestContext,
  { painter, pictures, ledger }: Parts,
  input: PictureInput,
): Promise<{ imageUrl: string }> {
  const { caller, db } = context;
  if (!caller.user && (await picturesForVisitors(db)) >= MOST_FOR_VISITORS)
    throw new AppError(
      'rate_limited',
      t('The daily limit of pictures for visitors is reached. Please sign in for more.'),
    );
  await pictures.expectRoom(db, caller.user?.id ?? null);
  const reservation = painter.model && (await ledger.reserve(context, painter.model));
  let spent: Tokens | null = null;
  try {
    const bytes = await painter.paint(input, (tokens) => {
      spent = tokens;
    });
    const { image } = await pictures.store(db, bytes, caller.user?.id ?? null, LARGEST_DRAWN);
    return { imageUrl: image };
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await reservation?.settle(spent);
  }
}

function refusalOf(error: unknown): unknown {
  const isPainterError = error instanceof PainterError;
  // A model's picture is as untrusted as an upload.
  const isNoPicture = error instanceof AppError && ['invalid_input', 'too_large'].includes(error.code);
  if (!isPainterError && !isNoPicture) return error;
  logWarning('No picture was drawn', error);
  return new AppError(
    'unavailable',
    isPainterError && error.kind === 'nothing'
      ? t('No AI image could be generated.')
      : t('Failed to generate AI image. Please try again later.'),
    { cause: error },
  );
}
