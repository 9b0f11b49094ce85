import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const SECOND = { email: 'second@journeys.example', password: 'Un-chevron-orange-9' };
const REVIEW = { name: 'Lucette Aubanel', location: 'Crest', content: 'Un toit refait, un jardin rendu propre.' };

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
describe('two administrators', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    await call('POST', '/admin/users', { name: 'Second', role: 'admin', ...SECOND });
    await call('POST', '/admin/testimonials', REVIEW);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  /** Opens the reviews screen as one administrator, filtered to one review. */
  async function openReviews(who: typeof ADMIN, query = 'search=Aubanel'): Promise<Page> {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signInToBackOffice(page, server.origin, who);
    await page.goto(`${server.origin}/admin/testimonials?${query}`);
    await page.getByText(REVIEW.content).waitFor();
    return page;
  }

  it('shows one administrator’s changes to the other without a reload: a status, an edit, a deletion', async () => {
    const [first, second] = await Promise.all([openReviews(ADMIN), openReviews(SECOND)]);
    await first.getByRole('button', { name: /^Actif\./ }).click();
    await second.getByRole('button', { name: /^Inactif\./ }).waitFor();

    const found = (await (await call('GET', '/admin/testimonials?search=Aubanel')).json()) as {
      data: { id: number }[];
    };
    const path = `/admin/testimonials/${found.data[0]?.id}`;
    expect((await call('PUT', path, { content: 'Un toit refait en trois jours.' })).status).toBe(200);
    for (const page of [first, second]) await page.getByText('Un toit refait en trois jours.').waitFor();

    expect((await call('DELETE', path)).status).toBe(200);
    for (const page of [first, second]) await page.getByText('Aucun témoignage trouvé').waitFor();
    for (const page of [first, second]) await page.context().close();
  });

  it('keeps an open form, its focus and what was typed while another’s change takes its row off the list', async () => {
    const added = await call('POST', '/admin/testimonials', { ...REVIEW, name: 'Odile Quenneville' });
    const { id } = ((await added.json()) as { data: { id: number } }).data;
    const page = await openReviews(ADMIN, 'search=Quenneville');
    await page.getByRole('link', { name: 'Modifier l’avis de Odile Quenneville' }).click();
    const typed = page.getByRole('dialog').getByLabel('Nom');
    await typed.fill('Odile Vassieux');
    expect((await call('PUT', `/admin/testimonials/${id}`, { name: 'Odile Brossard' })).status).toBe(200);
    await page.getByText('Aucun témoignage trouvé').waitFor();
    await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => typed.inputValue()).toBe('Odile Vassieux');
    await page.context().close();
  });

  it('shows a change that was reported while the list was being read', async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const { promise: listed, resolve: list } = Promise.withResolvers<void>();
    const { promise: reported, resolve: report } = Promise.withResolvers<void>();
    await page.route(/\/api\/admin\/testimonials\?/, async (route) => {
      const read = await route.fetch();
      list();
      await reported;
      await route.fulfill({ response: read });
    });
    await page.exposeFunction('noteChange', (name: string) => name === 'testimonials' && report());
    await page.addInitScript(() =>
      addEventListener('live-change', (event) => {
        const note: unknown = Reflect.get(globalThis, 'noteChange');
        if (typeof note === 'function' && event instanceof CustomEvent) note(event.detail);
      }),
    );
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/testimonials?search=Wattrelos`, { waitUntil: 'commit' });
    await listed;
    await call('POST', '/admin/testimonials', { ...REVIEW, name: 'Lucette Wattrelos' });
    await page.getByText('Lucette Wattrelos').first().waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  describe('in the set-up', () => {
    let site: BuiltServer;

    beforeAll(async () => {
      site = await startServer({ DEMO: '0', SETUP: '1' });
      await (await adminCalls(site.origin))('POST', '/admin/users', { name: 'Second', role: 'admin', ...SECOND });
    });
    afterAll(() => site?.discard());

    async function openPlaces(who: typeof ADMIN): Promise<Page> {
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      await signInToBackOffice(page, site.origin, who);
      await page.goto(`${site.origin}/admin/mise-en-route?etape=places`);
      await page.getByText('Cherchez la commune d’où vous partez.').waitFor();
      return page;
    }

    async function chooseSeat(page: Page, town: string, radius: string): Promise<void> {
      await page.getByRole('combobox', { name: 'Commune', exact: true }).fill(town);
      await page.getByRole('option', { name: new RegExp(`^${town} –`) }).click();
      await page.getByText(new RegExp(`Siège\\s: \\d{5} ${town}`)).waitFor();
      await page.getByLabel('Rayon, en kilomètres').fill(radius);
    }

    const saveOn = (page: Page) => page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
    const isPassed = (page: Page) => page.waitForURL((url) => url.searchParams.get('etape') !== 'places');

    async function readSeat(): Promise<[name: string | undefined, radius: number]> {
      const reading = await adminCalls(site.origin);
      const data = async (path: string) => ((await (await reading('GET', path)).json()) as { data: never }).data;
      const area = (await data('/admin/area')) as { seat_id: number; radius_km: number };
      const places = (await data('/admin/places')) as { id: number; name: string }[];
      return [places.find(({ id }) => id === area.seat_id)?.name, area.radius_km];
    }

    it('overwrites no seat that the other has just stored, keeps the choice, and stores it on the next save', async () => {
      const [first, second] = await Promise.all([openPlaces(ADMIN), openPlaces(SECOND)]);
      await chooseSeat(first, 'Nantes', '30');
      await chooseSeat(second, 'Rezé', '20');
      await saveOn(first);
      await isPassed(first);
      expect(await readSeat()).toEqual(['Nantes', 30]);
      await saveOn(second);
      await second.getByText(/quelqu’un d’autre vient de les modifier/).waitFor();
      expect(await readSeat()).toEqual(['Nantes', 30]);
      await second.getByText(/Siège\s: \d{5} Rezé/).waitFor();
      await expect.poll(() => second.getByLabel('Rayon, en kilomètres').inputValue()).toMatch(/^20/);
      await saveOn(second);
      await isPassed(second);
      expect(await readSeat()).toEqual(['Rezé', 20]);
    });
  });
});
