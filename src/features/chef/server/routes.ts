import { implement } from '@orpc/server';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import type { RequestContext } from '#server/context.ts';
import { chefContract } from '../contract.ts';
import type { Chef, Painter } from './chefs/port.ts';
import { cook, cookAtOnce } from './commands/cook.ts';
import { drawPicture } from './commands/draw-picture.ts';
import type { Ledger } from './commands/ledger.ts';

const on = implement(chefContract).$context<RequestContext>();
/** For callers that cannot disconnect. */
const NEVER = new AbortController().signal;

interface Parts {
  chef: Chef;
  painter: Painter;
  ledger: Ledger;
  pictures: PictureStore;
}

export function chefRoutes(parts: Parts) {
  return on.router({
    generateRecipe: on.generateRecipe.handler(({ context, input, signal = NEVER }) =>
      cookAtOnce(context, parts, input, signal),
    ),
    streamRecipe: on.streamRecipe.handler(({ context, input, signal = NEVER }) =>
      cook(context, parts, input, signal),
    ),
    drawPicture: on.drawPicture.handler(({ context, input }) => drawPicture(context, parts, input)),
  });
}
