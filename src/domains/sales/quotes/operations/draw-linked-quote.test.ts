import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { drawLinkedQuote } from './draw-linked-quote.server.ts';

useDatabase();

describe('drawLinkedQuote', () => {
  it('renders the sent version, without later changes', async () => {
    const { id, token } = await aSentQuote();
    const { number, bytes } = await drawLinkedQuote(asVisitor(), { token });
    expect(number).toMatch(/^D\d{6}$/);
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    await updateQuoteRecord(id, { name: 'Autre' });
    await expect(drawLinkedQuote(asVisitor(), { token })).rejects.toMatchObject({ status: 409 });
    await expect(drawLinkedQuote(asVisitor(), { token: 'x' })).rejects.toMatchObject({ status: 404 });
  });
});
