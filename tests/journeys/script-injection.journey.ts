import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { recordFaults } from '#tests/support/page-faults.ts';
import { SCRIPT_VECTORS } from '#tests/support/script-vectors.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const ALL = SCRIPT_VECTORS.join('\n\n');
const MOST = ALL.slice(0, 1_900);
/** One line that ends a text, an attribute, a script and a title. */
const LINE = `"'></title></script><img src=x onerror=window.__x=1>`;
const PUBLIC = ['/', '/avis', '/blog', '/services', '/realisations', '/contact', '/tarifs', '/plan-du-site'];
const LISTS = ['contact', 'quotes', 'orders', 'services', 'gallery', 'testimonials', 'blog', 'users', 'chat'];
const OTHERS = ['dashboard', 'activity', 'settings', 'newsletter', 'payments', 'invoices', 'profile'];

const CUSTOMER = { email: 'client@essai.example', password: 'une tuile et trois lattes' };
/** Settings groups without texts. */
const NO_TEXTS = ['security', 'demo'];

let browser: Browser;
let server: BuiltServer;
const poisonedSettings: string[] = [];
/** The customer's links to a quote, to its payment and to an invoice. */
const links: string[] = [];
/** Addresses of the written content, besides the lists. */
const written: string[] = [];

async function sent(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(300);
  const body = JSON.parse(text) as { data?: Record<string, unknown> };
  return body.data ?? {};
}

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function writeAsVisitor(): Promise<void> {
  const email = 'visitor@essai.example';
  await sent(await post('/contact', { name: LINE, email, subject: LINE, message: ALL }));
  const chat = await sent(await post('/chat/session', { sender_name: LINE, sender_email: email, page: LINE }));
  for (const message of [LINE, MOST]) await sent(await post('/chat/message', { session_id: chat.session_id, message }));
}

/** Creates a customer whose account, messages and conversation are full of vectors, with a quote to accept and pay. */
async function writeAsCustomer(call: AdminCall): Promise<void> {
  await sent(await post('/auth/register', { ...CUSTOMER, name: LINE, password_confirmation: CUSTOMER.password }));
  const [emailContent] = await emailsTo(server, CUSTOMER.email, 1);
  const token = /verification\?token=([\w-]+)/.exec(emailContent?.text ?? '')?.[1];
  await sent(await post('/auth/verify-email', { token, password: CUSTOMER.password }));
  const own = await adminCalls(server.origin, CUSTOMER);
  await sent(await own('PUT', '/auth/profile', { address: LINE }));
  await sent(await own('POST', '/contact', { name: LINE, email: CUSTOMER.email, subject: LINE, message: ALL }));
  const body = {
    clientName: LINE,
    clientEmail: CUSTOMER.email,
    service: LINE,
    description: MOST,
    address: LINE,
    executionPeriod: 'Semaine 12',
  };
  const lines = [{ label: LINE, quantity: 1, unit: 'm', unit_price: 10, vat_rate: 10 }];
  const quote = await sent(await call('POST', '/admin/quotes', { ...body, lines }));
  await sent(await call('POST', `/admin/quotes/${quote.id}/send`, {}));
  const emails = await emailsTo(server, CUSTOMER.email, 3);
  const quoteToken = emails.map(({ text }) => /devis\?token=([\w-]{43})/.exec(text ?? '')?.[1]).find(Boolean);
  expect(quoteToken).toBeDefined();
  links.push(`/devis?token=${quoteToken}`, `/payment?quoteId=${quote.id}&linkToken=${quoteToken}`);
}

/** Returns the value with the vector in place of each text. */
function poisoned(value: unknown): unknown {
  if (typeof value === 'string') return LINE;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part)]));
}

/** Writes the vector into each setting that accepts a text. @returns the settings that accepted it. */
async function writeSettings(call: AdminCall): Promise<string[]> {
  const { data: settings } = (await (await call('GET', '/admin/settings')).json()) as {
    data: Record<string, Record<string, unknown>>;
  };
  const taken: string[] = [];
  for (const [group, fields] of Object.entries(settings).filter(([name]) => !NO_TEXTS.includes(name))) {
    for (const [field, value] of Object.entries(fields)) {
      const text = poisoned(value);
      if (JSON.stringify(text) === JSON.stringify(value)) continue;
      const answer = await call('PUT', `/admin/settings/${group}`, { [field]: text });
      expect([200, 422], `${group}.${field}`).toContain(answer.status);
      if (answer.ok) taken.push(`${group}.${field}`);
    }
  }
  return taken;
}

async function writeAsStaff(call: AdminCall): Promise<void> {
  const add = async (path: string, body: unknown) => sent(await call('POST', path, body));
  for (const [place, vector] of SCRIPT_VECTORS.entries()) {
    await add('/admin/testimonials', { name: `${place} ${vector}`, location: vector, content: vector, rating: 5 });
  }
  const service = await add('/admin/services', {
    ...{ title: LINE, slug: 'essai', subtitle: LINE, description: MOST, long_description: ALL, category: LINE },
    ...{ features: [...SCRIPT_VECTORS].slice(0, 40), image_alt: LINE, credit: LINE, price_range: LINE },
  });
  const blog = { title: LINE, slug: 'essai', excerpt: LINE, content: ALL, author: LINE, tags: [LINE.slice(0, 30)] };
  const post = await add('/admin/blog', { ...blog, is_published: true });
  await add('/admin/gallery', {
    ...{ title: LINE, description: MOST, location: LINE, image: '/img/x.jpg', image_alt: LINE, credit: LINE },
    category: LINE,
  });
  const quote = await add('/admin/quotes', {
    ...{ clientName: LINE, service: LINE, description: MOST, address: LINE, notes: MOST },
    lines: [{ label: LINE, quantity: 1, unit: 'm', unit_price: 10, vat_rate: 10 }],
  });
  const order = await add('/admin/orders', {
    ...{ client_name: LINE, client_email: 'client@essai.example', client_phone: '06 39 98 04 12', service: LINE },
    ...{ description: MOST, budget: 100, address: LINE, estimatedDuration: LINE.slice(0, 40) },
  });
  await add('/admin/users', { name: LINE, email: 'staff@essai.example', address: LINE });
  written.push(`/admin/blog/${post.id}`, `/admin/services?view=${service.id}`);
  written.push(`/admin/quotes?view=${quote.id}`, `/admin/orders?view=${order.id}`);
}

/** Publishes the vectors in sections of the home page and in every text of a town's page. */
async function writePages(call: AdminCall): Promise<void> {
  // Braces would be refused as unknown placeholders.
  const vectors = SCRIPT_VECTORS.filter((vector) => !vector.includes('{'));
  const { data: home } = await (await call('GET', '/admin/pages/home')).json();
  const questions = vectors.slice(0, 20).map((vector) => ({ question: LINE, answer: vector }));
  const added = [
    { id: 'essai-a', kind: 'steps', content: { title: LINE, steps: [{ title: LINE, text: LINE }] } },
    { id: 'essai-b', kind: 'faq', content: { title: LINE, questions } },
  ];
  const { meta, sections } = home.published;
  const document = { meta: { ...meta, title: LINE, description: LINE }, sections: [...sections, ...added] };
  const draft = await sent(await call('PUT', '/admin/pages/home/draft', { document, updated_at: home.updated_at }));
  await sent(await call('POST', '/admin/pages/home/publication', { updated_at: draft.updated_at }));
  const { data: places } = await (await call('GET', '/admin/places?search=grenoble')).json();
  const { id } = places[0];
  const { data: town } = await (await call('GET', `/admin/places/${id}/page`)).json();
  const { scene, services, advantages, ...texts } = town.content;
  const content = { ...(poisoned(texts) as object), scene, services, advantages };
  await sent(await call('PUT', `/admin/places/${id}/page`, { content, publish: true, updated_at: town.updated_at }));
}

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  const call = await adminCalls(server.origin);
  await writeAsVisitor();
  await writeAsCustomer(call);
  await writeAsStaff(call);
  await writePages(call);
  poisonedSettings.push(...(await writeSettings(call)));
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

/** Opens a page that records dialogs, CSP violations and errors. */
async function openWatched(): Promise<{ page: Page; faults: string[] }> {
  const view = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' as const };
  const page = await openPage(browser, server.origin, view);
  const faults = await recordFaults(page);
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, faults };
}

/** Returns the parts of the vectors that became part of the page. */
const planted = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [
    ...(Reflect.get(globalThis, '__x') === undefined ? [] : ['__x']),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^\s*java\s*script:/i.test(value))
        .map(({ name, value }) => `${element.localName} ${name}=${value}`)
        .filter((found) => !/ (?:alt|title|aria-label|value|content|placeholder|data-[\w-]+)=/.test(found)),
    ),
    ...[...document.querySelectorAll('img[src="x"], base, object, embed, iframe[srcdoc]')].map((one) => one.outerHTML),
  ]);

async function expectHarmless(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [role=status] .mantine-Loader-root') === null);
  expect([path, await planted(page)]).toEqual([path, []]);
}

describe('script injection', () => {
  it('sets the mark on a page that treats the texts as markup', async () => {
    const page = await browser.newPage();
    await page.setContent(`<body>${LINE}</body>`);
    await expect.poll(() => planted(page)).toEqual(expect.arrayContaining(['__x', 'img onerror=window.__x=1']));
    await page.close();
  });

  it('shows visitors each text as text', async () => {
    expect(SCRIPT_VECTORS.length).toBeGreaterThanOrEqual(40);
    const { page, faults } = await openWatched();
    for (const path of [...PUBLIC, '/blog/essai', '/services/essai', '/services/grenoble'])
      await expectHarmless(page, path);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(LINE);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('shows the staff each text as text', async () => {
    const { page, faults } = await openWatched();
    await signInToBackOffice(page, server.origin);
    for (const name of [...LISTS, ...OTHERS]) await expectHarmless(page, `/admin/${name}`);
    for (const path of written) await expectHarmless(page, path);
    await page.goto(`${server.origin}/admin/contact`);
    await page.getByText(LINE).first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('shows the customer each text as text', async () => {
    const { page, faults } = await openWatched();
    for (const path of links) await expectHarmless(page, path);
    await page.goto(`${server.origin}/login`);
    await page.getByLabel('Adresse e-mail').fill(CUSTOMER.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(CUSTOMER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL(`${server.origin}/`);
    for (const path of ['/profile', '/messages', '/quotes', ...links]) await expectHarmless(page, path);
    await page.goto(`${server.origin}/messages`);
    await page.getByText(LINE).first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('shows each text setting as text', async () => {
    expect(poisonedSettings).toEqual(
      expect.arrayContaining(['general.site_name', 'company.legal_name', 'email.signature', 'chat.greeting']),
    );
    const { page, faults } = await openWatched();
    for (const path of [...PUBLIC, '/a-propos', '/zones', '/mentions-legales', '/confidentialite', '/login']) {
      await expectHarmless(page, path);
    }
    await expect.poll(() => page.title()).toContain(LINE.slice(0, 10));
    expect(faults).toEqual([]);
    await page.close();
  });

  it('keeps a closing tag inside the structured data of an article', async () => {
    const html = await (await fetch(`${server.origin}/blog/essai`)).text();
    const [, graph = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(graph))).toContain(JSON.stringify(LINE).slice(1, -1));
    expect(html).not.toContain('<img src=x');
  });
});
