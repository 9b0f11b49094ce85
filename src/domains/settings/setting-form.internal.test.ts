import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { readSettings } from './setting.internal.server.ts';
import { putSettings } from './setting-form.internal.server.ts';

useDatabase();

describe('putSettings', () => {
  it('stores values as they were exported, with the day of a declaration', async () => {
    const clients = { source: 'declared', value: 500, declared_on: '2020-03-01' };
    await putSettings('promises', { clients });
    expect((await readSettings()).promises.clients).toEqual(clients);
  });

  it('refuses a company number that is none', async () => {
    await expect(putSettings('company', { siret: '12345678900000' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
