import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin, asVisitor } from '../user.fixture.server.ts';
import { createAccount } from './create-account.server.ts';
import { findAccount } from './find-account.server.ts';

useDatabase();

const system = systemContext('test');
const NEW = { name: ' Élodie  Vernet ', email: ' Elodie@Essai.Example ', role: 'user', passwordHash: 'hash' } as const;

describe('a new account', () => {
  it('is active, its fields cleaned, its empty ones empty', async () => {
    const account = await createAccount(system, { ...NEW, phone: null, address: undefined });
    expect(account).toMatchObject({
      name: 'Élodie Vernet',
      email: 'elodie@essai.example',
      role: 'user',
      phone: '',
      address: '',
      is_active: true,
      last_login: null,
    });
    expect(await findAccount(system, { id: account.id })).toEqual(account);
  });

  it('is refused when its address has one already, however it is written', async () => {
    await anAccount({ email: 'elodie@essai.example' });
    await expect(createAccount(system, NEW)).rejects.toMatchObject({
      status: 422,
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
  });

  it.each([{ email: 'elodıe@essai.example' }, { name: ' ' }, { phone: 'appelez-moi' }, { role: 'root' }])(
    'is refused with %j',
    async (wrong) => {
      await expect(createAccount(system, { ...NEW, ...wrong } as typeof NEW)).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );

  it('is for the house to open, not even for administrators', async () => {
    await expect(createAccount(asVisitor(), NEW)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createAccount(await asAdmin(), NEW)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
