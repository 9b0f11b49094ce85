import { expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { importSettings } from './import-settings.server.ts';
import { listSettings } from './list-settings.server.ts';

useDatabase();

it('takes over all of it or nothing, and says which field of which group is wrong', async () => {
  const admin = await asAdmin();
  const settings = { general: { site_name: 'Toits' }, appearance: { primary_color: 'bleu' } };
  await expect(importSettings(admin, { settings })).rejects.toMatchObject({
    status: 422,
    fields: { 'settings.appearance.primary_color': [expect.any(String)] },
  });
  expect((await listSettings(admin, {})).general.site_name).not.toBe('Toits');
  await importSettings(admin, { settings: { general: settings.general } });
  expect((await listSettings(admin, {})).general.site_name).toBe('Toits');
});

it('refuses a group nobody knows', async () => {
  await expect(importSettings(await asAdmin(), { settings: { toit: {} } as never })).rejects.toMatchObject({
    status: 422,
  });
});
