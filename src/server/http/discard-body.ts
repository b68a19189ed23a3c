/** Larger than the pictures phones take. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads what is left of a refused request and drops it, at most 32 MB. Closing the connection while the client is still
 * sending resets it, and browsers then report a network error instead of the refusal.
 *
 * @returns whether the body ended, so that the connection can be reused
 */
export async function discardBody(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  if (!body) return true;
  if (body.locked) return false;
  const reader = body.getReader();
  try {
    for (let size = 0; size <= MOST_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      size += value.byteLength;
    }
    return false;
  } catch {
    return false;
  } finally {
    // Not canceled: that would close the connection before the refusal is sent.
    reader.releaseLock();
  }
}
