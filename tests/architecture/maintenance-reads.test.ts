import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import { anApiToken, aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aChat } from '#src/domains/chat/chat.fixture.server.ts';
import { LINK_LIMIT } from '#src/domains/sales/invoices/invoice.rules.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import { MAINTENANCE, setMaintenance } from '#src/platform/maintenance.server.ts';
import { aClient } from '#tests/support/api.ts';
import { useOneDatabase } from '#tests/support/database.ts';

const READS = ENDPOINTS.filter(({ method }) => method === 'get');
const LINES = READS.map(({ path, operation }) => [path, operation.kind] as const);

const CALLERS = ['visitor', 'customer', 'manager', 'owner', 'program'] as const;
const bearers: Partial<Record<(typeof CALLERS)[number], string>> = {};
const examples: Record<string, string> = { id: '1', slug: 'couverture', status: 'new', role: 'admin', page: 'home' };

/** Fills a site in which each read has a mark to leave, closes it, and takes the right to write from its database. */
async function closeForMaintenance(): Promise<void> {
  const open = async (role: 'user' | 'manager') => (await aSession(await anAccount({ role }))).token;
  const owner = await anAccount({ role: 'admin' });
  bearers.customer = await open('user');
  bearers.manager = await open('manager');
  bearers.owner = (await aSession(owner)).token;
  bearers.program = (await anApiToken(owner)).token;
  examples.token = (await aSentQuote()).token;
  examples.transactionId = (await aPayment()).transaction_id;
  examples.session_id = (await aChat()).session_id;
  await db()
    .updateTable('sessions')
    .set({ last_seen_at: isoIn(-120) })
    .execute();
  await db()
    .updateTable('chat_sessions')
    .set({ visitor_seen_at: isoIn(-600) })
    .execute();
  await setMaintenance(true);
  await sql`pragma query_only = on`.execute(db());
}

const getAddress = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => examples[name] ?? name);

describe('reads during maintenance', () => {
  useOneDatabase(closeForMaintenance);
  afterEach(() => closeEventStreams());

  it('cannot write, as the test means it', async () => {
    await expect(db().deleteFrom('sessions').execute()).rejects.toThrow(/readonly/);
  });

  it.each(LINES)('answer %s to everyone without a write', async (path, kind) => {
    for (const caller of CALLERS) {
      const client = aClient();
      client.token = bearers[caller];
      const answer = await client.send('GET', getAddress(path));
      const isRefused = answer.status === 503;
      expect([200, 401, 403, 404, 406, 422, 503], `${caller}: ${answer.status}`).toContain(answer.status);
      if (isRefused)
        expect(await answer.json()).toMatchObject({ code: MAINTENANCE.code, message: MAINTENANCE.sentence });
      else await answer.body?.cancel().catch(() => {});
      // Its keys are created by the first who asks.
      if (kind === 'query' && isRefused) expect(path).toBe('/admin/push');
    }
  });

  it('keep the limit of links, counted in memory', async () => {
    const statuses: number[] = [];
    for (let hit = 0; hit <= LINK_LIMIT.hits && !statuses.includes(429); hit += 1) {
      statuses.push((await aClient().send('GET', `/invoice-links/${'x'.repeat(43)}/pdf`)).status);
    }
    expect(statuses.at(0)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });
});
