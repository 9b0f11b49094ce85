import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let service: FakeReceiver;
let server: BuiltServer;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startFakeReceiver()]);
  server = await startServer({ PLAUSIBLE_URL: new URL(service.url).origin, PLAUSIBLE_SITE: 'toit.example' });
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
  await service.close();
});
beforeEach(() => service.received.splice(0));

const counted = (): string[] => service.received.map(({ body }) => new URL(JSON.parse(body).url).pathname);

/** Reads pages, each in a tab of its own that stays open, with a first gesture. */
async function read(context: BrowserContext, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(server.origin + path);
    await page.mouse.move(300, 300);
  }
}

describe('visits of the public pages', () => {
  it('reports each once, without cookie, query or page before', async () => {
    const context = await browser.newContext();
    await read(context, '/contact?utm_source=lettre&jeton=secret');
    await expect.poll(counted).toEqual(['/contact']);
    const [call] = service.received;
    expect(call?.headers.cookie).toBeUndefined();
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ name: 'pageview', domain: 'toit.example', referrer: null });
    expect(call?.body).toContain('utm_source=lettre');
    expect(call?.body).not.toContain('secret');
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  it('reports none of the back office, of signed-in people, or of browsers that ask for rest', async () => {
    const [staff, resting, other] = await Promise.all([0, 1, 2].map(() => browser.newContext()));
    const page = await staff!.newPage();
    await signInToBackOffice(page, server.origin);
    await read(staff!, '/admin/dashboard', '/contact');
    await resting!.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await read(resting!, '/contact');
    // Sent after the others would have been.
    await read(other!, '/tarifs');
    await expect.poll(counted).toContain('/tarifs');
    expect(counted().filter((path) => path !== '/confidentialite' && path !== '/tarifs')).toEqual([]);
    await Promise.all([staff, resting, other].map((context) => context!.close()));
  });

  it('stops where a visitor refuses, on the page that names who counts, until that is taken back', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/confidentialite`);
    await page.getByText(/Les visites sont comptées par 127\.0\.0\.1/).waitFor();
    const refuse = page.getByRole('button', { name: 'Ne pas compter mes visites' });
    await refuse.click();
    await page.getByText('Vos visites ne sont pas comptées sur cet appareil.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await read(context, '/contact');
    await page.getByRole('button', { name: 'Compter mes visites', exact: true }).click();
    await refuse.waitFor();
    await read(context, '/tarifs');
    await expect.poll(counted).toContain('/tarifs');
    expect(counted()).not.toContain('/contact');
    await context.close();
  });
});
