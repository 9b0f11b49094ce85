import { describe, expect, it } from 'vitest';
import { aNotification } from '#src/domains/notifications/notification.fixture.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAccount } from '../user.fixture.server.ts';
import { erasePerson } from './erase-person.server.ts';

useDatabase();

describe('erasePerson', () => {
  it('clears the personal values of audit entries and keeps the entries', async () => {
    const account = await anAccount({ name: 'Zéphyrine Quatrelivres' });
    const entry = { action: 'user.change', subject: `user:${account.id}`, after: { name: account.name } };
    await transaction(() => recordAudit(asAccount(account), entry));
    await erasePerson({ id: account.id });
    const [line] = await db().selectFrom('audit_log').selectAll().execute();
    expect(line).toMatchObject({
      actor_id: account.id,
      actor_name: '',
      after: null,
      search_text: '',
      action: 'user.change',
    });
  });

  it('keeps the notifications of others, whatever the person’s name is', async () => {
    const account = await anAccount({ name: 'Nouveau message' });
    await aNotification('Nouveau message');
    await erasePerson({ id: account.id });
    const stored = await db().selectFrom('notifications').select(['title', 'message']).execute();
    expect(stored).toEqual([{ title: 'Personne effacée', message: 'Élodie Vernet : Devis' }]);
  });

  it('refuses a missing account', async () => {
    await expect(erasePerson({ id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
