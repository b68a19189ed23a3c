import { uploadPicture } from '#features/media/web/queries.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage, Refusal } from '#web/errors.ts';
import type { ImportedRecipe } from '../../contract.ts';
import type { Exported } from '../../rules/packed/exported.ts';

/**
 * Stores the picture of an imported recipe, from the export it came in or from its URL, and returns its new base path;
 * `null` if it has none. If its file contains other recipes, only a picture that it names belongs to it. Throws `Refusal`,
 * also if it names one that did not come with it.
 */
export async function storePicture(
  { image, file, pictures }: ImportedRecipe,
  exported: Exported | null,
  isAmongOthers: boolean,
): Promise<string | null> {
  if (image) return image;
  const bytes = await exported?.pictureOf(exported.files[file]?.name ?? '', {
    named: pictures,
    isAmongOthers,
  });
  if (bytes) return (await uploadPicture(new Blob([bytes as BlobPart]), new AbortController().signal)).image;
  const imageUrl = pictures.find((picture) => /^https?:/i.test(picture));
  if (imageUrl === undefined) {
    if (pictures.length === 0) return null;
    throw new Refusal('invalid_input', t('That picture is not in the file.'));
  }
  try {
    return (await api.media.storeFrom.call({ imageUrl })).permanentUrl;
  } catch (error) {
    // A site that does not respond now is unlikely to respond to a retry.
    throw errorCode(error) === 'unavailable' ? new Refusal('invalid_input', errorMessage(error)) : error;
  }
}
