import { describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { CHECKS } from './site-check.contract.ts';
import { readSiteState } from './site-check.queries.server.ts';

useDatabase();

describe('readSiteState', () => {
  it('examines every part of the site, for the people who may change its settings', async () => {
    const { lines } = await readSiteState(await asColleague('settings'), {});
    expect(lines.map(({ check }) => check)).toEqual([...CHECKS]);
    expect(lines[0]).toMatchObject({ state: 'todo', advice: expect.stringContaining('PUBLIC_URL') });
    await expect(readSiteState(await asColleague('content:change'), {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});
