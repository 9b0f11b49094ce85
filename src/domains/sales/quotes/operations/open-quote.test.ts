import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openQuote } from './open-quote.server.ts';

useDatabase();

const REQUEST = {
  userId: null,
  name: 'Élodie Vernet',
  email: 'elodie@essai.example',
  phone: '',
  serviceType: 'Zinguerie',
  description: 'Une noue à refaire',
};

describe('openQuote', () => {
  it('creates a pending quote of normal urgency, without an amount', async () => {
    const { id } = await openQuote(REQUEST);
    const quote = await db().selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(quote).toMatchObject({
      status: 'pending',
      urgency: 'normal',
      amount_cents: null,
      service_type: 'Zinguerie',
    });
    expect(quote.search_text).toContain('elodie vernet');
  });
});
