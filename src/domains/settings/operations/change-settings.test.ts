import { expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeSettings } from './change-settings.server.ts';

useDatabase();

it('saves a group; a wrong value is named by its field', async () => {
  const admin = await asAdmin();
  expect(await changeSettings(admin, { group: 'security', values: { session_timeout: 15 } })).toEqual({
    group: 'security',
  });
  await expect(changeSettings(admin, { group: 'security', values: { session_timeout: 16 } })).rejects.toMatchObject({
    status: 422,
    fields: { session_timeout: [expect.any(String)] },
  });
});

it('knows no group of the house', async () => {
  const change = { group: 'demo' as 'general', values: { state: 'none' } };
  await expect(changeSettings(await asAdmin(), change)).rejects.toMatchObject({ status: 422 });
});
