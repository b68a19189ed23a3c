import { implement } from '@orpc/server';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Limits } from '#server/limits.ts';
import { mediaContract } from '../contract.ts';
import type { PictureStore } from './commands.ts';

const on = implement(mediaContract).$context<RequestContext>();

export function mediaRoutes({ pictures, limits }: { pictures: PictureStore; limits: Limits }) {
  return on.router({
    store: on.store.handler(async ({ context, input }) => {
      const { id } = signedIn(context);
      await limits.take('upload', id);
      return pictures.store(context.db, await input.bytes(), id);
    }),
    ready: on.ready.handler(async () => {
      await pictures.assertReady();
      return { ready: true as const };
    }),
  });
}
