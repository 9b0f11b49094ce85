import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listSettings } from '../setting.queries.server.ts';
import { changeSettings } from './change-settings.server.ts';

useDatabase();
describe('changeSettings', () => {
  afterEach(() => freezeClock());

  it('saves a group and reports an invalid value by its field with 422', async () => {
    const admin = await asAdmin();
    expect(await changeSettings(admin, { group: 'security', values: { session_timeout: 15 } })).toEqual({
      group: 'security',
      updated_at: expect.any(String),
    });
    await expect(changeSettings(admin, { group: 'security', values: { session_timeout: 16 } })).rejects.toMatchObject({
      status: 422,
      fields: { session_timeout: [expect.any(String)] },
    });
  });

  it('rejects internal groups with 422', async () => {
    const change = { group: 'demo' as 'general', values: { state: 'none' } };
    await expect(changeSettings(await asAdmin(), change)).rejects.toMatchObject({ status: 422 });
  });

  describe('concurrent changes of a group', () => {
    it('answers the second save with 409 and keeps the first', async () => {
      const [first, second] = [await asAdmin(), await asAdmin()];
      const { versions } = await listSettings(first, {});
      const mine = { group: 'general', values: { site_name: 'Le mien' }, updated_at: versions.general } as const;
      freezeClock('2026-11-21T10:00:00.000Z');
      const saved = await changeSettings(first, mine);
      const theirs = { ...mine, values: { site_name: 'Le leur' } };
      await expect(changeSettings(second, theirs)).rejects.toMatchObject({ status: 409 });
      expect((await listSettings(first, {})).data.general.site_name).toBe('Le mien');
      freezeClock('2026-11-21T10:00:01.000Z');
      await changeSettings(second, { ...theirs, updated_at: saved.updated_at });
      expect((await listSettings(first, {})).data.general.site_name).toBe('Le leur');
    });

    it('accepts only one of several simultaneous saves', async () => {
      const admin = await asAdmin();
      const saves = ['Un', 'Deux', 'Trois'].map((site_name) =>
        changeSettings(admin, { group: 'general', values: { site_name }, updated_at: '' }),
      );
      const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
      expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(1);
    });

    it('saves one group after a change of another group', async () => {
      const admin = await asAdmin();
      await changeSettings(admin, { group: 'security', values: { session_timeout: 15 }, updated_at: '' });
      await changeSettings(admin, { group: 'general', values: { site_name: 'Toits' }, updated_at: '' });
      expect((await listSettings(admin, {})).data.general.site_name).toBe('Toits');
    });
  });
});
