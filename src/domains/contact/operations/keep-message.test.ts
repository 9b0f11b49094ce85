import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { keepMessage } from './keep-message.server.ts';
import { listMessages } from './list-messages.server.ts';

useDatabase();

const KEPT = {
  userId: null,
  quoteId: null,
  name: 'Élodie Vernet',
  email: 'elodie@essai.example',
  subject: 'Discussion en ligne',
  message: 'Bonjour',
  photoKeys: [],
};

describe('keepMessage', () => {
  it('stores it as read, without notification or email', async () => {
    const { id } = await keepMessage(KEPT);
    expect((await listMessages(await asAdmin(), {})).items).toMatchObject([{ id, status: 'read', phone: '' }]);
    expect(await db().selectFrom('notifications').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('jobs').select('id').execute()).toEqual([]);
  });
});
