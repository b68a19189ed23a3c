import { LARGEST_PICTURE } from '#features/media/rules/upload.ts';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { FetchError, fetchPublic } from '#server/http/public-fetch.ts';
import { AppError } from '#shared/errors.ts';
import { msg, t } from '#shared/t.ts';
import type { ImportedRecipe, ImportedRecipes } from '../../contract.ts';
import { LARGEST_SOURCE, SOURCE_MB } from '../../rules/limits.ts';
import type { ExportedFile } from '../../rules/packed/exported.ts';
import { isTable } from '../../rules/tables.ts';
import type { SourceReader } from './reader.ts';

const READABLE = /^(?:text\/|application\/(?:xhtml|json|ld\+json|xml)|$)/;
const PAGE_TYPES =
  'text/html, application/xhtml+xml, application/ld+json, application/json;q=0.9, text/plain;q=0.8, */*;q=0.1';
const NO_RECIPE = msg('No recipe found on that page. You can copy its text and paste it instead.');
/** The longest time that the picture may delay the recipe. */
const PICTURE_TIMEOUT_MS = 6_000;

interface Parts {
  reader: SourceReader;
  pictures: PictureStore;
}

/** Reads the recipe of a web page and stores its picture, nothing else. Throws messages for the cook. */
export async function recipesOfLink(
  context: RequestContext,
  parts: Parts,
  { url }: { url: string },
): Promise<ImportedRecipes> {
  const link = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
  const page = await fetchPublic(link, {
    ...fetching(context),
    accept: PAGE_TYPES,
    largest: LARGEST_SOURCE,
  }).catch((error) => {
    throw refusalOf(error);
  });
  if (!READABLE.test(page.type)) throw notThere(t('That link leads to a file, not a web page.'));
  const { found, total } = await parts.reader.read({ bytes: page.bytes, type: page.type, address: page.url });
  if (found.length === 0) throw notThere(NO_RECIPE);
  return { recipes: await withPicture(context, parts, found, page.url), total };
}

/** Reads the recipes of a pasted text or a file. Stores nothing but a linked picture. */
export async function recipesOfText(
  context: RequestContext,
  parts: Parts,
  { text, fileName }: { text: string; fileName?: string | undefined },
): Promise<ImportedRecipes> {
  const { found, total } = await parts.reader.read({ text, fileName });
  if (found.length === 0)
    throw new AppError(
      'invalid_input',
      isTable(text, fileName)
        ? t('No recipe found in this table. It needs columns named title, ingredients and instructions.')
        : t('No recipe found. A recipe needs a list of ingredients or steps.'),
    );
  return { recipes: await withPicture(context, parts, found), total };
}

/** Reads the recipes in files of an export, if there are any. Stores nothing: their pictures are in the export. */
export async function recipesOfFiles(
  { reader }: Parts,
  { files }: { files: ExportedFile[] },
): Promise<ImportedRecipes> {
  const { found, total } = await reader.readFiles(files);
  return { recipes: found, total };
}

/** Fetches the picture of a single recipe; for several, that of the chosen one is fetched later (`media.storeFrom`). */
async function withPicture(
  context: RequestContext,
  { pictures }: Parts,
  found: ImportedRecipe[],
  address?: string,
): Promise<ImportedRecipe[]> {
  const [recipe] = found;
  if (!recipe || found.length > 1) return found;
  const link = recipe.pictures.find((picture) => /^https?:/.test(hrefOf(picture, address)));
  if (!link) return found;
  try {
    const { bytes } = await fetchPublic(hrefOf(link, address), {
      ...fetching(context),
      accept: 'image/avif, image/webp, image/*',
      largest: LARGEST_PICTURE * 2,
      timeoutMs: PICTURE_TIMEOUT_MS,
    });
    const { image } = await pictures.store(context.db, bytes, signedIn(context).id, LARGEST_PICTURE * 2);
    return [{ ...recipe, image }];
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof AppError)) throw error;
    return [{ ...recipe, notes: [...recipe.notes, t("Couldn't import the picture.")] }];
  }
}

/** The full URL of a picture; empty if it is not one. */
function hrefOf(picture: string, address?: string): string {
  return URL.canParse(picture, address) ? new URL(picture, address).href : '';
}

function fetching({ config }: RequestContext) {
  return {
    privateHosts: config.importHosts,
    agent: `Mozilla/5.0 (compatible; Plateful/1.0; +${config.publicUrl})`,
  };
}

function notThere(message: string): AppError {
  return new AppError('invalid_input', message, { issues: [{ path: 'url', message }] });
}

/** Maps fetch errors to messages that say what to do next. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  const paste = t('You can open the page, copy its text and paste it here.');
  const message = {
    'not-allowed': t('That address cannot be imported. {message}', { message: error.message }),
    'not-found-there': t('Page not found at that address.'),
    'refused-there': t('That site refused access to the page ({status}). {paste}', {
      status: error.status ?? 'no response',
      paste,
    }),
    'too-large': t('That page is larger than {count} MB.', { count: SOURCE_MB }),
    'too-many-redirects': t('That address redirects too many times.'),
    unreachable: t('That site could not be reached. Please check the address.'),
    'too-slow': t('That site took too long to answer. {paste}', { paste }),
  }[error.failure];
  if (error.failure === 'too-large') return new AppError('too_large', message, { cause: error });
  const isElsewhere = ['refused-there', 'too-slow'].includes(error.failure);
  return isElsewhere ? new AppError('unavailable', message, { cause: error }) : notThere(message);
}
