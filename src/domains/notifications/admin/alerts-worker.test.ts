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

/** Runs the worker in an isolated environment: records its alerts, and gives it these tabs. */
function aWorker(tabs: { url: string; focus: () => Promise<void>; postMessage: (message: object) => void }[] = []) {
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
  runInContext(SOURCE, createContext({ self, URL }));
  const fire = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const push = (alert: object) => fire('push', { data: { json: () => alert } });
  const press = (link: unknown) => fire('notificationclick', { notification: { close: () => {}, data: { link } } });
  return { shown: visible, opened, setAppBadge, fire, push, press };
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
