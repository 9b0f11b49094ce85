import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { withdrawQuote } from './withdraw-quote.server.ts';

useDatabase();

describe('withdrawQuote', () => {
  it('ends only an accepted contract', async () => {
    await expect(withdrawQuote({ id: 404 })).rejects.toMatchObject({ status: 404 });
  });
});
