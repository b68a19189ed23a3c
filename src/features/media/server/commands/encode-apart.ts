import { AppError, type ErrorCode } from '#shared/errors.ts';
import { type EncodedPicture, encodePicture } from './encode.ts';

/** The messages between the server and this process. */
export interface EncodeJob {
  id: number;
  bytes: Uint8Array;
}
export type EncodeAnswer = { id: number } & (
  | { picture: EncodedPicture }
  | { refusal: { code: ErrorCode; message: string } }
);

process.on('message', async ({ id, bytes }: EncodeJob) => {
  const answer = (what: EncodeAnswer) => process.send?.(what);
  try {
    answer({ id, picture: await encodePicture(bytes) });
  } catch (error) {
    const { code, message } = error instanceof AppError ? error : new AppError('internal', String(error));
    answer({ id, refusal: { code, message } });
  }
});
process.on('disconnect', () => process.exit());
