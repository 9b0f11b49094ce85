import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { purgeMessages } from './purge-messages.server.ts';
import { replyMessage } from './reply-message.server.ts';

useDatabase();
describe('purgeMessages', () => {
  afterEach(() => freezeClock());

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeMessages(systemContext('test'));
    const rows = await db().selectFrom('contact_messages').select('name').orderBy('id').execute();
    return rows.map(({ name }) => name);
  };

  it('deletes a message three years after the last contact, spam after thirty days', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aMessage({ name: 'Ancienne' });
    const { id } = await aMessage({ name: 'Répondue' });
    const spam = await aMessage({ name: 'Robot' });
    await db().updateTable('contact_messages').set({ is_quarantined: 1 }).where('id', '=', spam.id).execute();
    freezeClock('2027-01-10T08:00:00.000Z');
    await replyMessage(await asAdmin(), { id, reply: 'Bonjour.' });
    expect(await leftAt('2026-12-20T07:59:59.000Z')).toEqual(['Ancienne', 'Répondue', 'Robot']);
    expect(await leftAt('2026-12-20T08:00:00.000Z')).toEqual(['Ancienne', 'Répondue']);
    expect(await leftAt('2029-11-19T07:59:59.000Z')).toEqual(['Ancienne', 'Répondue']);
    expect(await leftAt('2029-11-19T08:00:00.000Z')).toEqual(['Répondue']);
    expect(await leftAt('2030-01-09T08:00:00.000Z')).toEqual([]);
  });

  it('keeps the quote that a message has opened', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aMessage({ subject: 'Demande de devis - Zinguerie' });
    expect(await leftAt('2029-11-20T08:00:00.000Z')).toEqual([]);
    expect(await db().selectFrom('quotes').select('id').execute()).toHaveLength(1);
  });
});
