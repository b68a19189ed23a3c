import { useCallback, useEffect, useRef, useState } from 'react';
import type { DetailedError, Upload } from 'tus-js-client';
import type { StoredPicture } from '#features/media/contract.ts';
import { t } from '#shared/t.ts';
import { showNotLoaded } from '#web/ui/use-code.ts';
import { VIDEO_MESSAGES } from '../../rules/video.ts';
import { posterOf, prepareVideo, refuseBySize, VideoRefused } from './prepare-video.ts';

/** A slow connection must be able to send one within 30 seconds (docs/operate.md). */
const PART_BYTES = 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 10_000];
const STOPPED = t('The upload stopped. What arrived is kept: please check your connection and resume.');

export interface VideoOnItsWay {
  name: string;
  /** Object URL of the video on this device. */
  preview: string;
  state: 'preparing' | 'sending' | 'paused' | 'failed' | 'sent';
  /** Progress of the current step, 0 to 1. */
  done: number;
  /** Base path of its poster, once stored. */
  poster: string | null;
  /** Needed for publishing, once the upload is complete. */
  uploadId: string | null;
}

export interface VideoUpload {
  video: VideoOnItsWay | null;
  /** Why the last file was refused, or why the upload stopped. */
  problem: string | null;
  choose(file: File): Promise<void>;
  pause(): void;
  resume(): void;
  /** Discards the video, here and on the server. */
  discard(): void;
}

/** Prepares a video on this device and uploads it in parts; a new one replaces the one in progress. */
export function useVideoUpload(): VideoUpload {
  const [video, setVideo] = useState<VideoOnItsWay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  const upload = useRef<Upload | null>(null);
  const preview = video?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(
    () => () => {
      current.current?.abort();
      void upload.current?.abort();
    },
    [],
  );

  const discard = useCallback(() => {
    current.current?.abort();
    upload.current?.abort(true).catch(() => {});
    upload.current = null;
    setVideo(null);
    setProblem(null);
  }, []);

  const choose = async (file: File) => {
    discard();
    const mine = new AbortController();
    current.current = mine;
    const change = (changed: Partial<VideoOnItsWay>) => {
      if (!mine.signal.aborted) setVideo((known) => known && { ...known, ...changed });
    };
    const tus = import('tus-js-client').catch(() => null);
    try {
      refuseBySize(file);
      const started = { name: file.name, preview: URL.createObjectURL(file), poster: null, uploadId: null };
      setVideo({ ...started, state: 'preparing', done: 0 });
      const small = await prepareVideo(file, (done) => change({ done }), mine.signal);
      if (mine.signal.aborted) return;
      change({ state: 'sending', done: 0 });
      // Without a poster, the server draws one if it can.
      const poster = storedPoster(small);
      const loaded = await tus;
      if (mine.signal.aborted) return;
      if (!loaded) {
        setVideo(null);
        showNotLoaded();
        return;
      }
      const sending = uploadOf(loaded.Upload, small, file, {
        onSent: (done) => change({ done }),
        onDone: async (uploadId) => change({ state: 'sent', done: 1, uploadId, poster: await poster }),
        onStopped: (refusal) => {
          if (mine.signal.aborted) return;
          if (refusal) setVideo(null);
          else change({ state: 'failed' });
          setProblem(refusal ?? STOPPED);
        },
      });
      upload.current = sending;
      const [before] = await sending.findPreviousUploads();
      if (mine.signal.aborted) return;
      if (before) sending.resumeFromPreviousUpload(before);
      sending.start();
    } catch (error) {
      if (mine.signal.aborted) return;
      setVideo(null);
      setProblem(error instanceof VideoRefused ? error.message : VIDEO_MESSAGES.broken);
    }
  };

  const pause = () => {
    void upload.current?.abort();
    setVideo((known) => known && { ...known, state: 'paused' });
  };
  const resume = () => {
    setProblem(null);
    setVideo((known) => known && { ...known, state: 'sending' });
    upload.current?.start();
  };
  return { video, problem, choose, pause, resume, discard };
}

interface Told {
  onSent(done: number): void;
  onDone(uploadId: string): Promise<void>;
  /** Called with the server's message if it rejects the video. */
  onStopped(refusal: string | null): void;
}

/** The same file is recognized after the page was left, so that its upload resumes. */
function uploadOf(
  Uploading: typeof Upload,
  video: Blob,
  { name, size, lastModified }: File,
  told: Told,
): Upload {
  const sending: Upload = new Uploading(video, {
    endpoint: '/uploads/reels',
    chunkSize: PART_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    fingerprint: async () => `plateful-reel ${name} ${size} ${lastModified} ${video.size}`,
    removeFingerprintOnSuccess: true,
    onProgress: (sent, total) => told.onSent(total > 0 ? sent / total : 0),
    onSuccess: () =>
      void told.onDone(new URL(sending.url ?? '', location.href).pathname.split('/').at(-1) ?? ''),
    onError: (error) => told.onStopped(refusalIn(error)),
  });
  return sending;
}

/** The server's message if it permanently rejects the video. */
function refusalIn(error: Error | DetailedError): string | null {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response?.getStatus() !== 413) return null;
  try {
    return (JSON.parse(response.getBody()) as { detail?: string }).detail ?? null;
  } catch {
    return null;
  }
}

async function storedPoster(video: Blob): Promise<string | null> {
  const picture = await posterOf(video);
  if (!picture) return null;
  const body = { method: 'POST', body: picture, headers: { 'content-type': 'application/octet-stream' } };
  try {
    const response = await fetch('/api/media/pictures', body);
    return response.ok ? ((await response.json()) as StoredPicture).image : null;
  } catch {
    return null;
  }
}
