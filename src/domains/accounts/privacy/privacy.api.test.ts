import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApi } from '#src/app/api.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { EXPORT_LIMIT } from '#src/domains/accounts/users/user.rules.ts';
import { aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { answerByFetch } from '#src/platform/http/fetch-listener.server.ts';
import { listen, toListener } from '#src/platform/http/listen.server.ts';
import { log } from '#src/platform/log.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';

useDatabase();

beforeEach(() => freezeClock(new Date('2026-11-20T08:00:00.000Z')));
afterEach(() => freezeClock());

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

async function customer(): Promise<{ client: ApiClient; account: Account }> {
  const client = await signedIn('user');
  const account = await findAccount({ email: client.email });
  if (account === undefined || account === null) throw new Error('no account');
  return { client, account };
}

/** Creates a conversation of 1,101 messages. */
async function longChat(account: Account): Promise<void> {
  const { message } = await aConversation({ by: asAccount(account), name: 'Longue' });
  const { id: _, ...row } = await db()
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', message.id)
    .executeTakeFirstOrThrow();
  for (let first = 0; first < 1_100; first += 100) {
    const rows = numbers(100).map((index) => ({ ...row, client_key: null, message: `Message ${first + index}` }));
    await db().insertInto('chat_messages').values(rows).execute();
  }
}

/** Stores data of every kind; more than two pages of messages and of chat messages. */
async function fillAccount(account: Account): Promise<void> {
  await fillMessages(1_203);
  await db().updateTable('contact_messages').set({ user_id: account.id }).execute();
  await longChat(account);
  await aConversation({ by: asAccount(account), name: 'Courte' });
  await aQuote({ user_id: account.id, name: 'Ada' });
  const { id } = await aSentQuote({ user_id: account.id });
  await decideOwnQuote(asAccount(account), { id, decision: 'accepted', name: 'Ada', consent: true });
  await anOrderRow({ user_id: account.id, service: 'Zinguerie' });
  await anInvoice({ user_id: account.id });
  await aPayment({ user_id: account.id });
}

describe('GET /user/export', () => {
  it('returns complete lists of any length as a file', async () => {
    const { client, account } = await customer();
    await fillAccount(account);
    const answer = await client.send('GET', '/user/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees-2026-11-20.json"');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const data = await answer.json();
    const sections =
      'account activity api_tokens chats deleted exported_at invoices messages openid_links orders payments profile quotes sessions';
    expect(Object.keys(data).sort()).toEqual(sections.split(' '));
    expect(data.messages.map(({ name }: { name: string }) => name)).toEqual(
      numbers(1_203).map((index) => `Visiteur ${1_202 - index}`),
    );
    const fields = 'admin_response created_at email id message name phone received_email subject';
    expect(Object.keys(data.messages[0]).sort()).toEqual(fields.split(' '));
    const [short, long] = data.chats;
    expect([data.chats.length, short.messages.length, long.name]).toEqual([2, 1, 'Longue']);
    expect(long.messages.slice(1).map(({ message }: { message: string }) => message)).toEqual(
      numbers(1_100).map((index) => `Message ${index}`),
    );
    const { activity, sessions, quotes, orders, invoices, payments } = data;
    const lengths = [activity, sessions, quotes, orders, invoices, payments].map(({ length }) => length);
    expect(lengths).toEqual([2, 1, 2, 2, 1, 1]);
    expect(quotes.map(({ decisions }: { decisions: unknown[] }) => decisions.length)).toEqual([1, 0]);
    expect(quotes[0].decisions[0]).toMatchObject({ withdrawn_at: null, accepted_on: null, cancelled_at: null });
  });

  it('refuses before the lists: 401 for a visitor, 403 for an old sign-in, 429 for too many exports', async () => {
    const { client } = await customer();
    expect((await aClient().send('GET', '/user/export')).status).toBe(401);
    for (const _ of numbers(EXPORT_LIMIT.hits)) await (await client.send('GET', '/user/export')).json();
    const refused = await client.send('GET', '/user/export');
    expect([refused.status, refused.headers.get('content-disposition')]).toEqual([429, null]);
    freezeClock(new Date('2026-11-20T08:11:00.000Z'));
    expect((await client.send('GET', '/user/export')).status).toBe(403);
  });

  it('aborts the connection when a list fails, and logs the reason', async () => {
    const { client, account } = await customer();
    await fillMessages(1_203);
    await db().updateTable('contact_messages').set({ user_id: account.id }).execute();
    const { id } = await aQuote({ user_id: account.id });
    await db().updateTable('quotes').set({ lines: 'broken' }).where('id', '=', id).execute();
    const logged = vi.spyOn(log(), 'error').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const server = await listen(toListener(answerByFetch(new Hono().route('/api', buildApi()))), {
      port: 0,
      host: '127.0.0.1',
    });
    onTestFinished(() => server.drain());
    const headers = { authorization: `Bearer ${client.token}` };
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/user/export`, { headers });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(logged).toHaveBeenCalledWith({ err: expect.any(SyntaxError) }, expect.any(String));
  });
});
