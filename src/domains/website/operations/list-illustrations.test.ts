import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listIllustrations } from './list-illustrations.server.ts';

useDatabase();

describe('listIllustrations', () => {
  it('returns an empty object for a site without pictures', async () => {
    expect(await listIllustrations(asVisitor(), {})).toEqual({});
  });
});
