import { describe, expect, it } from 'vitest';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createFirstAdmin } from './create-first-admin.server.ts';

useDatabase();
const email = 'patron@essai.example';

describe('createFirstAdmin', () => {
  it('generates a readable password, returned once and stored nowhere', async () => {
    const opened = await createFirstAdmin({ email });
    expect(opened).toEqual({
      email,
      generatedPassword: expect.stringMatching(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/),
    });
    const account = await findAccount({ email });
    expect(account).toMatchObject({ role: 'admin', is_active: true });
    expect(await verifyPassword(opened?.generatedPassword ?? '', account?.passwordHash)).toBe(true);
  });

  it('stores the chosen password', async () => {
    const password = 'Une-ardoise-bleue-7';
    expect(await createFirstAdmin({ email, password })).toEqual({ email, generatedPassword: null });
    const account = await findAccount({ email });
    expect(await verifyPassword(password, account?.passwordHash)).toBe(true);
  });

  it.each(['password', 'admin123', 'Toiture2026', '12345678'])('refuses %s', async (password) => {
    await expect(createFirstAdmin({ email, password })).rejects.toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    expect(await findAccount({ email })).toBeNull();
  });

  it('creates the account once and never replaces an existing one', async () => {
    await anAccount({ email });
    expect(await createFirstAdmin({ email })).toBeNull();
    expect(await createFirstAdmin({ email: 'autre@essai.example' })).not.toBeNull();
    expect(await createFirstAdmin({ email: 'encore@essai.example' })).toBeNull();
    expect(await findAccount({ email })).toMatchObject({ role: 'user' });
  });
});
