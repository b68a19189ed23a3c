import {
  importScreen,
  partsOf,
  SHARE_PATH,
  SHARED_CACHE,
  SHARED_PICTURE,
  sharedContent,
} from '#shared/share-target.ts';

/** Keeps what another app shares on this device, and leads to the import screen, which takes it. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  return Response.redirect(await screenFor(form), 303);
}

async function screenFor(form: FormData): Promise<string> {
  const picture = form.get(SHARED_PICTURE);
  if (picture instanceof File && picture.size > 0) {
    await keep(picture, picture.type);
    return importScreen.of('picture');
  }
  const content = sharedContent(partsOf(form));
  if (!content) return importScreen.of('lost');
  if (content.kind === 'link') return importScreen.ofLink(content.url);
  await keep(content.text, 'text/plain; charset=utf-8');
  return importScreen.of('text');
}

async function keep(body: BodyInit, type: string): Promise<void> {
  const headers = { 'content-type': type, date: new Date().toUTCString() };
  await (await caches.open(SHARED_CACHE)).put(SHARE_PATH, new Response(body, { headers }));
}
