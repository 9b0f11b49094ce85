import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiDescription, ENDPOINTS } from '#src/app/api.server.ts';
import { A_REQUEST } from '#src/domains/contact/contact.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow, ORDER } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, NEW_QUOTE, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import { readParameters } from '#src/platform/http/openapi.server.ts';
import { takesKey } from '#src/platform/http/sending-key.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

/** POST calls that ignore the key, and the reason. */
const WITHOUT: Record<string, string> = {
  '/auth/login': 'creates nothing but a session; its token is not stored a second time',
  '/auth/two-factor/challenge': 'the same',
  '/auth/openid/start': 'each attempt has secrets of its own',
  '/auth/openid/finish': 'as a sign-in: its token is not stored a second time',
  '/auth/openid/confirm': 'proves who is there, and creates nothing; a stored answer would prove nothing',
  '/auth/logout': 'ends a session; done twice it is done',
  '/auth/confirm': 'proves who is there, and creates nothing; a stored answer would prove nothing',
  '/admin/api-tokens': 'a stored answer would keep the secret',
  '/admin/webhooks': 'a stored answer would keep the secret',
  '/admin/webhooks/{id}/secret': 'a stored answer would keep the secret',
  '/chat/resume': 'opens what exists',
  '/chat/typing/{session_id}': 'changes nothing',
  '/payment/webhook/stripe': 'recognised by the number of its event',
  '/incoming-mail': 'recognised by the Message-ID of the email',
};
const POSTS = ENDPOINTS.filter(({ method }) => method === 'post');

let admin: ApiClient;
let customer: ApiClient;
beforeEach(async () => {
  [admin, customer] = [await signedIn('admin'), await signedIn('user')];
});

const aQuotePath = async (path: string) =>
  `/admin/quotes/${(await aQuote({ lines: ROOF_LINES, status: 'accepted' })).id}${path}`;
const aMessagePath = async (path: string) => {
  const { data } = await (await aClient().send('POST', '/contact', A_REQUEST)).json();
  return `/admin/contact/${data.id}${path}`;
};
const anOrderPath = async () => {
  await completeCompany();
  return `/admin/orders/${(await anOrderRow({ lines: ROOF_LINES })).id}/invoices`;
};
const anInvoicePath = async () => {
  const answer = await admin.send('POST', await anOrderPath());
  return `/admin/invoices/${(await answer.json()).data.id}/credit`;
};

interface Sample {
  table: keyof Tables;
  body?: object;
  by?: () => ApiClient;
  path?: () => Promise<string>;
}

const SAMPLES: Record<string, Sample> = {
  '/contact': { table: 'contact_messages', body: { ...A_REQUEST }, by: aClient },
  '/newsletter': { table: 'newsletter_subscribers', body: { email: 'une@essai.example' }, by: aClient },
  '/chat/session': { table: 'chat_sessions', body: { sender_name: 'Élodie' }, by: aClient },
  '/user/messages': { table: 'contact_messages', body: { subject: 'Sujet', message: 'Bonjour' }, by: () => customer },
  '/admin/services': { table: 'services', body: { title: 'Zinguerie', description: 'Gouttières.' } },
  '/admin/gallery': { table: 'gallery_items', body: { title: 'Faîtage', image: '/media/faitage-1200.webp' } },
  '/admin/blog': { table: 'blog_posts', body: { title: 'Titre', content: 'Texte.', excerpt: 'Texte.' } },
  '/admin/testimonials': { table: 'testimonials', body: { name: 'Odile', location: 'Crest', content: 'Bien.' } },
  '/admin/places': {
    table: 'places',
    body: {
      name: 'Nantes',
      department_code: '44',
      department_name: 'Loire-Atlantique',
      coordinates: { lat: 47, lng: -1 },
    },
  },
  '/admin/redirects': { table: 'redirects', body: { from_path: '/ancienne', to_path: '/services' } },
  '/admin/quotes': { table: 'quotes', body: NEW_QUOTE },
  '/admin/orders': { table: 'orders', body: { ...ORDER } },
  '/admin/quotes/{id}/duplicate': { table: 'quotes', path: () => aQuotePath('/duplicate') },
  '/admin/quotes/{id}/convert': { table: 'orders', path: () => aQuotePath('/convert') },
  '/admin/contact/{id}/reply': { table: 'jobs', body: { reply: 'Bonjour.' }, path: () => aMessagePath('/reply') },
  '/admin/orders/{id}/invoices': { table: 'invoices', path: anOrderPath },
  '/admin/invoices/{id}/credit': { table: 'invoices', path: anInvoicePath },
};

const getCount = async (table: keyof Tables): Promise<number> =>
  (await db().selectFrom(table).selectAll().execute()).length;

describe('Idempotency-Key', () => {
  it('applies to every POST except a list with reasons, as the description says', () => {
    expect(
      POSTS.filter((line) => !takesKey(line))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(Object.keys(WITHOUT).sort());
    const description = apiDescription();
    for (const line of POSTS) {
      const operation = description.paths[line.path]!.post!;
      const named = readParameters(description, operation).some(({ name }) => name === 'Idempotency-Key');
      expect([line.path, named]).toEqual([line.path, takesKey(line)]);
    }
  });

  it.each(Object.entries(SAMPLES))('creates one row for a repeated POST %s', async (template, sample) => {
    const { table, body, by = () => admin } = sample;
    const path = (await sample.path?.()) ?? template;
    const [before, client] = [await getCount(table), by()];
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => client.send('POST', path, body, headers);
    const sent = await Promise.all(Array.from({ length: 50 }, () => send()));
    const made = sent.filter(({ status }) => status < 300);
    expect(made.length).toBeGreaterThan(0);
    for (const answer of sent.filter(({ status }) => status >= 300)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '1']);
    }
    const again = await send();
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([made[0]?.status, 'true']);
    const texts = await Promise.all([...made, again].map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const added = (await getCount(table)) - before;
    // A reply queues its email and its notification, each once.
    if (table === 'jobs') expect(added).toBeLessThan(4);
    else expect(added).toBe(1);
  });

  it('refuses other content with 422', async () => {
    const headers = { 'idempotency-key': 'k' };
    const send = (title: string) => admin.send('POST', '/admin/services', { title, description: 'x' }, headers);
    expect((await send('Zinguerie')).status).toBe(201);
    const refused = await send('Faîtage');
    expect([refused.status, (await refused.json()).errors]).toEqual([422, { 'Idempotency-Key': ['Déjà utilisée.'] }]);
  });

  it('hides the answer from another account, and from another address unless the key is unguessable', async () => {
    const other = await signedIn('admin');
    const headers = { 'idempotency-key': 'k' };
    const body = { name: 'Odile', location: 'Crest', content: 'Bien.' };
    const getId = async (client: ApiClient) =>
      (await (await client.send('POST', '/admin/testimonials', body, headers)).json()).data.id;
    expect(await getId(other)).not.toBe(await getId(admin));
    const contact = async (from: string, key: string) =>
      (await (await aClient({ from }).send('POST', '/contact', A_REQUEST, { 'idempotency-key': key })).json()).data.id;
    expect(await contact('203.0.113.7', 'k')).not.toBe(await contact('203.0.113.8', 'k'));
    const key = randomUUID();
    expect(await contact('203.0.113.7', key)).toBe(await contact('203.0.113.8', key));
  });

  it('accepts only unguessable keys where the answer grants access', async () => {
    const send = (key: string) => aClient().send('POST', '/chat/session', {}, { 'idempotency-key': key });
    expect((await send('k')).status).toBe(400);
    expect((await send(randomUUID())).status).toBe(201);
  });

  it('returns the same session, with both tokens, to a browser that repeats its registration', async () => {
    const visitor = aClient({ isBrowser: true });
    const body = {
      name: 'Camille Faure',
      email: 'camille@essai.example',
      password: 'une tuile et trois lattes',
      password_confirmation: 'une tuile et trois lattes',
    };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await (await visitor.send('POST', '/auth/register', body, headers)).json();
    const lost = aClient({ isBrowser: true });
    const again = await lost.send('POST', '/auth/register', body, headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(first);
    if (first.token === undefined) return;
    lost.token = first.token;
    expect((await lost.send('GET', '/auth/user')).status).toBe(200);
  });
});
