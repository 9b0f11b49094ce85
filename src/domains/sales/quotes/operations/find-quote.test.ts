import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { findQuote } from './find-quote.server.ts';

useDatabase();

describe('findQuote', () => {
  it('returns a quote with its lines', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    expect(await findQuote(systemContext('test'), { id })).toMatchObject({ id, lines: ROOF_LINES, status: 'quoted' });
  });

  it('returns null for a missing quote', async () => {
    expect(await findQuote(systemContext('test'), { id: 404 })).toBeNull();
  });

  it('allows only internal calls', async () => {
    await expect(findQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ status: 401 });
  });
});
