import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { toActor } from '../auth.fixture.server.ts';
import { registerCustomer } from './register-customer.server.ts';

useDatabase();

const PASSWORD = 'kqzvtrwmxhbd';
const FIELDS = {
  name: 'Élodie Vernet',
  email: 'Elodie@Essai.Example',
  password: PASSWORD,
  password_confirmation: PASSWORD,
};
let clients = 0;
const register = (fields: object = {}) =>
  registerCustomer({ ...asVisitor(), clientAddress: `203.0.113.${clients}` }, { ...FIELDS, ...fields });
const users = () => db().selectFrom('users').selectAll().execute();

beforeEach(() => {
  clients += 1;
});

describe('registerCustomer', () => {
  it('opens a customer account, signs in to it and notifies the administrators', async () => {
    const { token, user } = await register({ phone: '04 65 71 00 01' });
    expect(user).toMatchObject({ name: 'Élodie Vernet', email: 'elodie@essai.example', role: 'user', is_active: true });
    expect(await toActor(token)).toMatchObject({ kind: 'user', userId: user.id });
    expect(await db().selectFrom('notifications').select(['event', 'message']).execute()).toEqual([
      { event: 'registration', message: 'Élodie Vernet a créé un compte.' },
    ]);
  });

  it('sends the verification link; the address is unverified until it is opened', async () => {
    const { user } = await register();
    expect(user.email_verified).toBe(false);
    expect(await queuedEmails()).toMatchObject([
      { to: user.email, text: expect.stringContaining('/verification?token=') },
    ]);
  });

  it('ignores a role, status or id in the request', async () => {
    const { user } = await register({ role: 'admin', is_active: false, id: 1_000, email_verified: true });
    expect(user).toMatchObject({ role: 'user', is_active: true });
    expect(user.id).not.toBe(1_000);
  });

  it('refuses an address that has an account and leaves that account unchanged', async () => {
    const account = await anAccount({ email: 'elodie@essai.example' });
    await expect(register()).rejects.toMatchObject({
      status: 422,
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
    expect(await users()).toMatchObject([{ id: account.id, password_hash: account.passwordHash, name: account.name }]);
    expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db().selectFrom('notifications').selectAll().execute()).toEqual([]);
  });

  it('opens one account for many simultaneous requests with the same address', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => register()));
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });

  it.each([
    ['password', { password: '12345678', password_confirmation: '12345678' }],
    ['password', { password: 'Elodie2026', password_confirmation: 'Elodie2026' }],
    ['password', { password: 'court', password_confirmation: 'court' }],
    ['password_confirmation', { password_confirmation: 'autre' }],
    ['email', { email: 'elodıe@essai.example' }],
    ['name', { name: '  ' }],
    ['phone', { phone: 'x' }],
  ])('refuses on field %s the input %j', async (field, fields) => {
    await expect(register(fields)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } });
    expect(await users()).toEqual([]);
  });

  it('allows twenty registrations per client and hour', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const fields = { email: `e${turn}@essai.example`, password: '12345678', password_confirmation: '12345678' };
      await expect(register(fields)).rejects.toMatchObject({
        status: 422,
      });
    }
    await expect(register()).rejects.toMatchObject({ status: 429 });
  });
});
