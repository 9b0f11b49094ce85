import { describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { checkIntegrity } from './machine-check.queries.server.ts';

useDatabase();

describe('checkIntegrity', () => {
  it('reads the database for the people who may change the settings, several at once', async () => {
    const colleague = await asColleague('settings');
    const lines = await Promise.all([checkIntegrity(colleague, {}), checkIntegrity(colleague, {})]);
    expect(lines.map(({ check, state }) => `${check} ${state}`)).toEqual(['integrity ok', 'integrity ok']);
    expect(lines[0]?.finding).toMatch(/intacts le \d/);
    await expect(checkIntegrity(await asColleague('people'), {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});
