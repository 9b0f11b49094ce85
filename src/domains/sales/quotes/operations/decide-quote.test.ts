import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { decideQuote } from './decide-quote.server.ts';

useDatabase();

const by = { channel: 'link', name: 'Ada', user_id: null, ip: '', user_agent: '' } as const;
const answer = { decision: 'accepted', by, documentHash: 'x', bytes: null } as const;

describe('decideQuote', () => {
  it('accepts a decision only on a sent quote', async () => {
    await expect(decideQuote({ id: 404, ...answer })).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a decision on an outdated document', async () => {
    const { id } = await aSentQuote();
    await expect(decideQuote({ id, ...answer })).rejects.toMatchObject({ status: 409 });
  });
});
