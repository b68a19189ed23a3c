import { t } from '#shared/t.ts';
/** Thrown for a body that is longer than it may be. */
export class BodyTooLong extends Error {
  constructor() {
    super(t('The response is too long.'));
    this.name = 'BodyTooLong';
  }
}

/** Reads a body of unknown length. Throws `BodyTooLong` as soon as more than `most` bytes have arrived. */
export async function readWithin(body: AsyncIterable<Uint8Array> | null, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new BodyTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
