import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { withdrawQuote } from './withdraw-quote.server.ts';

useDatabase();

describe('withdrawQuote', () => {
  it('ends only an accepted contract', async () => {
    await expect(withdrawQuote(systemContext('test'), { id: 404 })).rejects.toMatchObject({ status: 404 });
  });

  it('allows only internal calls', async () => {
    await expect(withdrawQuote(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
