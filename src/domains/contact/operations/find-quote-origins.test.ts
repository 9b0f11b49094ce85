import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { findQuoteOrigins } from './find-quote-origins.server.ts';

useDatabase();

describe('findQuoteOrigins', () => {
  it('returns the message that opened each quote, and no entry for other quotes', async () => {
    const { id, quote_id } = await aMessage({ subject: 'Demande de devis - Zinguerie' });
    await aMessage({ subject: 'Demande de devis - Toiture' });
    const admin = await asAdmin();
    expect(await findQuoteOrigins(admin, { quoteIds: [quote_id ?? 0, 9_999] })).toEqual([{ message_id: id, quote_id }]);
    expect(await findQuoteOrigins(admin, { quoteIds: [] })).toEqual([]);
  });

  it('allows only administrators', async () => {
    await expect(findQuoteOrigins(asVisitor(), { quoteIds: [1] })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
