// Shows the server's push notifications, also while no tab is open, and opens their links. Without a connection it shows
// the guide, the only thing that it stores.

const HOME = '/admin';
const ICON = '/apple-touch-icon.png';
const GUIDE = '/admin/aide-hors-ligne';
// Many more than the guide has.
const MOST_FILES = 40;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Without the guide the alerts still work; it is stored with the next screen.
  event.waitUntil(storeGuide().catch(() => undefined));
});
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

const openStore = () => self.caches.open('guide');
let isStored = false;

// Stores the guide with its pictures and its search, and forgets what an earlier version had.
async function storeGuide() {
  const page = await fetch(GUIDE, { cache: 'no-cache' });
  if (!page.ok) return;
  isStored = true;
  const html = await page.clone().text();
  const files = [...new Set([...html.matchAll(/ src="(\/[^"]+)"/g)].map(([, path]) => path))].slice(0, MOST_FILES);
  const store = await openStore();
  await store.addAll(files);
  await store.put(GUIDE, page);
  for (const stored of await store.keys()) {
    const { pathname } = new URL(stored.url);
    if (pathname !== GUIDE && !files.includes(pathname)) await store.delete(stored);
  }
}

async function showScreen(event) {
  try {
    const screen = await fetch(event.request);
    if (!isStored) event.waitUntil(storeGuide().catch(() => undefined));
    return screen;
  } catch (error) {
    const guide = await (await openStore()).match(GUIDE);
    if (guide === undefined) throw error;
    return guide;
  }
}

const isGuideFile = ({ url, destination }) =>
  (destination === 'image' && /^\/assets\/[^/]+\.webp$/.test(new URL(url).pathname)) ||
  (destination === 'script' && new URL(url).pathname === `${HOME}/guide-search.js`);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(showScreen(event));
  else if (isGuideFile(request)) {
    event.respondWith(fetch(request).catch(async () => (await (await openStore()).match(request)) ?? Response.error()));
  }
});
