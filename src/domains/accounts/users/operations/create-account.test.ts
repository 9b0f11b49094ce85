import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { createAccount } from './create-account.server.ts';
import { findAccount } from './find-account.server.ts';

useDatabase();
const NEW = { name: ' Élodie  Vernet ', email: ' Elodie@Essai.Example ', role: 'user', passwordHash: 'hash' } as const;

describe('createAccount', () => {
  it('creates an active account, with cleaned fields and empty strings for missing ones', async () => {
    const account = await createAccount({ ...NEW, phone: null, address: undefined });
    expect(account).toMatchObject({
      name: 'Élodie Vernet',
      email: 'elodie@essai.example',
      role: 'user',
      phone: '',
      address: '',
      is_active: true,
      last_login: null,
    });
    expect(await findAccount({ id: account.id })).toEqual(account);
  });

  it('refuses an address that already has an account, however it is written', async () => {
    await anAccount({ email: 'elodie@essai.example' });
    await expect(createAccount(NEW)).rejects.toMatchObject({
      status: 422,
      fields: { email: ['Cette adresse e-mail est déjà utilisée'] },
    });
  });

  it.each([{ email: 'elodıe@essai.example' }, { name: ' ' }, { phone: 'appelez-moi' }, { role: 'root' }])(
    'refuses %j',
    async (wrong) => {
      await expect(createAccount({ ...NEW, ...wrong } as typeof NEW)).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );
});
