import { describe, expect, it } from 'vitest';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { aCompany, aSentQuote } from './quote-link.fixture.server.ts';

useDatabase();

const ANSWER = { decision: 'accepted', name: 'Paule Rivoire', consent: true };
const HIDDEN_PATHS = ['/pdf', '/decision', '/withdrawal'];
const getMethod = (path: string): string => (path === '/pdf' ? 'GET' : 'POST');

describe('devis endpoints of the back office', () => {
  it('serves the devis as a PDF with no-store', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES });
    const admin = await signedIn('admin');
    const answer = await admin.send('GET', `/admin/quotes/${id}/pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="devis-D\d{6}\.pdf"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('sends the devis, or answers 422 with the names of the missing entries', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, address: '3 rue des Lilas' });
    const admin = await signedIn('admin');
    const refused = await admin.send('POST', `/admin/quotes/${id}/send`, {});
    const { message, errors } = await refused.json();
    expect([refused.status, errors.siret]).toEqual([422, ['le SIRET']]);
    expect(message).toContain('l’assureur décennal');
    await aCompany();
    const sent = await (await admin.send('POST', `/admin/quotes/${id}/send`, {})).json();
    expect(sent).toMatchObject({ success: true, data: { id, email: 'paule@essai.example' } });
    const token = await tokenMailedTo('paule@essai.example');
    const { data } = await (await aClient().send('GET', `/quote-links/${token}`)).json();
    expect(data).toMatchObject({ id, state: 'open' });
  });

  it('answers 401 to visitors, 403 to customers and 404 for an unknown quote', async () => {
    const { id } = await aQuote();
    for (const [method, path] of [
      ['GET', 'pdf'],
      ['POST', 'send'],
    ] as const) {
      expect((await aClient().send(method, `/admin/quotes/${id}/${path}`)).status).toBe(401);
      expect((await (await signedIn('user')).send(method, `/admin/quotes/${id}/${path}`)).status).toBe(403);
      expect((await (await signedIn('admin')).send(method, `/admin/quotes/404/${path}`)).status).toBe(404);
    }
  });
});

describe('quote link endpoints', () => {
  it('reads, downloads, accepts and withdraws the devis', async () => {
    const { id, token } = await aSentQuote();
    const visitor = aClient();
    expect((await visitor.send('GET', `/quote-links/${token}/pdf`)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    const accepted = await (await visitor.send('POST', `/quote-links/${token}/decision`, ANSWER)).json();
    expect(accepted).toMatchObject({ success: true, message: 'Devis accepté.', data: { id, state: 'accepted' } });
    const twice = await visitor.send('POST', `/quote-links/${token}/decision`, { ...ANSWER, decision: 'rejected' });
    expect([twice.status, (await twice.json()).message]).toEqual([409, 'Ce devis a déjà été accepté.']);
    const input = await (await visitor.send('POST', `/quote-links/${token}/withdrawal`, { confirm: true })).json();
    expect(input.data).toMatchObject({ state: 'withdrawn' });
  });

  it('answers 422 with French messages for an incomplete decision', async () => {
    const { token } = await aSentQuote();
    const answer = await aClient().send('POST', `/quote-links/${token}/decision`, { decision: 'peut-être' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({
      decision: ['Choisissez d’accepter ou de refuser.'],
      name: ['Ce champ est obligatoire.'],
      consent: ['Cochez la case pour continuer.'],
    });
  });

  it('answers every other token with the same 404', async () => {
    const { token } = await aSentQuote();
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const refusals = new Set<string>();
    for (const values of [changed, token.toLowerCase(), 'x', '%00']) {
      for (const path of ['', ...HIDDEN_PATHS]) {
        const method = path === '' ? 'GET' : getMethod(path);
        const body = path === '/decision' ? ANSWER : path === '/withdrawal' ? { confirm: true } : undefined;
        const answer = await aClient().send(method, `/quote-links/${values}${path}`, body);
        refusals.add(`${answer.status} ${await answer.text()}`);
      }
    }
    expect([...refusals]).toEqual([expect.stringMatching(/^404 /)]);
  });
});

describe('quote endpoints of the account', () => {
  it('reads, downloads and answers its own quotes, and answers 404 for another customer’s quote', async () => {
    const customer = await signedIn('user');
    const account = await findAccount({ email: customer.email });
    const mine = await aSentQuote({ user_id: account?.id ?? 0 });
    const foreign = await aSentQuote();
    const list = await (await customer.send('GET', '/user/quotes')).json();
    expect(list).toMatchObject([{ id: mine.id, statusText: 'Devis fourni', can_accept: true }]);
    for (const path of HIDDEN_PATHS) {
      const body = path === '/decision' ? ANSWER : path === '/withdrawal' ? { confirm: true } : undefined;
      const texts = await Promise.all(
        [foreign.id, 404].map(async (id) => {
          const answer = await customer.send(getMethod(path), `/user/quotes/${id}${path}`, body);
          return `${answer.status} ${await answer.text()}`;
        }),
      );
      expect(texts[0]).toBe(texts[1]);
      expect(texts[0]).toMatch(/^404 /);
      expect((await aClient().send(getMethod(path), `/user/quotes/${mine.id}${path}`, body)).status).toBe(401);
    }
    const answer = await customer.send('POST', `/user/quotes/${mine.id}/decision`, ANSWER);
    expect((await answer.json()).data).toMatchObject({ state: 'accepted' });
  });
});
