import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aWebhook } from '#src/domains/webhooks/webhook.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { anInvoice } from './invoice.fixture.server.ts';
import { announceInvoice } from './invoice-event.internal.server.ts';

useDatabase();

const sent = async () =>
  (await db().selectFrom('webhook_deliveries').select('payload').orderBy('id').execute()).map(({ payload }) =>
    JSON.parse(payload),
  );

describe('announceInvoice', () => {
  it('stores an event of an invoice and one of its credit note, with amounts in euros', async () => {
    await aWebhook({ events: ['invoice.issued'] });
    const invoice = await anInvoice();
    const credit = await creditInvoice(await asAdmin(), { id: invoice.id });
    expect(await sent()).toMatchObject([
      {
        type: 'invoice.issued',
        data: { id: invoice.id, number: invoice.number, kind: 'invoice', gross: invoice.gross },
      },
      { data: { id: credit.id, kind: 'credit', credits: { id: invoice.id, number: invoice.number } } },
    ]);
    expect((await sent()).length).toBe(2);
  });

  it('ignores a document that does not exist', async () => {
    await aWebhook();
    await announceInvoice(9_999);
    expect(await sent()).toEqual([]);
  });
});
