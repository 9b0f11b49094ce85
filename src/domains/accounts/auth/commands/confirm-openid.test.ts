import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeOidc } from '#tests/support/use-fake-oidc.ts';

useDatabase();
const trial = useFakeOidc();

describe('confirmation at the provider', () => {
  async function anOldSession(): Promise<void> {
    trial.client.token = String((await trial.signIn()).body.token);
  }
  const isRecent = async (): Promise<boolean> => (await trial.client.send('GET', '/admin/users/export')).status === 200;

  it('asks for a fresh proof, and opens protected acts for this session', async () => {
    await anOldSession();
    expect(await isRecent()).toBe(false);
    const { body } = await trial.send('start', { purpose: 'confirm' });
    const { prompt, max_age } = Object.fromEntries(new URL(String(body.address)).searchParams);
    expect([prompt, max_age]).toEqual(['login', '0']);
    expect((await trial.send('confirm', await trial.comeBack('confirm'))).status).toBe(200);
    expect(await isRecent()).toBe(true);
  });

  it.each([
    ['an old proof', { auth_time: Math.floor(Date.now() / 1_000) - 120 }, /n’a pas redemandé votre identité/],
    ['a proof without a time', { auth_time: undefined }, /n’a pas redemandé votre identité/],
    ['another person', { sub: 'personne-2' }, /n’est pas celle de votre compte/],
  ])('refuses %s', async (_name, claims, message) => {
    await anOldSession();
    trial.provider.person = { ...trial.provider.person, ...claims };
    const { status, body } = await trial.send('confirm', await trial.comeBack('confirm'));
    expect([status, body.message]).toEqual([403, expect.stringMatching(message)]);
    expect(await isRecent()).toBe(false);
  });

  it('confirms no other session, opens none, and is refused without a session', async () => {
    await anOldSession();
    const back = await trial.comeBack('confirm');
    expect((await trial.send('finish', back)).status).toBe(422);
    trial.client.token = String((await trial.signIn()).body.token);
    expect((await trial.send('confirm', back)).status).toBe(422);
    trial.client.token = undefined;
    expect((await trial.send('start', { purpose: 'confirm' })).status).toBe(401);
  });
});
