import { type RequestContext, signedIn } from '#server/context.ts';
import { FetchError, fetchPublic } from '#server/http/public-fetch.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { StoredPicture } from '../../contract.ts';
import { LARGEST_PICTURE, PICTURE_MESSAGES } from '../../rules/upload.ts';
import type { PictureStore } from './picture-store.ts';

/**
 * Stores a picture from a data URL or a public web address. Throws like `PictureStore.store`, and `invalid_input` for
 * an address that is not allowed or not readable.
 */
export async function storePictureFrom(
  context: RequestContext,
  pictures: PictureStore,
  imageUrl: string,
): Promise<StoredPicture> {
  const data = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+=*)$/.exec(imageUrl)?.[1];
  const bytes = data ? Buffer.from(data, 'base64') : await fetched(context, imageUrl);
  return pictures.store(context.db, bytes, signedIn(context).id);
}

async function fetched({ config }: RequestContext, address: string): Promise<Buffer> {
  try {
    const { bytes } = await fetchPublic(address, {
      accept: 'image/avif, image/webp, image/*',
      largest: LARGEST_PICTURE,
      privateHosts: config.importHosts,
      agent: `Mozilla/5.0 (compatible; Plateful/1.0; +${config.publicUrl})`,
    });
    return bytes;
  } catch (error) {
    throw error instanceof FetchError ? refusalOf(error) : error;
  }
}

function refusalOf(cause: FetchError): AppError {
  const because = (code: 'invalid_input' | 'too_large' | 'unavailable', message: string) =>
    new AppError(code, message, { cause });
  if (cause.failure === 'not-allowed')
    return because('invalid_input', t('That address cannot be used. {message}', { message: cause.message }));
  if (cause.failure === 'too-large') return because('too_large', PICTURE_MESSAGES.tooLarge);
  const isGone = cause.failure === 'not-found-there' || cause.failure === 'too-many-redirects';
  return isGone
    ? because('invalid_input', PICTURE_MESSAGES.notAPicture)
    : because('unavailable', PICTURE_MESSAGES.notStored);
}
