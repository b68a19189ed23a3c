import { implement } from '@orpc/server';
import { type RequestContext, signedIn } from '#server/context.ts';
import { mediaContract } from '../contract.ts';
import type { PictureStore } from './commands/picture-store.ts';
import { storePictureFrom } from './commands/store-from.ts';

const on = implement(mediaContract).$context<RequestContext>();

export function mediaRoutes({ pictures }: { pictures: PictureStore }) {
  return on.router({
    store: on.store.handler(async ({ context, input }) => {
      const { id } = signedIn(context);
      return pictures.store(context.db, await input.bytes(), id);
    }),
    storeFrom: on.storeFrom.handler(async ({ context, input }) => {
      const { image, placeholder } = await storePictureFrom(context, pictures, input.imageUrl);
      return { permanentUrl: image, placeholder };
    }),
    ready: on.ready.handler(async () => {
      await pictures.assertReady();
      return { ready: true as const };
    }),
  });
}
