import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aPendingAddress, aSubscriber } from '../newsletter.fixture.server.ts';
import { EXPORT_LIMIT } from '../newsletter.rules.ts';
import { endSubscription } from './end-subscription.server.ts';
import { exportSubscribers } from './export-subscribers.server.ts';

useDatabase();

let unsubscribeToken = '';
describe('exportSubscribers', () => {
  beforeEach(async () => {
    ({ unsubscribeToken } = await aSubscriber('anna@essai.example'));
    await aPendingAddress('bruno@essai.example');
    const gone = await aSubscriber('partie@essai.example');
    await endSubscription(asVisitor(), { token: gone.unsubscribeToken });
  });

  it('exports only confirmed addresses, each with its unsubscribe link', async () => {
    const subscribers = await readRows(exportSubscribers(await asAdmin(), {}));
    expect(subscribers).toEqual([
      {
        email: 'anna@essai.example',
        status: 'confirmed',
        confirmed_at: expect.any(String),
        created_at: expect.any(String),
        unsubscribe_url: expect.stringContaining(`/newsletter/desinscription?token=${unsubscribeToken}`),
      },
    ]);
  });

  it('exports pending addresses on request', async () => {
    const admin = await asAdmin();
    const emails = async (status: 'pending' | 'all') =>
      (await readRows(exportSubscribers(admin, { status }))).map(({ email }) => email);
    expect(await emails('pending')).toEqual(['bruno@essai.example']);
    expect(await emails('all')).toEqual(['anna@essai.example', 'bruno@essai.example']);
  });

  it('exports the addresses that match a search', async () => {
    const admin = await asAdmin();
    const subscribers = await readRows(exportSubscribers(admin, { status: 'all', search: 'BRUNO' }));
    expect(subscribers.map(({ email }) => email)).toEqual(['bruno@essai.example']);
  });

  it('writes an entry without addresses to the audit log', async () => {
    await exportSubscribers(await asAdmin(), {});
    const [line] = await db().selectFrom('audit_log').selectAll().execute();
    expect(line).toMatchObject({ action: 'newsletter.export', subject: 'newsletter' });
    expect(JSON.parse(line?.after ?? '')).toEqual({ status: 'confirmed', count: 1 });
  });

  it('allows only administrators and limits the number of exports', async () => {
    await expect(exportSubscribers(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    const admin = await asAdmin();
    for (let turn = 0; turn < EXPORT_LIMIT.hits; turn += 1) await exportSubscribers(admin, {});
    await expect(exportSubscribers(admin, {})).rejects.toMatchObject({ status: 429 });
  });
});
