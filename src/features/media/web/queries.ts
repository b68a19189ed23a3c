import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { errorCode, Refusal } from '#web/errors.ts';
import type { StoredPicture } from '../contract.ts';
import { LARGEST_PICTURE, PICTURE_MESSAGES, pictureFormat } from '../rules/upload.ts';

/** An upload in progress, previewed from the device until it is stored. */
export interface PictureOnItsWay {
  file: File;
  /** Object URL of the local file. */
  preview: string;
  state: 'sending' | 'failed' | 'stored';
  /** Upload progress, 0 to 1. */
  sent: number;
}

export interface PictureUpload {
  onItsWay: PictureOnItsWay | null;
  /** Why the last file was refused, or could not be stored. */
  problem: string | null;
  /** Previews a file and uploads it. */
  send(file: File): Promise<void>;
  /** Discards the upload. */
  stop(): void;
}

/**
 * Uploads pictures; a new one replaces the one in progress. `value` is the current picture: the upload is discarded
 * once that is a different one.
 */
export function usePictureUpload(value: string | null, onStored: (image: string) => void): PictureUpload {
  const [onItsWay, setOnItsWay] = useState<PictureOnItsWay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  const storedHere = useRef<string | null>(null);
  const preview = onItsWay?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => () => current.current?.abort(), []);

  const stop = useCallback(() => {
    current.current?.abort();
    setOnItsWay(null);
    setProblem(null);
  }, []);
  useEffect(() => {
    if (value !== storedHere.current) stop();
  }, [value, stop]);

  const send = async (file: File) => {
    stop();
    const mine = new AbortController();
    current.current = mine;
    const refusal = await refusalOf(file);
    if (mine.signal.aborted) return;
    if (refusal) return setProblem(refusal);
    const started = { file, preview: URL.createObjectURL(file), state: 'sending' as const, sent: 0 };
    setOnItsWay(started);
    try {
      const { image } = await uploadPicture(file, mine.signal, (sent) => setOnItsWay({ ...started, sent }));
      if (mine.signal.aborted) return;
      storedHere.current = image;
      setOnItsWay({ ...started, state: 'stored', sent: 1 });
      onStored(image);
    } catch (error) {
      if (mine.signal.aborted) return;
      setProblem((error as Error).message);
      setOnItsWay(isRefused(error) ? null : { ...started, state: 'failed' });
    }
  };

  return { onItsWay, problem, send, stop };
}

/** Whether pictures can be stored; undefined until known. */
export function useStorageReady() {
  return useQuery(api.media.ready.queryOptions({ retry: false }));
}

/** Whether a picture was refused permanently: sending it again is pointless. */
export function isRefused(error: unknown): boolean {
  return ['invalid_input', 'too_large'].includes(errorCode(error));
}

/** Checks that need no server. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size > LARGEST_PICTURE) return PICTURE_MESSAGES.tooLarge;
  try {
    const format = pictureFormat(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
    if (format === 'heic') return PICTURE_MESSAGES.heic;
    return format ? null : PICTURE_MESSAGES.notAPicture;
  } catch {
    return PICTURE_MESSAGES.notAPicture;
  }
}

/** Stores a picture; throws `Refusal`. Not by `fetch`, which does not report upload progress. */
export function uploadPicture(
  file: Blob,
  signal: AbortSignal,
  onProgress: (sent: number) => void = () => {},
): Promise<StoredPicture> {
  return new Promise((stored, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media/pictures');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 200) return stored(request.response);
      const { status, response } = request;
      const message = status >= 500 ? PICTURE_MESSAGES.temporary : response?.detail;
      failed(new Refusal(response?.code ?? 'unavailable', message ?? PICTURE_MESSAGES.notUploaded));
    };
    request.onerror = () => failed(new Refusal('unavailable', PICTURE_MESSAGES.notUploaded));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
