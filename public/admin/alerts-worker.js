// Shows the server's push notifications, also while no tab is open, and opens their links. Fetches and stores nothing.

const HOME = '/admin';
const ICON = '/apple-touch-icon.png';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

function newsIn(message) {
  try {
    return message.json();
  } catch {
    return {};
  }
}

async function show({ title = 'Nouveau message', body = '', link = HOME, tag = '', topic = null }) {
  // Read only where needed: Chromium drops a notification whose list is read while the notification is being shown.
  const shown = topic === null ? [] : await self.registration.getNotifications();
  for (const older of shown) if (older.data?.topic === topic && older.tag !== tag) older.close();
  await self.registration.showNotification(title, { body, tag, lang: 'fr', icon: ICON, data: { link, topic } });
  await markIcon();
}

async function findTab() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.find(({ url }) => new URL(url).pathname.startsWith(`${HOME}/`));
}

// Marks the icon of the installed back office; an open one shows the number itself.
async function markIcon() {
  if ((await findTab()) === undefined) await self.navigator.setAppBadge?.();
}

self.addEventListener('push', (event) => event.waitUntil(show(newsIn(event.data))));

// Opens only the back office of this site, whatever link a message contains.
function pathOf(link) {
  const url = new URL(String(link ?? HOME), self.location.origin);
  const isOwn = url.origin === self.location.origin && `${url.pathname}/`.startsWith(`${HOME}/`);
  return isOwn ? url.pathname + url.search : HOME;
}

async function open(path) {
  const tab = await findTab();
  if (tab === undefined) return self.clients.openWindow(path);
  await tab.focus();
  tab.postMessage({ type: 'open-alert', path });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.link)));
});
