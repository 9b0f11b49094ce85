import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { markChatRead } from '#src/domains/chat/commands/mark-chat-read.server.ts';
import { changeMessage } from '#src/domains/contact/commands/change-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readToday } from './today.internal.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-25T09:00:00Z'));
afterEach(() => freezeClock());

describe('readToday', () => {
  it('names nothing when nothing waits', async () => {
    expect(await readToday(await asAdmin())).toEqual({
      ...{ messages: [], chats: [], quotes: [], invoices: [], orders: [] },
    });
  });

  it('lists unread messages, oldest first, without read ones', async () => {
    const admin = await asAdmin();
    freezeClock('2026-11-24T09:00:00Z');
    const { id } = await aMessage({ name: 'Première', subject: 'Fuite' });
    freezeClock('2026-11-25T08:00:00Z');
    await aMessage({ name: 'Seconde' });
    const read = await aMessage({ name: 'Lue' });
    await changeMessage(admin, { id: read.id, status: 'read' });
    const { messages } = await readToday(admin);
    expect(messages?.map(({ name }) => name)).toEqual(['Première', 'Seconde']);
    expect(messages?.[0]).toEqual({ id, name: 'Première', detail: 'Fuite', at: '2026-11-24T09:00:00.000Z' });
  });

  it('lists conversations with unread messages, the longest waiting first', async () => {
    const admin = await asAdmin();
    freezeClock('2026-11-24T09:00:00Z');
    const first = await aConversation({ name: 'Première' });
    freezeClock('2026-11-25T08:00:00Z');
    await aConversation({ name: 'Seconde' });
    const read = await aConversation({ name: 'Lue' });
    await markChatRead(admin, { session_id: read.session_id });
    const { chats } = await readToday(admin);
    expect(chats?.map(({ name, session_id }) => [name, session_id === first.session_id])).toEqual([
      ['Première', true],
      ['Seconde', false],
    ]);
  });

  it('lists sent quotes that expire from today to the seventh day', async () => {
    const days = ['2026-11-24', '2026-11-25', '2026-12-02', '2026-12-03'];
    const quotes = [];
    for (const valid_until of days) quotes.push(await aQuote({ status: 'quoted', valid_until, lines: ROOF_LINES }));
    await aQuote({ status: 'accepted', valid_until: '2026-11-26', lines: ROOF_LINES });
    const numbers = quotes.slice(1, 3).map(({ id }) => quoteNumber(id));
    expect((await readToday(await asAdmin())).quotes?.map(({ detail }) => detail)).toEqual(numbers);
  });

  it('lists invoices past their due day with what is left to pay', async () => {
    const admin = await asAdmin();
    freezeClock('2026-10-01T09:00:00Z');
    const late = await anInvoice();
    freezeClock('2026-11-25T09:00:00Z');
    await anInvoice({ client_name: 'Pas encore due' });
    await recordReceipt(admin, { invoiceId: late.id, means: 'cheque', amount: 100, received_on: '2026-11-25' });
    const { invoices } = await readToday(admin);
    expect(invoices).toEqual([
      { id: late.id, name: 'Paule Rivoire', detail: late.number, at: late.due_on, due: late.gross - 100 },
    ]);
    await recordReceipt(admin, {
      invoiceId: late.id,
      means: 'transfer',
      amount: late.gross - 100,
      received_on: '2026-11-25',
    });
    expect((await readToday(admin)).invoices).toEqual([]);
  });

  it('lists open orders planned within the week or overdue', async () => {
    for (const [deadline, status] of [
      ['2026-12-02', 'planifié'],
      ['2026-11-20', 'en_cours'],
      ['2026-12-03', 'planifié'],
      ['2026-11-26', 'terminé'],
    ] as const) {
      await anOrderRow({ deadline, status });
    }
    expect((await readToday(await asAdmin())).orders?.map(({ at }) => at)).toEqual(['2026-11-20', '2026-12-02']);
  });

  it('shows nobody what they may not read', async () => {
    expect(await readToday(await asColleague('content:read'))).toEqual({
      messages: null,
      chats: null,
      quotes: null,
      invoices: null,
      orders: null,
    });
  });
});
