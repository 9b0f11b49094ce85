import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../../../../public/admin/alerts-worker.js', import.meta.url), 'utf8');

interface View {
  title: string;
  tag: string;
  data: { link: string; topic: string | null };
  close: () => void;
}

type Fetch = (asked: string | Request) => Promise<Response>;
const noConnection: Fetch = async () => Promise.reject(new TypeError('Failed to fetch'));

/** Runs the worker in an isolated environment: records its alerts, and gives it these tabs and this connection. */
function aWorker(
  tabs: { url: string; focus: () => Promise<void>; postMessage: (message: object) => void }[] = [],
  line: { fetch: Fetch } = { fetch: noConnection },
) {
  const listeners = new Map<string, (event: object) => void>();
  const visible: View[] = [];
  const opened: string[] = [];
  const setAppBadge = vi.fn(async () => {});
  const self = {
    navigator: { setAppBadge },
    location: { origin: 'https://toit.example' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      getNotifications: async () => [...visible],
      showNotification: async (title: string, { tag, data }: View) => {
        const alert: View = { title, tag, data, close: () => void visible.splice(visible.indexOf(alert), 1) };
        visible.push(alert);
      },
    },
    clients: { matchAll: async () => tabs, openWindow: async (path: string) => opened.push(path) },
  };
  const stored = new Map<string, Response>();
  const toPath = (asked: string | { url: string }): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, self.location.origin).pathname;
  const store = {
    addAll: async (paths: string[]) => {
      for (const path of paths) stored.set(path, await line.fetch(path));
    },
    put: async (path: string, page: Response) => void stored.set(path, page),
    match: async (asked: string | { url: string }) => stored.get(toPath(asked)),
    keys: async () => [...stored.keys()].map((path) => ({ url: self.location.origin + path })),
    delete: async (asked: { url: string }) => stored.delete(toPath(asked)),
  };
  const scope = { ...self, skipWaiting: () => {}, caches: { open: async () => store } };
  const fetch: Fetch = (asked) => line.fetch(asked);
  runInContext(SOURCE, createContext({ self: scope, URL, fetch, Response }));
  const fire = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  /** Asks for what a page of the back office loads; undefined where the worker leaves it to the browser. */
  const load = async (path: string, request: { mode?: string; destination?: string; method?: string }) => {
    let answer: Promise<Response> | undefined;
    const works: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { method: 'GET', ...request, url: self.location.origin + path },
      respondWith: (response: Promise<Response>) => (answer = response),
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    const response = await answer;
    await Promise.all(works);
    return response;
  };
  const push = (alert: object) => fire('push', { data: { json: () => alert } });
  const press = (link: unknown) => fire('notificationclick', { notification: { close: () => {}, data: { link } } });
  return { shown: visible, opened, setAppBadge, stored, fire, load, push, press };
}

describe('alerts worker', () => {
  it('shows each alert it receives; of one conversation only the last', async () => {
    const worker = aWorker();
    await worker.push({
      title: 'Paiement reçu',
      body: '12 €',
      link: '/admin/payments',
      tag: 'notification-1',
      topic: null,
    });
    await worker.push({ title: 'Ada', tag: 'notification-2', topic: 'chat:7' });
    await worker.push({ title: 'Ada encore', tag: 'notification-3', topic: 'chat:7' });
    expect(worker.shown.map(({ title }) => title)).toEqual(['Paiement reçu', 'Ada encore']);
    expect(worker.shown[0]?.data.link).toBe('/admin/payments');
  });

  it('shows a default alert for an unreadable message, as browsers require', async () => {
    const worker = aWorker();
    await worker.fire('push', { data: null });
    expect(worker.shown.map(({ title }) => title)).toEqual(['Nouveau message']);
  });

  it('marks the icon of the back office that is closed; an open one counts by itself', async () => {
    const closed = aWorker();
    await closed.push({ title: 'Ada', tag: 'notification-1' });
    const open = aWorker([{ url: 'https://toit.example/admin/orders', focus: async () => {}, postMessage: () => {} }]);
    await open.push({ title: 'Ada', tag: 'notification-1' });
    expect([closed.setAppBadge.mock.calls, open.setAppBadge.mock.calls]).toEqual([[[]], []]);
  });

  it.each([
    ['/admin/contact?view=7', '/admin/contact?view=7'],
    [undefined, '/admin'],
    ['https://ailleurs.example/admin/', '/admin'],
    ['//ailleurs.example/admin', '/admin'],
    ['/administration', '/admin'],
    ['javascript:alert(1)', '/admin'],
  ])('opens, pressed with %s, the page %s', async (link, path) => {
    const worker = aWorker();
    await worker.press(link);
    expect(worker.opened).toEqual([path]);
  });

  it('navigates an open back-office tab instead of opening a second one', async () => {
    const tab = { url: 'https://toit.example/admin/orders', focus: vi.fn(async () => {}), postMessage: vi.fn() };
    const site = { ...tab, url: 'https://toit.example/', focus: vi.fn(async () => {}) };
    const worker = aWorker([site, tab]);
    await worker.press('/admin/chat?view=abc');
    expect([tab.focus.mock.calls.length, site.focus.mock.calls.length, worker.opened]).toEqual([1, 0, []]);
    expect(tab.postMessage).toHaveBeenCalledWith({ type: 'open-alert', path: '/admin/chat?view=abc' });
  });
});

describe('guide without a connection', () => {
  const NAVIGATION = { mode: 'navigate' };
  const IMAGE = { destination: 'image' };
  const withGuide =
    (html: string): Fetch =>
    async (asked) =>
      new Response(asked === '/admin/aide-hors-ligne' ? html : `of ${typeof asked === 'string' ? asked : asked.url}`);
  const PAGE = '<img src="/assets/a-1.webp"><img src="/assets/b-1.webp"><script src="/admin/guide-search.js"></script>';

  it('comes with its pictures and its search when the worker is installed', async () => {
    const worker = aWorker([], { fetch: withGuide(PAGE) });
    await worker.fire('install', {});
    const files = ['/assets/a-1.webp', '/assets/b-1.webp', '/admin/guide-search.js', '/admin/aide-hors-ligne'];
    expect([...worker.stored.keys()]).toEqual(files);
  });

  it('takes the place of a screen that cannot be loaded, with its pictures', async () => {
    const line = { fetch: withGuide(PAGE) };
    const worker = aWorker([], line);
    await worker.fire('install', {});
    line.fetch = noConnection;
    expect(await (await worker.load('/admin/orders', NAVIGATION))?.text()).toBe(PAGE);
    expect(await (await worker.load('/assets/b-1.webp', IMAGE))?.text()).toBe('of /assets/b-1.webp');
    expect((await worker.load('/assets/c-1.webp', IMAGE))?.type).toBe('error');
  });

  it('leaves everything else to the browser, and screens while there is a connection', async () => {
    const worker = aWorker([], { fetch: withGuide(PAGE) });
    expect(await (await worker.load('/admin/orders', NAVIGATION))?.text()).toContain('/admin/orders');
    expect(await worker.load('/admin/orders', { ...NAVIGATION, method: 'POST' })).toBeUndefined();
    expect(await worker.load('/api/admin/orders', { destination: '' })).toBeUndefined();
    expect(await worker.load('/media/a-400.webp', IMAGE)).toBeUndefined();
    expect(await worker.load('/assets/a.js', { destination: 'script' })).toBeUndefined();
  });

  it('takes a newer guide with a later screen, and forgets pictures that it no longer has', async () => {
    const line = { fetch: withGuide(PAGE) };
    const before = aWorker([], line);
    await before.load('/admin/orders', NAVIGATION);
    expect([...before.stored.keys()]).toContain('/assets/a-1.webp');
    const next = aWorker([], { fetch: withGuide('<img src="/assets/a-2.webp">') });
    for (const [path, file] of before.stored) next.stored.set(path, file);
    await next.load('/admin/orders', NAVIGATION);
    expect([...next.stored.keys()].sort()).toEqual(['/admin/aide-hors-ligne', '/assets/a-2.webp']);
  });

  it('fails as without a worker while nothing is stored', async () => {
    await expect(aWorker().load('/admin/orders', NAVIGATION)).rejects.toThrow('Failed to fetch');
    const worker = aWorker();
    await worker.fire('install', {});
    expect(worker.stored.size).toBe(0);
  });
});
