import { implement } from '@orpc/server';
import type { PictureStore } from '#features/media/server/commands.ts';
import type { RequestContext } from '#server/context.ts';
import type { Limits } from '#server/limits.ts';
import { assistantContract } from '../contract.ts';
import type { Painter } from './chefs/port.ts';
import { drawPicture } from './commands.ts';

const on = implement(assistantContract).$context<RequestContext>();

export function assistantRoutes(parts: { painter: Painter; pictures: PictureStore; limits: Limits }) {
  return on.router({
    drawPicture: on.drawPicture.handler(({ context, input }) => drawPicture(context, parts, input)),
  });
}
