import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSubscriber } from '../newsletter.fixture.server.ts';
import { selectByEmail } from '../newsletter.store.server.ts';
import { removeSubscriber } from './remove-subscriber.server.ts';

useDatabase();

describe('removeSubscriber', () => {
  it('deletes the row and keeps the address out of the audit log', async () => {
    const { id } = await aSubscriber('anna@essai.example');
    await aSubscriber('bruno@essai.example');
    expect(await removeSubscriber(await asAdmin(), { id })).toEqual({});
    expect(await selectByEmail('anna@essai.example')).toBeUndefined();
    expect(await selectByEmail('bruno@essai.example')).toBeDefined();
    const log = await db().selectFrom('audit_log').selectAll().execute();
    expect(log).toMatchObject([{ action: 'newsletter.remove', subject: `subscriber:${id}` }]);
    expect(JSON.stringify(log)).not.toContain('anna@');
  });

  it('answers 404 for an unknown subscriber and allows only administrators', async () => {
    await expect(removeSubscriber(await asAdmin(), { id: 7 })).rejects.toMatchObject({ status: 404 });
    await expect(removeSubscriber(asVisitor(), { id: 7 })).rejects.toMatchObject({ status: 401 });
  });
});
