import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { quoteStoredMessage } from './quote-stored-message.server.ts';
import { readMessage } from './read-message.server.ts';

useDatabase();

const client = { userId: null, name: 'Élodie Vernet', email: 'elodie@essai.example', phone: '' };
const REQUEST = { ...client, serviceType: 'Zinguerie', description: 'Bonjour' };

describe('quoteStoredMessage', () => {
  it('opens one quote for a message and links it', async () => {
    const { id } = await aMessage({});
    const ask = () => quoteStoredMessage({ messageId: id, request: REQUEST });
    const opened = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(opened.map((quote) => quote.id)).size).toBe(1);
    expect(await readMessage(await asAdmin(), { id })).toMatchObject({ quote_id: opened[0]?.id });
  });

  it('refuses an unknown message', async () => {
    const wanted = { messageId: 404, request: REQUEST };
    await expect(quoteStoredMessage(wanted)).rejects.toMatchObject({ code: 'not-found' });
  });
});
