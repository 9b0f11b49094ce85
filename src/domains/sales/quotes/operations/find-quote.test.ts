import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { findQuote } from './find-quote.server.ts';

useDatabase();

describe('findQuote', () => {
  it('returns a quote with its lines', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    expect(await findQuote({ id })).toMatchObject({ id, lines: ROOF_LINES, status: 'quoted' });
  });

  it('returns null for a missing quote', async () => {
    expect(await findQuote({ id: 404 })).toBeNull();
  });
});
