import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn, violationsWithin } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closeOpenedPages, closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const PHONE = { width: 390, height: 844 };
const PAGE_MAX_BYTES = 100_000;

let browser: Browser;
let server: BuiltServer;
let admin: AdminCall;
let page: Page;
let sent: Request[];
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  admin = await adminCalls(server.origin);
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});
beforeEach(async () => {
  page = await openPage(browser, server.origin, { viewport: PHONE, reducedMotion: 'reduce' });
  sent = [];
  page.on('request', (request) => {
    if (/\/api\/(?!docs|openapi)/.test(request.url())) sent.push(request);
  });
});

afterEach(closeOpenedPages);

/** Opens the form of a call at its own address. */
async function openCall(name: string): Promise<Locator> {
  await page.goto(`${server.origin}/api/docs#${name}`);
  await untilHydrated(page);
  return openForm(name);
}

async function openForm(name: string): Promise<Locator> {
  const call = page.locator(`#${name}`);
  if ((await call.getAttribute('open')) === null) await call.locator('summary').first().click();
  await call.getByRole('button', { name: 'Essayer cet appel' }).click();
  await call.getByRole('form').waitFor();
  return call;
}

const press = (call: Locator, name: string): Promise<void> => call.getByRole('button', { name }).click();
const getAnswer = (call: Locator): Promise<string> =>
  call.getByRole('textbox', { name: 'Contenu de la réponse' }).inputValue();

/** Takes the closed calls out of the page until what is returned has run: axe would place all of them first. */
async function hideClosedCalls(): Promise<() => Promise<void>> {
  const calls = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main details[id]:not([open])')].map((call) => {
      const place = document.createComment('');
      call.replaceWith(place);
      return { call, place };
    }),
  );
  return () =>
    calls.evaluate((hidden) => {
      for (const { call, place } of hidden) place.replaceWith(call);
    });
}

/** Checks the open call, its dialog and the identification: every rule of axe, and no scrolling to the side. */
async function expectToBeFine(): Promise<void> {
  const showClosedCalls = await hideClosedCalls();
  expect(await violationsWithin(page, 'details[open], [role=dialog], dialog[open], fieldset')).toEqual([]);
  await showClosedCalls();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

async function chooseToken(token: string): Promise<void> {
  await page.getByRole('radio', { name: 'avec un jeton d’API' }).check();
  await page.getByLabel('Jeton d’API', { exact: true }).fill(token);
}

describe('page of the API', () => {
  it('describes every call without JavaScript, and stays small', async () => {
    const answer = await fetch(`${server.origin}/api/docs`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(PAGE_MAX_BYTES);
    await answer.body?.cancel();
    const plain = await (await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })).newPage();
    await plain.goto(`${server.origin}/api/docs`);
    const call = plain.locator('#getServicesSlugBySlug');
    await call.locator('summary').first().click();
    await call.getByText('La fin de l’adresse de la page sur le site.').waitFor();
    expect(await plain.getByRole('button').or(plain.getByRole('searchbox')).count()).toBe(0);
  });

  it('finds calls by words, and tells how many', async () => {
    await page.goto(`${server.origin}/api/docs`);
    await untilHydrated(page);
    const search = page.getByRole('searchbox', { name: 'Chercher un appel' });
    await search.fill('devis PDF');
    await page.getByText(/^\d appels sur \d{3}$/).waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('/admin/quotes/{id}/pdf')]),
    );
    expect(await page.getByRole('navigation', { name: 'Sujets' }).getByRole('link').allInnerTexts()).toEqual(
      await page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Formes communes' }).allInnerTexts(),
    );
    await search.fill('toit de chaume');
    await page.getByText('Aucun appel ne correspond à cette recherche.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('tries a public call with a part of its path, from the keyboard alone', async () => {
    const { data } = await (await fetch(`${server.origin}/api/services`)).json();
    await page.goto(`${server.origin}/api/docs#getServicesSlugBySlug`);
    await untilHydrated(page);
    const call = page.locator('#getServicesSlugBySlug');
    await call.getByRole('button', { name: 'Essayer cet appel' }).focus();
    await page.keyboard.press('Enter');
    await call.getByRole('form').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(data[0].slug);
    await page.keyboard.press('Enter');
    await call.getByText(/^200 Réussi · \d+\sms · [\d,]+\s(octets|Ko)$/).waitFor();
    await call.getByText('x-request-id').waitFor();
    expect(JSON.parse(await getAnswer(call))).toMatchObject({ success: true, data: { slug: data[0].slug } });
    await expectToBeFine();
  });

  it('says kindly that a call needs an identification, then makes it with a token that is stored nowhere', async () => {
    const wanted = { name: 'Essais', access: 'read', rights: ['sales:read'], days: 30 };
    const { token } = await (await admin('POST', '/admin/api-tokens', wanted)).json();
    const call = await openCall('getAdminQuotes');
    await press(call, 'Envoyer');
    await call.getByText('401 Refusé').waitFor();
    await call.getByText('Cet appel demande une identification', { exact: false }).waitFor();
    await expectToBeFine();

    await chooseToken('ftg_faux');
    await press(call, 'Envoyer');
    await call.getByText('ne valent pas, ou plus', { exact: false }).waitFor();
    await chooseToken(token);
    await expectToBeFine();
    await call.getByLabel('per_page').fill('1');
    await press(call, 'Envoyer');
    await call.getByText('200 Réussi').waitFor();
    expect(JSON.parse(await getAnswer(call))).toMatchObject({ success: true, meta: { per_page: 1 } });
    expect(await sent.at(-1)?.headerValue('authorization')).toBe(`Bearer ${token}`);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored + page.url() + sent.map((request) => request.url())).not.toContain(token);
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('radio', { name: 'avec un jeton d’API' }).check();
    expect(await page.getByLabel('Jeton d’API', { exact: true }).inputValue()).toBe('');
  });

  it('makes calls as the person who is signed in, and offers a file to save', async () => {
    await signInToBackOffice(page, server.origin);
    const call = await openCall('getAdminServicesExport');
    expect(await page.getByRole('radio', { name: /^avec votre session/ }).isChecked()).toBe(true);
    await call.getByLabel('format').selectOption('xlsx');
    await press(call, 'Envoyer');
    const link = call.getByRole('link', { name: /^Télécharger .+\.xlsx \([\d,]+ Ko\)$/ });
    await link.waitFor();
    expect(await call.getByRole('textbox', { name: 'Contenu de la réponse' }).count()).toBe(0);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await expectToBeFine();
  });

  it('asks once before a call that changes the site', async () => {
    const call = await openCall('postContact');
    const body = call.getByLabel('Contenu (JSON)');
    const example = JSON.parse(await body.inputValue());
    await body.fill('{ name }');
    await press(call, 'Envoyer');
    await call.getByText('Ce contenu n’est pas du JSON', { exact: false }).waitFor();
    await body.fill(JSON.stringify({ ...example, subject: 'Essai de la page de l’API' }));
    await press(call, 'Envoyer');
    const question = page.getByRole('dialog', { name: 'Envoyer pour de bon ?' });
    await question.getByText('POST /contact').waitFor();
    await expectToBeFine();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await call.getByRole('button', { name: 'Envoyer' }).and(page.locator(':focus')).waitFor();
    expect(sent).toEqual([]);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Envoyer' }).click();
    await call.getByText('201 Réussi').waitFor();
    expect(sent.map((request) => request.method())).toEqual(['POST']);
    const { data } = await (await admin('GET', '/admin/contact?search=essai+de+la+page')).json();
    expect(data).toMatchObject([{ subject: 'Essai de la page de l’API' }]);
  });

  it('shows the beginning of a long answer, and reads no endless one', async () => {
    const call = await openCall('getServices');
    const answerWith = (body: string) =>
      page.route('**/api/services', (route) => route.fulfill({ contentType: 'application/json', body }));
    await answerWith(JSON.stringify(Array(30_000).fill('ardoise')));
    await press(call, 'Envoyer');
    await call.getByText(/^Les 100\s000 premiers caractères/).waitFor();
    expect(await getAnswer(call)).toHaveLength(100_000);
    await call.getByRole('link', { name: 'Télécharger reponse.json (300 Ko)' }).waitFor();
    await expectToBeFine();
    await page.unroute('**/api/services');
    await answerWith('"'.padEnd(27_000_000, 'x'));
    await press(call, 'Envoyer');
    await call.getByText(/^Réponse de plus de 25\sMo/).waitFor();
    expect(await call.getByRole('link', { name: /^Télécharger/ }).count()).toBe(0);
  });

  it('ends a call that does not end by itself', async () => {
    await page.route('**/api/services', () => undefined);
    const call = await openCall('getServices');
    await press(call, 'Envoyer');
    await press(call, 'Arrêter');
    await call.getByText('Vous avez arrêté cet appel avant sa réponse.', { exact: false }).waitFor();
  });

  it('says that the description or an answer did not arrive', async () => {
    await page.route('**/api/openapi.json', (route) => route.abort());
    await page.goto(`${server.origin}/api/docs#getServices`);
    await untilHydrated(page);
    const call = page.locator('#getServices');
    await press(call, 'Essayer cet appel');
    await call.getByText('La description de l’API n’a pas pu être chargée.', { exact: false }).waitFor();
    await page.unroute('**/api/openapi.json');
    await press(call, 'Essayer cet appel');
    await call.getByRole('form').waitFor();
    await page.route('**/api/services', (route) => route.abort());
    await press(call, 'Envoyer');
    await call.getByText('Aucune réponse', { exact: false }).waitFor();
  });
});
