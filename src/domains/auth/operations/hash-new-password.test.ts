import { expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

useDatabase();

const hash = (password: string) =>
  hashNewPassword(systemContext('test'), { password, email: 'jean.dupont@essai.example' });

it.each(['kqzvtrwmxhbd', `${'toit 🏠 '.repeat(8)}fin`, 'é'.repeat(128)])('%s is taken whole', async (password) => {
  const { passwordHash } = await hash(password);
  expect(await verifyPassword(password, passwordHash)).toBe(true);
  expect(await verifyPassword(password.slice(0, -1), passwordHash)).toBe(false);
});

it.each(['12345678', 'PASSWORD', 'motdepasse', 'couverture07', 'jean-dupont-1', 'court', 'x'.repeat(129), ''])(
  '“%s” is refused, on its own field',
  async (password) => {
    await expect(hash(password)).rejects.toMatchObject({ status: 422, fields: { password: [expect.any(String)] } });
  },
);

it('is for the house', async () => {
  const input = { password: 'kqzvtrwmxhbd', email: '' };
  await expect(hashNewPassword(await asAdmin(), input)).rejects.toMatchObject({ code: 'forbidden' });
});
