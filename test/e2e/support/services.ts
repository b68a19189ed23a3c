import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessMode } from '../../../src/shared/endpoint.ts';
import { startChatModel } from '../../services/chat-model.ts';
import { type Fcm, startFcm } from '../../services/fcm.ts';
import { type FakeKroger, KROGER_CLIENT, startKroger } from '../../services/kroger.ts';
import { startRecipeSite } from '../recipes/recipe-site.ts';
import { test as base, changeSettings } from './plateful.ts';

interface Services {
  /** Writes the chef's recipes. */
  model: Awaited<ReturnType<typeof startChatModel>>;
  /** Whose carts it may not fill. */
  kroger: FakeKroger;
  /** Sends to phones with Android. */
  fcm: Fcm;
  /** May be read although it is on this machine. */
  site: Awaited<ReturnType<typeof startRecipeSite>>;
}

let accessNow: AccessMode = 'browse';

/**
 * On a Plateful that all files of these tests have to themselves, with services beside it that would not answer tests. What
 * needs a subscription is chosen with `test.use({ access: 'strict' })`.
 */
export const test = base.extend<{ access: AccessMode }, Services>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const model = await startChatModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  kroger: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const kroger = await startKroger();
      await use(kroger);
      await kroger.close();
    },
    { scope: 'worker' },
  ],
  fcm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const fcm = await startFcm();
      await use(fcm);
      await fcm.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
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
        // A passkey belongs to a domain, and an address of numbers is none.
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
    if (access !== accessNow) await changeSettings({ access });
    accessNow = access;
    await use(page);
  },
});

/** Runs the file's tests one after the other, and after those of other such files: all in one worker, with one Plateful. */
export const onOwnPlateful = (): void => test.describe.configure({ mode: 'default', lock: 'own Plateful' });
