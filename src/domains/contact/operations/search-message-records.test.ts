import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { searchMessageRecords } from './search-message-records.server.ts';

useDatabase();

describe('searchMessageRecords', () => {
  it('finds a message by any of its words, ignoring accents', async () => {
    const { id } = await aMessage({ name: 'Élodie Vernet', subject: 'Zinguerie', message: 'La gouttière déborde.' });
    await aMessage({ name: 'Jean', email: 'jean@essai.example', subject: 'Bonjour', message: 'Merci.' });
    const admin = await asAdmin();
    for (const search of ['elodie', 'ZINGUERIE', 'gouttiere']) {
      expect(await searchMessageRecords(admin, { search, limit: 5 })).toEqual([
        { id, title: 'Élodie Vernet', subtitle: 'Zinguerie' },
      ]);
    }
  });

  it('allows only administrators', async () => {
    const refused = searchMessageRecords(asVisitor(), { search: 'abc', limit: 5 });
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
