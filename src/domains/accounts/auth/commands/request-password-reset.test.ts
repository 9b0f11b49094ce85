import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail, workOffResets } from '#tests/support/emails.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';

useDatabase();

const request = (email: string, from = '203.0.113.7') =>
  requestPasswordReset({ ...asVisitor(), clientAddress: from }, { email });
const ask = async (email: string, from?: string) => {
  const answer = await request(email, from);
  await workOffResets();
  return answer;
};
const emails = async () =>
  (await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()).map((job) =>
    readEmail(job.payload),
  );

beforeEach(() => {
  freezeClock('2026-11-20T08:00:00.000Z');
  setPublicUrl('https://toit.example');
});
afterEach(() => {
  freezeClock();
  setPublicUrl('http://localhost:3000');
});

describe('requestPasswordReset', () => {
  it('sends the link to the account’s address, with our own host', async () => {
    const account = await anAccount({ email: 'elodie@essai.example', name: 'Élodie' });
    await saveSettings(systemContext('test'), { group: 'general', values: { site_name: 'Toitures du Pouzin' } });
    await ask(' ELODIE@essai.example ');
    const [emailContent, ...others] = await emails();
    expect(others).toEqual([]);
    expect(emailContent?.to).toBe(account.email);
    expect(emailContent?.text).toMatch(/https:\/\/toit\.example\/nouveau-mot-de-passe\?token=[\w-]{43}\b/);
    expect(emailContent?.text).toContain('Bonjour,');
    expect(emailContent?.text).not.toContain('Élodie');
    expect(emailContent?.text).toContain('Toitures du Pouzin');
  });

  it('stores only a hash of the link, valid for thirty minutes', async () => {
    const account = await anAccount();
    await ask(account.email);
    const [reset] = await db().selectFrom('password_resets').selectAll().execute();
    expect(reset).toMatchObject({ user_id: account.id, expires_at: '2026-11-20T08:30:00.000Z' });
    const [message] = await emails();
    expect(message?.text).not.toContain(reset?.token_hash);
  });

  it('answers the same for an unknown address or a deactivated account, and sends no email', async () => {
    const account = await anAccount();
    await db().updateTable('users').set({ is_active: 0 }).execute();
    expect(await ask('nobody@essai.example')).toEqual({});
    expect(await ask(account.email)).toEqual({});
    expect([await emails(), await db().selectFrom('password_resets').selectAll().execute()]).toEqual([[], []]);
  });

  it('stores one job of the same shape for every address before the response, and nothing else', async () => {
    const account = await anAccount();
    const traces = [];
    for (const email of [account.email, 'nobody@essai.example']) {
      await request(email);
      const jobs = await db().selectFrom('jobs').selectAll().execute();
      const resets = await db().selectFrom('password_resets').selectAll().execute();
      traces.push([
        jobs.map(({ id: _, run_at: _run, created_at: _at, ...job }) => ({
          ...job,
          payload: job.payload.replace(email, 'x'),
        })),
        resets,
      ]);
      await workOffResets();
      await db().deleteFrom('jobs').execute();
      await db().deleteFrom('password_resets').execute();
    }
    expect(traces[0]).toEqual(traces[1]);
    expect(traces[0]?.[0]).toHaveLength(1);
  });

  it.each([
    'admın@essai.example',
    'ａdmin@essai.example',
    'admin@essai.example\u0000',
    'admin@essai.example,me@evil.example',
  ])('sends no email to the look-alike %j', async (lookalike) => {
    await anAccount({ email: 'admin@essai.example' });
    expect(await ask(lookalike)).toEqual({});
    expect((await emails()).map((mailed) => mailed.to).filter((to) => to !== 'admin@essai.example')).toEqual([]);
  });

  it('voids earlier links', async () => {
    const account = await anAccount();
    await ask(account.email);
    await ask(account.email);
    expect(await db().selectFrom('password_resets').selectAll().execute()).toHaveLength(1);
  });
});

describe('limits', () => {
  it('allows three requests per hour for one address, known or not', async () => {
    const { email } = await anAccount();
    for (const address of [email, 'nobody@essai.example']) {
      for (let turn = 0; turn < 3; turn += 1) await ask(address, `198.51.100.${turn}`);
      await expect(ask(address, '198.51.100.9')).rejects.toMatchObject({ status: 429 });
    }
    expect(await emails()).toHaveLength(3);
  });

  it('allows ten requests per hour for one client', async () => {
    for (let turn = 0; turn < 10; turn += 1) await ask(`x${turn}@essai.example`);
    await expect(ask('y@essai.example')).rejects.toMatchObject({ status: 429 });
    freezeClock('2026-11-20T09:00:00.000Z');
    expect(await ask('y@essai.example')).toEqual({});
  });
});
