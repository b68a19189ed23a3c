import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessMode } from '../../../src/shared/endpoint.ts';
import { startChatModel } from '../../services/chat-model.ts';
import { type Fcm, startFcm } from '../../services/fcm.ts';
import { type FakeKroger, KROGER_CLIENT, startKroger } from '../../services/kroger.ts';
import { startRecipeSite } from '../recipes/recipe-site.ts';
import { test as base, updateSettings } from './plateful.ts';

interface Services {
  /** Writes the chef's recipes. */
  model: Awaited<ReturnType<typeof startChatModel>>;
  /** A store whose carts it may not fill. */
  kroger: FakeKroger;
  /** Sends to Android phones. */
  fcm: Fcm;
  /** May be fetched from although it is on this machine. */
  site: Awaited<ReturnType<typeof startRecipeSite>>;
}

let accessNow: AccessMode = 'browse';

/**
 * Runs on a Plateful shared by all files of these tests, with services that would not respond to other tests. `test.use({
 * access: 'strict' })` chooses what needs a subscription.
 */
export const test = base.extend<{ access: AccessMode }, Services>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the names.
    async ({}, use) => {
      const model = await startChatModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  kroger: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the names.
    async ({}, use) => {
      const kroger = await startKroger();
      await use(kroger);
      await kroger.close();
    },
    { scope: 'worker' },
  ],
  fcm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the names.
    async ({}, use) => {
      const fcm = await startFcm();
      await use(fcm);
      await fcm.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the names.
    async ({}, use) => {
      const site = await startRecipeSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ model, kroger, fcm, site }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'plateful-keys-'));
      const account = join(folder, 'firebase.json');
      writeFileSync(account, JSON.stringify(fcm.accountFile));
      await use({
        // A passkey belongs to a domain, and an IP address is not one.
        hostname: 'localhost',
        SECOND_FACTOR: 'required',
        AI_BASE_URL: model.url,
        AI_MODEL: 'chef-1',
        KROGER_CLIENT_ID: KROGER_CLIENT.id,
        KROGER_CLIENT_SECRET: KROGER_CLIENT.secret,
        KROGER_URL: kroger.url,
        STORE_CART: 'off',
        FCM_SERVICE_ACCOUNT: account,
        FCM_URL: fcm.url,
        IMPORT_HOSTS: site.host,
      });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  access: ['browse', { option: true }],
  page: async ({ page, access }, use) => {
    if (access !== accessNow) await updateSettings({ access });
    accessNow = access;
    await use(page);
  },
});

/** Runs the file's tests one after another, and after those of other such files: all in one worker, with one Plateful. */
export const onOwnPlateful = (): void => test.describe.configure({ mode: 'default', lock: 'own Plateful' });
