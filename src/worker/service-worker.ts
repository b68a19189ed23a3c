import { CACHES, type WorkerMessage } from '#shared/offline-caches.ts';
import { SHARED_CACHE } from '#shared/share-target.ts';
import { OUTBOX_SYNC } from '#web/pending/outbox-store.ts';
import { file } from './files.ts';
import { belongTo, forget, keepPage, page, personal, renewRecipes } from './pages.ts';
import { picture } from './pictures.ts';
import { newEra, worker } from './scope.ts';
import { sendOutbox } from './send.ts';
import { receiveShared } from './share.ts';
import { kindOf, startsSession } from './strategy.ts';
import { keepRecipes, onlyWant } from './wanted.ts';

/** The id of this build, so that each build has its own worker. */
declare const BUILD: string;

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// Handles push messages.
worker.importScripts('/push-worker.js');

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  switch (kindOf(request, worker.location.origin)) {
    case 'own-page':
    case 'public-page':
    case 'other-page':
      // Signing in through an identity provider may sign in somebody else.
      if (startsSession(request.url)) later(forget());
      event.respondWith(page(request, later));
      break;
    case 'personal':
      event.respondWith(personal(request));
      break;
    case 'file':
      event.respondWith(file(request));
      break;
    case 'picture':
      event.respondWith(picture(request, later));
      break;
    case 'share':
      event.respondWith(receiveShared(request));
  }
});

let isRetired = false;
let last: Promise<unknown> = Promise.resolve();
let wanting: Promise<unknown> = Promise.resolve();

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  // Storing must stop immediately, not after queued messages.
  if (message.type === 'forget' || message.type === 'retire') newEra();
  if (message.type === 'retire') isRetired = true;
  if (message.type === 'want') onlyWant(message.recipes);
  last = last.then(() => obey(message)).catch(() => {});
  event.waitUntil(last.then(() => wanting));
});

worker.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === OUTBOX_SYNC) sync.waitUntil(sendOutbox());
});

// A kitchen timer that has ended: tapping it opens the page.
worker.addEventListener('notificationclick', (event) => {
  // Notifications with data are push messages.
  if (event.notification.data) return;
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: 'window' }).then(([first]) => first?.focus()));
});

async function obey(message: WorkerMessage): Promise<void> {
  if (isRetired && (message.type === 'keep' || message.type === 'want')) return;
  switch (message?.type) {
    case 'person':
      return belongTo(message.userId && `${message.userId} ${message.kitchenId}`);
    case 'keep':
      return keepPage(message.path, message.unlessYoungerThanMs, message.build);
    case 'want':
      // Not queued with the other messages, which would wait for minutes.
      wanting = wanting.then(() => keepAll(message)).catch(() => {});
      return undefined;
    case 'forget':
      return forget();
    case 'activate':
      return worker.skipWaiting();
  }
}

async function keepAll({ recipes, fetchFirst, build }: Extract<WorkerMessage, { type: 'want' }>) {
  await keepRecipes(recipes, fetchFirst, build);
  await renewRecipes(fetchFirst, build);
}

async function takeOver(): Promise<void> {
  const inUse: readonly string[] = [...Object.values(CACHES), SHARED_CACHE];
  for (const name of await caches.keys())
    if (name.startsWith('plateful-') && !inUse.includes(name)) await caches.delete(name);
  await worker.clients.claim();
  console.debug(`Plateful's service worker ${BUILD} is in use.`);
}
