import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#shared/id.ts';
import { type ShownToast, toasts } from '#web/ui/states/toast.ts';
import { localSaves, saveLocally } from '../state/local-saves.ts';
import { idsWithLocalSaves } from './favorite-ids.ts';

const FULL = 'You have saved 5,000 recipes. Please remove some to save more.';
const shown = new Map<string, ShownToast>();
let stop = () => {};

beforeEach(() => {
  stop = toasts.deliverTo((toast) => shown.set(toast.id, toast));
  shown.clear();
});
afterEach(() => {
  stop();
  for (const id of localSaves()) saveLocally(id, false);
  vi.unstubAllGlobals();
});

/** A server that answers saves of these recipes with an error, and records which were sent. */
function serverRefusing(refusals: Record<string, { status: number; code: string; message: string }>) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('/save')) return Response.json({ json: { saved: [], liked: [] } });
    const { recipeId } = JSON.parse(String(body)).json;
    sent.push(recipeId);
    const refusal = refusals[recipeId];
    if (refusal) return Response.json({ json: refusal }, { status: refusal.status });
    return Response.json({ json: { recipeId, isSaved: true, savedCount: 1 } });
  });
  return sent;
}

test('recipes saved before sign-in move to the account once, and refusals are not resent', async () => {
  const [moved, gone, tooMany, later] = [newId(), newId(), newId(), newId()];
  const sent = serverRefusing({
    [gone]: { status: 404, code: 'not_found', message: 'Recipe Not Found' },
    [tooMany]: { status: 413, code: 'too_large', message: FULL },
    [later]: { status: 503, code: 'unavailable', message: 'Later' },
  });
  for (const id of [moved, gone, tooMany, later]) saveLocally(id, true);
  await idsWithLocalSaves();
  expect(sent).toEqual([moved, gone, tooMany, later]);
  expect(localSaves()).toEqual([later]);
  expect([...shown.values()].map(({ description }) => description)).toEqual([FULL]);
  await idsWithLocalSaves();
  expect(sent.slice(4)).toEqual([later]);
});
