/** The header that marks a stored response as compressed: a page then takes a fifth of its size. */
const ZIPPED = 'plateful-zipped';

/** A page in its stored form, with its headers. */
export async function zipped(text: string, headers: Headers): Promise<Response> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(stream).blob();
  const ours = new Headers(headers);
  ours.set(ZIPPED, 'gzip');
  ours.set('content-length', String(body.size));
  return new Response(body, { headers: ours });
}

/** The response as the server sent it. */
export function unzipped(response: Response): Response {
  if (!response.headers.has(ZIPPED) || !response.body) return response;
  const headers = new Headers(response.headers);
  headers.delete(ZIPPED);
  headers.delete('content-length');
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}
