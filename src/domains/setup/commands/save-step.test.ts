import { describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { saveStep } from './save-step.server.ts';

useDatabase();

describe('saveStep', () => {
  it('stores steps in their order, once each, and opens one again', async () => {
    const office = await asColleague('settings');
    await saveStep(office, { step: 'hours', is_done: true });
    await saveStep(office, { step: 'company', is_done: true });
    expect(await saveStep(office, { step: 'company', is_done: true })).toEqual({ steps: ['company', 'hours'] });
    await saveStep(office, { step: 'hours', is_done: false });
    expect((await readSettings()).site.steps).toEqual(['company']);
  });

  it('keeps both of two simultaneous steps', async () => {
    const office = await asColleague('settings');
    const save = (step: 'hours' | 'trades') => saveStep(office, { step, is_done: true });
    await Promise.all([save('hours'), save('trades')]);
    expect((await readSettings()).site.steps).toEqual(['trades', 'hours']);
  });

  it('refuses an unknown step', async () => {
    const office = await asColleague('settings');
    await expect(saveStep(office, { step: 'roof' as 'hours', is_done: true })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
