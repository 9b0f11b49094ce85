import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, launchBrowser, openBrowser } from '#tests/support/browser.ts';
import { type FakePush, startFakePush } from '#tests/support/fake-push.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';
import { untilPath } from '#tests/support/until-path.ts';

const SECOND = { email: 'seconde@journeys.example', password: 'Une-lucarne-verte-8' };

let browser: Browser;
let server: BuiltServer;
let service: FakePush;
let call: AdminCall;
describe('notifications', () => {
  beforeAll(async () => {
    service = await startFakePush();
    [browser, server] = await Promise.all([openBrowser(), startServer({ PUSH_HOSTS: service.host })]);
    call = await adminCalls(server.origin);
    await call('POST', '/admin/users', { name: 'Seconde', role: 'admin', ...SECOND });
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
    await service?.close();
  });

  const newContext = (width = 1280, opened = browser): Promise<BrowserContext> =>
    opened.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

  async function openAs(who: typeof ADMIN, path: string, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await newContext())).newPage();
    await signInToBackOffice(page, server.origin, who);
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  async function send(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBeLessThan(300);
  }

  const write = (subject: string) =>
    send('/contact', { name: 'Nora Blanc', email: 'nora@essai.example', subject, message: 'Pouvez-vous passer ?' });
  const register = (name: string) =>
    send('/auth/register', {
      name: 'Nora Blanc',
      email: `${name}@essai.example`,
      password: 'Une-noue-profonde-6',
      password_confirmation: 'Une-noue-profonde-6',
    });

  /** Bell with the given unread count. */
  const bell = (page: Page, count: string) =>
    page.getByRole('button', { name: new RegExp(`^Notifications, ${count} non lues?$`) });
  const readAll = () => call('PUT', '/admin/notifications/read-all', {});

  describe('notification rules of the owner', () => {
    it('rings no bell for an event that is switched off, but rings for another one', async () => {
      await readAll();
      const page = await openAs(ADMIN, '/admin/settings?tab=notifications');
      const table = page.getByRole('table', { name: 'Qui est prévenu de quoi' });
      await expect.poll(() => table.getByRole('row').count()).toBe(10);
      await table.getByRole('checkbox', { name: 'Témoignages : Cloche' }).uncheck();
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.getByText('Paramètres de notification enregistrés').waitFor();
      await call('POST', '/admin/testimonials', {
        name: 'Lucette',
        location: 'Crest',
        content: 'Un toit bien refait.',
      });
      await register('premiere');
      await bell(page, '1').click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await panel.getByText('Nouveau compte client').waitFor();
      await expect.poll(() => panel.getByText('Nouveau témoignage').count()).toBe(0);
      await page.context().close();
    });

    it('shows that a switch above a column disables its ticks; fits the table on a phone', async () => {
      const page = await openAs(ADMIN, '/admin/settings?tab=notifications', await newContext(390));
      await page.getByRole('switch', { name: 'Notifications par e-mail' }).uncheck({ force: true });
      await page.getByText(/^Colonne «.E-mail.» sans effet/).waitFor();
      await page.getByRole('checkbox', { name: /^Messages : E-mail \(sans effet/ }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await violationsOn(page)).toEqual([]);
      await page.context().close();
    });
  });

  it('shows alerts for events that the rules allow, and only updates the bell for the rest', async () => {
    await readAll();
    const context = await newContext();
    await context.addInitScript(() => {
      const alerts: string[] = [];
      class Alert {
        static permission = 'granted';
        constructor(title: string, { body }: { body: string }) {
          alerts.push(`${title} – ${body}`);
        }
      }
      Object.assign(window, { Notification: Alert, alerts });
    });
    const page = await openAs(ADMIN, '/admin/orders', context);
    const alerts = () => page.evaluate(() => (window as unknown as { alerts: string[] }).alerts);
    await bell(page, 'aucune').waitFor();
    await register('deuxieme');
    await bell(page, '1').waitFor();
    expect(await alerts()).toEqual([]);
    await write('Une gouttière');
    await bell(page, '2').waitFor();
    await expect.poll(alerts).toEqual(['Nouveau message – Nora Blanc : Une gouttière']);
    await context.close();
  });

  it('shows the unread count on the icon of the installed administration, and removes it on leaving', async () => {
    await readAll();
    const context = await newContext();
    let onIcon: number | undefined;
    await context.exposeFunction('noteBadge', (count: number) => {
      onIcon = count;
    });
    await context.addInitScript(() => {
      const note: (count: number) => Promise<void> = Reflect.get(window, 'noteBadge');
      Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
    });
    const page = await openAs(ADMIN, '/admin/orders', context);
    await expect.poll(() => onIcon).toBe(0);
    await write('Un chéneau');
    await expect.poll(() => onIcon).toBe(1);
    await readAll();
    await expect.poll(() => onIcon).toBe(0);
    await write('Une rive');
    await expect.poll(() => onIcon).toBe(1);
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await untilPath(page, '/admin/login');
    await expect.poll(() => onIcon).toBe(0);
    await context.close();
  });

  it('polls every ten seconds in a hidden tab where no stream gets through', async () => {
    await readAll();
    const context = await newContext();
    await context.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    await context.route('**/api/admin/events*', (route) => route.abort());
    const page = await openAs(ADMIN, '/admin/orders', context);
    await bell(page, 'aucune').waitFor();
    await write('Une tuile');
    await bell(page, '1').waitFor();
    await context.close();
  });

  it('keeps a notification for one administrator after another has read or removed it, and undoes the removal', async () => {
    await call('PUT', '/admin/notifications/read-all', {});
    const second = await openAs(SECOND, '/admin/orders');
    const count = await second
      .getByRole('button', { name: /^Notifications, \d+ non lues?$/ })
      .getAttribute('aria-label');
    const first = await openAs(ADMIN, '/admin/orders');
    await bell(first, 'aucune').click();
    const panel = first.getByRole('dialog', { name: 'Notifications' });
    const items = panel.getByRole('listitem');
    await items.first().waitFor();
    const before = await items.count();
    const removed = panel.getByRole('button', { name: /^Supprimer/ }).first();
    await removed.click();
    // Under the mouse it stays: it would close after eight seconds.
    await first.getByRole('button', { name: 'Annuler' }).hover();
    await expect.poll(() => items.count()).toBe(before - 1);
    await second.reload();
    await second.getByRole('button', { name: count ?? '' }).click();
    await expect
      .poll(() => second.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').count())
      .toBe(before);
    await first.getByRole('button', { name: 'Annuler' }).click();
    await first.getByText('Suppression annulée.').waitFor();
    await bell(first, 'aucune').click();
    await expect.poll(() => items.count()).toBe(before);
    await Promise.all([first.context().close(), second.context().close()]);
  });

  describe('alerts on a device', () => {
    /** Uses a local push service, because Chromium reaches none here; the rest of the subscription is its own. */
    async function withPush(context: BrowserContext): Promise<ReturnType<FakePush['newDevice']>> {
      const device = service.newDevice();
      await context.grantPermissions(['notifications'], { origin: server.origin });
      await context.addInitScript(
        ({ endpoint, keys }) => {
          const KEY = 'essai-abonnement';
          const subscription = {
            endpoint,
            toJSON: () => ({ endpoint, expirationTime: null, keys }),
            unsubscribe: async () => {
              localStorage.removeItem(KEY);
              return true;
            },
          };
          const current = () => (localStorage.getItem(KEY) === null ? null : subscription);
          Object.assign(PushManager.prototype, {
            getSubscription: async () => current(),
            subscribe: async () => {
              localStorage.setItem(KEY, '1');
              return subscription;
            },
          });
          const visible: string[] = [];
          const show = ServiceWorkerRegistration.prototype.showNotification;
          ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
            await show.call(this, title, options);
            visible.push(title);
          };
          Object.assign(window, { displayed: visible });
        },
        { endpoint: device.endpoint, keys: device.keys },
      );
      return device;
    }

    it('starts at the bell, receives signed, encrypted alerts, shows them and ends with the session', async () => {
      await readAll();
      const whole = await launchBrowser();
      const context = await newContext(1280, whole);
      await withPush(context);
      const page = await openAs(ADMIN, '/admin/orders', context);
      await bell(page, 'aucune').click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await panel.getByRole('button', { name: 'Recevoir aussi quand elle est fermée' }).click();
      await panel.getByText('Alertes actives sur cet appareil, même quand l’administration est fermée.').waitFor();
      expect(await violationsOn(page)).toEqual([]);

      await write('Une tuile cassée');
      await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
      const payload = service.received[0]?.payload;
      expect(payload).toMatchObject({ title: 'Nouveau message', body: 'Nora Blanc : Une tuile cassée' });
      // Chromium forgets a notification if the list is read while it is being shown: the list is read afterwards.
      await expect.poll(() => alertsByPage(page)).toEqual(['Nouveau message']);
      expect(await readAlerts(page)).toEqual([{ title: 'Nouveau message', tag: payload?.tag }]);
      const alertsByWorker = await watchWorker(page);
      await deliver(page, JSON.stringify({ ...payload, title: 'À distance' }));
      await expect.poll(alertsByWorker).toEqual(['À distance']);
      // The same notification twice, by the open screen and by push: one alert.
      expect(await readAlerts(page)).toEqual([{ title: 'À distance', tag: payload?.tag }]);

      // The worker has stored the guide: on a roof without a connection, any screen shows it.
      await expect.poll(() => page.evaluate(async () => (await caches.match('/admin/aide-hors-ligne'))?.ok)).toBe(true);
      await page.context().setOffline(true);
      await page.goto(`${server.origin}/admin/orders`);
      await page.getByLabel('Chercher dans l’aide').fill('CONGES');
      await page.getByRole('group').filter({ visible: true }).click();
      await page.getByText('Fermetures').first().waitFor();
      const picture = page.getByRole('img').filter({ visible: true });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByLabel('Chercher dans l’aide').fill('trampoline');
      await page.getByText('Aucun article ne contient ces mots.').waitFor();
      await page.context().setOffline(false);
      await page.goto(`${server.origin}/admin/orders`);
      await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor();

      await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
      await untilPath(page, '/admin/login');
      const { data } = (await (await call('GET', '/admin/push')).json()) as { data: { devices: unknown[] } };
      expect(data.devices).toEqual([]);
      await whole.close();
    });

    const alertsByPage = (page: Page) => page.evaluate(() => (window as unknown as { displayed: string[] }).displayed);
    const readAlerts = (page: Page) =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/admin/');
        return (await worker?.getNotifications())?.map(({ title, tag }) => ({ title, tag }));
      });

    /** Notes the alerts that the worker of the page has shown from now on. */
    async function watchWorker(page: Page): Promise<() => Promise<string[]>> {
      const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
      await worker.evaluate(() => {
        const visible: string[] = [];
        const show = ServiceWorkerRegistration.prototype.showNotification;
        ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
          await show.call(this, title, options);
          visible.push(title);
        };
        Object.assign(globalThis, { displayed: visible });
      });
      return () => worker.evaluate(() => Reflect.get(globalThis, 'displayed'));
    }

    /** Delivers data to the worker, as the browser's own push service would. */
    async function deliver(page: Page, data: string): Promise<void> {
      const session = await page.context().newCDPSession(page);
      const found = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
          if (own !== undefined) resolve(own.registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: server.origin,
        registrationId: await found,
        data,
      });
    }
  });
});
