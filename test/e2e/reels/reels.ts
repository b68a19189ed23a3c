import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sampleVideo } from '../../videos.ts';
import { expect } from '../support/plateful.ts';

export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nStir until it bubbles.\n';

/** A reel of the person signed in on the page; returns its id. */
export async function publish(
  page: Page,
  title: string,
  recipeId: string | null = null,
  { bytes = sampleVideo(), captions = CAPTIONS }: { bytes?: Buffer; captions?: string } = {},
): Promise<string> {
  const { id, answer } = await send(page, title, recipeId, bytes, captions);
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

/** Sends a reel; the server may refuse it. */
export async function send(
  page: Page,
  title: string,
  recipeId: string | null,
  bytes: Buffer,
  captions = CAPTIONS,
) {
  const { request } = page.context();
  const headers = { 'tus-resumable': '1.0.0' };
  const announced = await request.post('/uploads/reels', {
    headers: { ...headers, 'upload-length': String(bytes.length) },
  });
  const address = announced.headers().location ?? '';
  const sent = await request.patch(address, {
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  const id = randomUUID();
  const answer = await request.post('/api/reels', {
    data: { id, uploadId: address.split('/').at(-1), title, recipeId, captions },
  });
  return { id, answer };
}

export const reel = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Whether a reel's video is playing. */
export const plays = (page: Page, title: string) =>
  reel(page, title)
    .getByLabel(title, { exact: true })
    .and(page.locator('video'))
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

export const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
