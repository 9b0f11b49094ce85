import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { InvoiceDetail } from './invoice.contract.ts';
import { anInvoice, completeCompany } from './invoice.fixture.server.ts';
import { insertInvoiceLink } from './invoice-link.store.server.ts';

useDatabase();

let admin: ApiClient;
beforeEach(async () => {
  admin = await signedIn('admin');
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await admin.send(method, path, body);
  return { status: answer.status, body: await answer.json() };
};
/** Returns the text of a PDF, with every kind of space normalised. */
async function toText(answer: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/gu, ' ');
}
const plain = (text: string): string => text.replace(/\s+/gu, ' ');

describe('invoices of the back office', () => {
  it('issues, lists, reads, renders, sends and credits invoices', async () => {
    await completeCompany();
    const order = await anOrderRow({ lines: ROOF_LINES, budget_cents: toTotals(ROOF_LINES).net_cents });
    const issued = await ask('POST', `/admin/orders/${order.id}/invoices`);
    expect(issued).toMatchObject({ status: 201, body: { message: expect.stringMatching(/^Facture F-.* émise\.$/) } });
    const path = `/admin/invoices/${issued.body.data.id}`;
    expect((await ask('POST', `/admin/orders/${order.id}/invoices`)).status).toBe(409);
    expect((await ask('GET', `/admin/invoices?order_id=${order.id}`)).body.meta.total).toBe(1);
    expect((await ask('GET', '/admin/invoices/statistics')).body.data).toMatchObject({
      open: 1,
      outstanding: 18128.44,
    });
    expect((await ask('POST', `${path}/send`)).body.message).toBe('Facture envoyée à paule@essai.example.');
    expect((await ask('POST', `${path}/credit`)).status).toBe(201);
    expect((await ask('POST', `${path}/credit`)).status).toBe(409);
    expect((await ask('GET', `/admin/orders/${order.id}/invoices`)).body.data).toHaveLength(2);
    expect((await ask('DELETE', `/admin/orders/${order.id}`)).body.message).toContain('annulez-la plutôt');
    const file = await admin.send('GET', '/admin/invoices/export');
    expect(await file.text()).toContain(';16500,54;1627,90;18128,44;0,00;0,00');
  });

  it('returns the same amounts to the cent in the API, the document and the PDF', async () => {
    const { id, number } = await anInvoice({ lines: ROOF_LINES, budget_cents: toTotals(ROOF_LINES).net_cents });
    const { data } = (await ask('GET', `/admin/invoices/${id}`)).body as { data: InvoiceDetail };
    const { totals, due } = data.document;
    expect([totals.net_cents, totals.vat_cents, totals.gross_cents].map((cents) => cents / 100)).toEqual([
      data.net,
      data.vat,
      data.gross,
    ]);
    const answer = await admin.send('GET', `/admin/invoices/${id}/pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${number}.pdf`);
    const text = await toText(answer);
    const amounts = [totals.net_cents, totals.gross_cents, due?.cents ?? 0];
    for (const { net_cents, vat_cents } of totals.vat) amounts.push(net_cents, vat_cents);
    for (const cents of amounts) expect(text).toContain(plain(exactEuros(cents)));
    for (const words of [number, 'Paule Rivoire', 'SIRET', 'IBAN', ...ROOF_LINES.map(({ label }) => label)]) {
      expect(text).toContain(words);
    }
  });

  it.each([
    ['GET', '/admin/invoices'],
    ['GET', '/admin/invoices/statistics'],
    ['GET', '/admin/invoices/export'],
    ['GET', '/admin/invoices/1'],
    ['GET', '/admin/invoices/1/pdf'],
    ['POST', '/admin/invoices/1/credit'],
    ['POST', '/admin/invoices/1/send'],
    ['GET', '/admin/orders/1/invoices'],
    ['POST', '/admin/orders/1/invoices'],
  ])('allows %s %s only for administrators', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    expect((await aClient().send(method, path, body)).status).toBe(401);
    expect((await (await signedIn('user')).send(method, path, body)).status).toBe(403);
  });

  it('answers 404 for a missing invoice and 422 for an invalid id', async () => {
    expect((await ask('GET', '/admin/invoices/9')).status).toBe(404);
    expect((await ask('POST', '/admin/orders/9/invoices')).status).toBe(404);
    expect((await ask('GET', '/admin/invoices/neuf')).status).toBe(422);
    expect((await ask('GET', '/admin/invoices?state=perdue')).status).toBe(422);
  });
});

describe('invoices of a customer', () => {
  it('lists only the customer’s own invoices; another customer’s one answers 404', async () => {
    const customer = await signedIn('user');
    const { id: user_id } = await db()
      .selectFrom('users')
      .select('id')
      .where('email', '=', customer.email)
      .executeTakeFirstOrThrow();
    const own = await anInvoice({ user_id });
    const foreign = await anInvoice();
    const list = await (await customer.send('GET', '/user/invoices')).json();
    expect(list.map(({ id }: { id: number }) => id)).toEqual([own.id]);
    expect(await toText(await customer.send('GET', `/user/invoices/${own.id}/pdf`))).toContain(own.number);
    for (const end of ['', '/pdf']) {
      const answers = await Promise.all(
        [foreign.id, 999].map((id) => customer.send('GET', `/user/invoices/${id}${end}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(await answers[0]?.text()).toBe(await answers[1]?.text());
    }
    for (const path of ['', '/1', '/1/pdf'])
      expect((await aClient().send('GET', `/user/invoices${path}`)).status).toBe(401);
  });
});

describe('emailed invoice link', () => {
  it('shows its invoice and the PDF without an account', async () => {
    const { id, number } = await anInvoice();
    const token = newSecret();
    await insertInvoiceLink(hashOfSecret(token), id, isoIn(60));
    const visitor = aClient();
    const { data } = await (await visitor.send('GET', `/invoice-links/${token}`)).json();
    expect(data.number).toBe(number);
    expect(await toText(await visitor.send('GET', `/invoice-links/${token}/pdf`))).toContain(number);
    expect((await visitor.send('GET', `/invoice-links/${newSecret()}`)).status).toBe(404);
  });
});
