import {
  importScreen,
  partsOf,
  SHARE_PATH,
  SHARED_CACHE,
  SHARED_PICTURE,
  SHARED_TEXT,
  sharedContent,
} from '#shared/share-target.ts';

/** Stores what another app shares on this device, and redirects to the import screen, which takes it. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  return Response.redirect(await screenFor(form), 303);
}

/** A picture is added to the form along with the text that came with it: an app may share both. */
async function screenFor(form: FormData): Promise<string> {
  await caches.delete(SHARED_CACHE);
  const picture = form.get(SHARED_PICTURE);
  const hasPicture = picture instanceof File && picture.size > 0;
  if (hasPicture) await keep(SHARE_PATH, picture, picture.type);
  const content = sharedContent(partsOf(form));
  if (content?.kind === 'link') return importScreen.ofLink(content.url, hasPicture ? 'picture' : undefined);
  if (content) await keep(SHARED_TEXT, content.text, 'text/plain; charset=utf-8');
  return importScreen.of(hasPicture ? 'picture' : content ? 'text' : 'lost');
}

async function keep(path: string, body: BodyInit, type: string): Promise<void> {
  const headers = { 'content-type': type, date: new Date().toUTCString() };
  await (await caches.open(SHARED_CACHE)).put(path, new Response(body, { headers }));
}
