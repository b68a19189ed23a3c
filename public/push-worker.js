// What the service worker does with push messages (docs/decisions/0046-notifications.md); it imports this file.
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  const { id, path } = event.notification.data ?? {};
  if (!path) return;
  event.notification.close();
  event.waitUntil(Promise.all([openPage(path), markRead(id)]));
});

async function show({ id, title, text, path }) {
  const options = { body: text, tag: id, icon: '/art/icon-192.png', data: { id, path } };
  await Promise.all([self.registration.showNotification(title, options), tellPages()]);
}

/** Open pages count again. */
async function tellPages() {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'notified' });
}

/** In a window of ours if one is open. */
async function openPage(path) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(path);
  await page.focus().catch(() => {});
  // A page that this worker does not control yet cannot be led elsewhere.
  return page.navigate(path).catch(() => self.clients.openWindow(path));
}

async function markRead(id) {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notifications/read', { method: 'POST', headers, body: JSON.stringify({ id }) }).catch(() => {});
  await tellPages();
}
