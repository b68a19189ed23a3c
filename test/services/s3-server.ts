import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** The settings of a Plateful that keeps its files there. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/**
 * A local S3 server with one bucket. A strict one checks signatures, but computes those of list requests incorrectly: it
 * leaves out the slash after the bucket.
 */
export async function startS3({ isStrict = false } = {}): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'plateful-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    allowMismatchedSignatures: !isStrict,
    configureBuckets: [{ name: 'plateful', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'plateful',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
