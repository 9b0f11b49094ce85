import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { findLinkedQuote } from './find-linked-quote.server.ts';

useDatabase();

const system = systemContext('test');

describe('findLinkedQuote', () => {
  it('returns the quote that can be paid through this link', async () => {
    const { id, token } = await aSentQuote();
    expect(await findLinkedQuote(system, { token })).toEqual({ id });
    expect(await findLinkedQuote(system, { token: 'x' })).toBeNull();
    await updateQuoteRecord(id, { description: 'Autre chose' });
    expect(await findLinkedQuote(system, { token })).toBeNull();
    await expect(findLinkedQuote(asVisitor(), { token })).rejects.toMatchObject({ status: 401 });
  });
});
