import { describe, expect, it } from 'vitest';
import { removeUser } from '#src/domains/accounts/auth/commands/remove-user.server.ts';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { writeOwnMessage } from '#src/domains/contact/commands/write-own-message.server.ts';
import { A_REQUEST } from '#src/domains/contact/contact.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { createTestimonial } from '#src/domains/testimonials/commands/create-testimonial.server.ts';
import { aWebhook } from '#src/domains/webhooks/webhook.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const rows = () => db().selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();
const events = async () => (await rows()).map(({ payload }) => JSON.parse(payload));
const receive = async (quoteId: number) =>
  recordReceipt(await asAdmin(), { quoteId, amount: 500, means: 'transfer', received_on: parisDay(now()) });

describe('events of webhooks', () => {
  it('stores the event of a request with the ids of its records, and of a later message of the account', async () => {
    await aWebhook();
    const { id, quote_id } = await sendMessage(asVisitor(), A_REQUEST);
    const account = await anAccount();
    const own = await writeOwnMessage(asAccount(account), { subject: 'Acompte', message: 'Bonjour.' });
    await writeOwnMessage(asAccount(account), { message: 'Encore.', in_reply_to: own.id });
    expect(await events()).toMatchObject([
      { type: 'contact.request_created', data: { id, quote_id, in_reply_to: null, email: A_REQUEST.email } },
      { type: 'contact.request_created', data: { id: own.id, quote_id: null, in_reply_to: null } },
      { data: { in_reply_to: own.id, email: account.email } },
    ]);
    expect(Object.keys((await events())[0].data)).not.toContain('message');
  });

  it('stores nothing of a request that looks like a robot’s, and nothing that the demo fills in', async () => {
    await aWebhook();
    await sendMessage(asVisitor(), { ...A_REQUEST, website: 'https://spam.example' });
    await sendMessage(systemContext('demo'), A_REQUEST);
    await createTestimonial(systemContext('demo'), { name: 'Odile', content: 'Bien.' });
    expect(await events()).toEqual([]);
  });

  it('stores the event of money that was received, not of its reversal, without a number that opens the receipt', async () => {
    await aWebhook();
    await completeCompany();
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted', email: 'paule@essai.example' });
    const payment = await receive(id);
    await reverseReceipt(await asAdmin(), { id: payment.id, reason: 'Erreur' });
    const stored = await events();
    expect(stored.map(({ type }) => type)).toEqual(['payment.received', 'invoice.issued', 'invoice.issued']);
    expect(stored[0].data).toEqual({
      ...{ id: payment.id, quote_id: id, order_id: null, invoice_id: null, amount: 500, means: 'transfer' },
      ...{ customer_name: payment.customer_name, customer_email: 'paule@essai.example', is_demo: false },
      received_on: parisDay(now()),
    });
    expect(JSON.stringify(stored)).not.toContain(payment.transaction_id);
  });

  it('stores the event of a review that a person adds', async () => {
    await aWebhook();
    const review = await createTestimonial(await asAdmin(), { name: 'Odile', content: 'Bien.', rating: 4 });
    const data = { id: review.id, name: 'Odile', location: '', content: 'Bien.', rating: 4, is_active: true };
    expect(await events()).toMatchObject([{ type: 'testimonial.submitted', data }]);
  });
});

describe('erasure of a person', () => {
  it('deletes what webhooks keep of them, also of contracts, and nothing of others', async () => {
    await aWebhook();
    const account = await anAccount({ name: 'Zéphyrine "Zed" Quatrelivres', email: 'zed@essai.example' });
    await db()
      .updateTable('users')
      .set({ email_verified_at: now().toISOString() })
      .where('id', '=', account.id)
      .execute();
    await sendMessage(asVisitor(), { ...A_REQUEST, email: 'Zed@essai.example' });
    await writeOwnMessage(asAccount(account), { subject: 'Acompte', message: 'Bonjour.' });
    await createTestimonial(await asAdmin(), { name: account.name, content: 'Bien.' });
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted', email: 'zed@essai.example' });
    await receive(id);
    await sendMessage(asVisitor(), { ...A_REQUEST, email: 'autre@essai.example' });
    expect(await rows()).toHaveLength(5);
    await removeUser(await asAdmin(), { id: account.id });
    expect((await rows()).map(({ person_email }) => person_email)).toEqual(['autre@essai.example']);
  });
});
