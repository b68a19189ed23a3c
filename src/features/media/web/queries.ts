import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import type { StoredPicture } from '../contract.ts';
import { LARGEST_PICTURE, PICTURE_MESSAGES, pictureFormat } from '../rules/upload.ts';

/** A picture on its way: shown from this device at once, until the stored one takes its place. */
export interface PictureOnItsWay {
  file: File;
  /** Address of the picture on this device. */
  preview: string;
  state: 'sending' | 'failed' | 'stored';
  /** How much of it is sent, 0 to 1. */
  sent: number;
}

export interface PictureUpload {
  onItsWay: PictureOnItsWay | null;
  /** Why the last file chosen was refused, or could not be stored. */
  problem: string | null;
  /** Shows a file at once and stores it. */
  send(file: File): Promise<void>;
  /** Forgets what is on its way. */
  stop(): void;
}

/**
 * Stores pictures, a new one in place of the one on its way. `value` is the picture that counts now: when it becomes
 * another than the one stored here, that one is forgotten.
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
      const { image } = await upload(file, mine.signal, (sent) => setOnItsWay({ ...started, sent }));
      if (mine.signal.aborted) return;
      storedHere.current = image;
      setOnItsWay({ ...started, state: 'stored', sent: 1 });
      onStored(image);
    } catch (error) {
      if (mine.signal.aborted) return;
      setProblem((error as Error).message);
      setOnItsWay(error instanceof Refused ? null : { ...started, state: 'failed' });
    }
  };

  return { onItsWay, problem, send, stop };
}

/** Whether pictures can be stored: undefined while that is found out. */
export function useStorageReady() {
  return useQuery(api.media.ready.queryOptions({ retry: false }));
}

/** The server will not take this file, whenever it is sent. */
class Refused extends Error {}

/** What this device can tell by itself. */
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

/** Not `fetch`, which does not tell how much was sent. */
function upload(file: File, signal: AbortSignal, onProgress: (sent: number) => void): Promise<StoredPicture> {
  return new Promise((stored, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/media/pictures');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 200) return stored(request.response);
      const message = request.response?.detail ?? PICTURE_MESSAGES.notUploaded;
      if ([400, 413].includes(request.status)) failed(new Refused(message));
      else failed(new Error(request.status >= 500 ? PICTURE_MESSAGES.temporary : message));
    };
    request.onerror = () => failed(new Error(PICTURE_MESSAGES.notUploaded));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
