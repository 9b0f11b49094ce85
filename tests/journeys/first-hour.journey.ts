import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls, signInByForm } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { findForeignWords, readableParts } from '#tests/support/demo-words.ts';
import { ENGLISH } from '#tests/support/english-words.ts';
import { type FakePush, startFakePush } from '#tests/support/fake-push.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { setMaintenance } from '#tests/support/maintenance.ts';
import {
  fillStep,
  HERO_ALT,
  placeIllustrations,
  press,
  publishSite,
  TOWNS,
  untilStep,
} from '#tests/support/martin-site.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

const CUSTOMER = { name: 'Yann Le Goff', email: 'yann@client-nantes.fr' };
const OWNER = 'contact@couverture-martin.fr';
/** What the legal step leaves empty: the first quote still needs it. */
const LEFT = 'la mention sur le label RGE (réglages, devis)';
/** One page of each kind, for the check of accessibility. */
const KINDS = [
  '/',
  '/services',
  '/services/zinguerie',
  '/zones',
  '/contact',
  '/a-propos',
  '/tarifs',
  '/mentions-legales',
];
/** Addresses outside the sitemap that people and machines read too. */
const BESIDES = [
  ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/blog/flux.xml', '/nulle-part', '/services/inconnu'],
  ...['/itineraire/cadre', '/discussion', '/newsletter', '/testimonials', '/api/services', '/carte/region.svg'],
  ...['/itineraire/cadre?ville=Rez%C3%A9', '/itineraire/carte', '/carte/loupe.svg', '/blog?page=2', '/services/lyon'],
  ...['/.well-known/security.txt', '/mot-de-passe-oublie', '/verification', '/ce-n-est-pas-moi', '/api/settings'],
];
/** The reason of a legal period names the ten-year guarantee, and promises none. */
const LEGAL = { '/confidentialite': ['guarantee'] } as Record<string, string[]>;

let browser: Browser;
let server: BuiltServer;
let page: Page;
let push: FakePush;

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: 'manual', ...init });
const next = (name?: string) => press(page, name);
const preview = () => page.frameLocator('iframe');

/** Brings every part of a page into view once: those far down are laid out only then. */
const showAll = (visitor: Page): Promise<void> =>
  visitor.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });

/** Sells one work from the quote to the invoice; returns the texts of both documents. */
async function sellWork(): Promise<string[]> {
  const call = await adminCalls(server.origin);
  const send = async (method: string, path: string, body: unknown): Promise<{ id: number }> => {
    const answer = await call(method, path, body);
    const { message, data } = (await answer.json()) as { message?: string; data: { id: number } };
    expect([answer.ok, path, message]).toEqual([true, path, message]);
    return data;
  };
  const toText = async (path: string): Promise<string> => {
    const document = await getDocumentProxy(new Uint8Array(await (await call('GET', path)).arrayBuffer()));
    const { info } = await getMeta(document);
    return `${(await extractText(document, { mergePages: true })).text} ${info.Title} ${info.Author} ${info.Subject}`;
  };
  const quote = await send('POST', '/admin/quotes', {
    clientName: CUSTOMER.name,
    clientEmail: CUSTOMER.email,
    service: 'Zinguerie',
    address: '3 rue des Lilas, 44400 Rezé',
    executionPeriod: 'Semaine 12',
    lines: [{ label: 'Chéneau en zinc', quantity: 12, unit: 'm', unit_price: 95, vat_rate: 10 }],
  });
  // The set-up has left one thing open and named it.
  const refusal = await call('POST', `/admin/quotes/${quote.id}/send`, {});
  const { message } = (await refusal.json()) as { message: string };
  expect([refusal.status, message]).toEqual([422, expect.stringContaining(`Il manque : ${LEFT}.`)]);
  await call('PUT', '/admin/settings/quotes', { rge: 'L’entreprise n’est pas titulaire du label RGE.' });
  await send('POST', `/admin/quotes/${quote.id}/send`, {});
  const [, letter] = await emailsTo(server, CUSTOMER.email, 2);
  const token = /devis\?token=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  const decision = { decision: 'accepted', name: CUSTOMER.name, consent: true };
  const accepted = await ask(`/api/quote-links/${token}/decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
  expect(accepted.status).toBe(200);
  const order = await send('POST', `/admin/quotes/${quote.id}/convert`, {});
  const invoice = await send('POST', `/admin/orders/${order.id}/invoices`, {});
  await send('POST', `/admin/invoices/${invoice.id}/send`, {});
  return Promise.all([toText(`/admin/quotes/${quote.id}/pdf`), toText(`/admin/invoices/${invoice.id}/pdf`)]);
}

describe('first hour of an empty installation', () => {
  beforeAll(async () => {
    push = await startFakePush();
    const empty = { DEMO: '0', SETUP: '1', PUSH_HOSTS: push.host };
    [browser, server] = await Promise.all([openBrowser(), startServer(empty)]);
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    // Chromium lists 250 loads of a document; a slow set-up asks more often.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
    await push.close();
  });

  it('shows visitors that the site opens soon, and nothing else', async () => {
    for (const path of ['/', '/services', '/zones', '/nulle-part', '/contact']) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(503);
      expect([answer.headers.get('retry-after'), answer.headers.get('x-robots-tag')]).toEqual(['86400', 'noindex']);
      const html = await answer.text();
      expect(html).toContain('Notre site\u202f: bientôt en ligne');
      expect(findForeignWords(readableParts(html)), path).toEqual([]);
    }
    expect(await pathsOfSitemap(server.origin)).toEqual([]);
    expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /\n');
    expect((await ask('/api/services')).status).toBe(503);
    expect((await ask('/api/contact', { method: 'POST', body: '{}' })).status).toBe(503);
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200]);
    await page.goto(server.origin);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('leads the administrator from the sign-in to the first step', async () => {
    await signInByForm(page, server.origin);
    await untilStep(page, 'Entreprise');
    expect(new URL(page.url()).pathname).toBe('/admin/mise-en-route');
    await preview().getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('checks the SIRET, and fills the other fields from what was typed once', async () => {
    await fillStep.company(page);
    await page.getByLabel('SIRET').fill('732 829 320 00075');
    await next();
    await page.getByText(/SIRET/).and(page.locator('[class*="error"]')).first().waitFor();
    await page.getByLabel('SIRET').fill('732 829 320 00074');
    await next();
    await untilStep(page, 'Présentation');
    await page.getByRole('link', { name: /1\. Entreprise/ }).click();
    await expect.poll(() => page.getByLabel('Dénomination').inputValue()).toBe('Couverture Martin');
    await preview().getByText('02 40 00 00 00').filter({ visible: true }).first().waitFor();
    expect(await (await ask('/')).text()).toContain('href="tel:');
  });

  it('takes the seven steps', async () => {
    await page.getByRole('link', { name: /2\. Présentation/ }).click();
    await fillStep.identity(page);
    await next();
    await untilStep(page, 'Métiers');
    await fillStep.trades(page);
    await next('Créer 4 métiers');
    await preview().getByRole('heading', { name: 'Démoussage' }).first().waitFor();
    await next('Continuer');
    await untilStep(page, 'Lieux');
    await fillStep.places(page);
    expect(await violationsOn(page)).toEqual([]);
    await next();
    await untilStep(page, 'Horaires et promesses');
    await fillStep.hours(page);
    await next();
    await untilStep(page, 'Images');
    await fillStep.pictures(page);
    await preview().getByRole('img', { name: HERO_ALT }).first().waitFor();
    await placeIllustrations(page);
    await next('Continuer');
    await untilStep(page, 'Données légales');
    await fillStep.legal(page);
    await next();
    await untilStep(page, 'Mise en ligne');
    await page.getByText('4 métiers publiés').waitFor();
    await page.getByText('Rien ne manque pour émettre une facture.').waitFor();
    // This installation has no mail server.
    await page.getByText('Les e-mails ne partent pas').waitFor();
    await page.getByRole('button', { name: 'Envoyer un e-mail d’essai' }).click();
    await page.getByText(/l’e-mail est resté dans le dossier outbox/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }, 210_000);

  it('finds an article of the guide by its words, without a connection too', async () => {
    await page.getByRole('link', { name: 'Aide' }).click();
    const hasLoaded = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return (
          names.some((name) => name.includes('fermer-pour-conges')) &&
          names.some((name) => name.includes('/article-page'))
        );
      });
    await expect.poll(hasLoaded).toBe(true);
    // A line that breaks on a roof takes nothing away.
    await page.context().setOffline(true);
    await page.getByLabel('Chercher dans l’aide').fill('conges');
    await page.getByRole('link', { name: 'Fermer pour congés' }).click();
    const picture = page.getByRole('article').getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await page.context().setOffline(false);
    expect(await violationsOn(page)).toEqual([]);
    await page.goBack();
    await page.goBack();
    await untilStep(page, 'Mise en ligne');
  });

  it('shows one pane on a phone: the fields, or the page', async () => {
    await resize(page, { width: 390, height: 844 });
    await page.getByRole('link', { name: /1\. Entreprise/ }).click();
    await expect.poll(() => page.locator('iframe').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Voir le site' }).click();
    await page.locator('iframe').waitFor();
    await expect.poll(() => page.getByLabel('SIRET').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Revenir aux champs' }).click();
    await page.getByLabel('SIRET').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await resize(page, { width: 1440, height: 900 });
  });

  it('lets the owner leave, and says on the dashboard what is still to do', async () => {
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
    expect(await page.getByText('tout est à jour').count()).toBe(0);
    await page.getByText('Les e-mails ne partent pas').waitFor();
    const lack = page.getByRole('listitem').filter({ hasText: LEFT });
    expect(await lack.getByRole('link').getAttribute('href')).toBe('/admin/settings?tab=quotes');
    await page.getByRole('link', { name: 'Reprendre la mise en route' }).click();
    await untilStep(page, 'Mise en ligne');
  });

  it('publishes the site on every address of the sitemap', async () => {
    await publishSite(page);
    const paths = await pathsOfSitemap(server.origin);
    expect(paths).toContain('/services/zinguerie');
    const foreign: string[] = [];
    for (const path of [...paths, ...BESIDES]) {
      const answer = await ask(path);
      const document = await answer.text();
      // What an island is given is in an attribute, where nobody reads it before its script runs.
      const props = [...document.matchAll(/ data-props="([^"]*)"/g)].map(([, text]) => text).join(' ');
      const words = [
        ...findForeignWords(readableParts(document), LEGAL[path]),
        ...findForeignWords(props, ['placeholder', 'value']),
      ];
      foreign.push(...words.map((found) => `${path} ${found}`));
      if (!paths.includes(path)) continue;
      expect(answer.status, path).toBe(200);
      expect(document, path).toContain('Couverture Martin');
    }
    expect(foreign).toEqual([]);
    const zones = readableParts(await (await ask('/zones')).text());
    for (const town of TOWNS) expect(zones).toContain(town);
    const home = await (await ask('/')).text();
    expect(home).toContain('"postalCode":"44000"');
    expect(home).toContain(HERO_ALT);
    expect(home).toContain('"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"]');
    expect((await ask('/bientot-en-ligne')).status).toBe(302);
    expect(await (await ask('/robots.txt')).text()).toContain('Sitemap:');
  });

  it('shows the pages of the published site beside its set-up, also those that visitors have opened', async () => {
    await page.goto(`${server.origin}/admin/mise-en-route?etape=company`);
    await preview().getByRole('heading', { level: 1 }).waitFor();
    const path = await page.locator('iframe').getAttribute('src');
    expect((await ask(path ?? '')).headers.get('X-Frame-Options')).toBe('DENY');
    await page.getByRole('button', { name: 'Rafraîchir l’aperçu' }).click();
    await preview().getByRole('heading', { level: 1 }).waitFor();
  });

  it('passes the check of accessibility on a page of each kind', async () => {
    const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    for (const path of KINDS) {
      await visitor.goto(server.origin + path);
      await untilHydrated(visitor);
      await showAll(visitor);
      expect(await violationsOn(visitor), path).toEqual([]);
    }
    await visitor.context().close();
  });

  it('writes e-mails, alerts and documents of this company alone', async () => {
    const { endpoint, keys } = push.newDevice();
    const call = await adminCalls(server.origin);
    expect((await call('POST', '/admin/push', { endpoint, keys })).status).toBe(201);
    const sent = await ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...CUSTOMER, subject: 'Zinguerie', message: 'Le chéneau fuit au-dessus de la cour.' }),
    });
    expect(sent.status).toBe(201);
    const documents = await sellWork();
    for (const text of documents) {
      expect(text).toContain('Couverture Martin');
      expect(findForeignWords(text, ['guarantee'])).toEqual([]);
    }
    // The owner's third is the test e-mail of the last step.
    const letters = [...(await emailsTo(server, CUSTOMER.email, 5)), ...(await emailsTo(server, OWNER, 3))];
    const words = letters.map(({ subject, text, html = '' }) => [subject, text, readableParts(html)].join(' '));
    expect(words.flatMap((letter) => findForeignWords(letter))).toEqual([]);
    for (const letter of words) expect(letter).toContain('Couverture Martin');
    await expect.poll(() => push.received.length).toBeGreaterThan(0);
    const alerts = push.received.map(({ payload }) => JSON.stringify({ ...payload, topic: '' }));
    expect(alerts.flatMap((alert) => findForeignWords(alert))).toEqual([]);
    expect(alerts.join()).toContain(CUSTOMER.name);
    expect([...documents, ...words].flatMap((text) => ENGLISH.exec(text) ?? [])).toEqual([]);
  });

  it('stays this company’s under maintenance, and says why nothing can be sent', async () => {
    await setMaintenance(server, 'on');
    const refusal = await ask('/contact', { method: 'POST', body: new URLSearchParams(CUSTOMER) });
    const html = await refusal.text();
    expect([refusal.status, html]).toEqual([503, expect.stringContaining('Le site est en maintenance')]);
    const paths = await pathsOfSitemap(server.origin);
    const pages = await Promise.all(paths.map(async (path) => [path, await (await ask(path)).text()] as const));
    const read = [['refusal', html] as const, ...pages];
    expect(
      read.flatMap(([path, page]) => findForeignWords(readableParts(page), LEGAL[path]).map((found) => path + found)),
    ).toEqual([]);
    await setMaintenance(server, 'off');
  });
});
