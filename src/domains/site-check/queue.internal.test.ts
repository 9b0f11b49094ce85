import { describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDeadJob } from '#tests/support/dead-job.ts';
import { mayChangeJob, requireChange, requireStoppedJob } from './queue.internal.server.ts';

useDatabase();

describe('mayChangeJob', () => {
  it('takes the right to see people for emails alone', async () => {
    const [technician, owner] = [await asColleague('settings'), await asColleague('settings', 'people')];
    const asked = [mayChangeJob(technician, 'webhook'), mayChangeJob(technician, 'mail'), mayChangeJob(owner, 'mail')];
    expect(asked).toEqual([true, false, true]);
  });
});

describe('requireStoppedJob', () => {
  it('names a stopped job in French, and refuses any other', async () => {
    const technician = await asColleague('settings');
    const id = await aDeadJob('figures-refresh');
    expect(await requireStoppedJob(technician, id)).toEqual({ name: 'Chiffres du site' });
    await expect(requireStoppedJob(technician, id + 1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(requireStoppedJob(technician, await aDeadJob('mail'))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('requireChange', () => {
  it('refuses when somebody else was faster', () => {
    expect(() => requireChange(1)).not.toThrow();
    expect(() => requireChange(0)).toThrow(/n’est plus arrêté/);
  });
});
