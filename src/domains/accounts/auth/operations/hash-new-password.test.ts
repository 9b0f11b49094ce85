import { describe, expect, it } from 'vitest';
import type { Role } from '#src/kernel/actor.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

useDatabase();

const OWNER = { name: 'Jean Dupont', email: 'jean.dupont@essai.example', phone: '' };
const hash = (password: string, role: Role = 'user') => hashNewPassword({ password, owner: { ...OWNER, role } });
const REFUSED = { status: 422, fields: { password: [expect.any(String)] } };

describe('hashNewPassword', () => {
  it.each(['kqzvtrwmxhbd', `${'toit 🏠 '.repeat(8)}fin`, `une tuile et trois lattes ${'é'.repeat(102)}`])(
    'accepts %s in full length',
    async (password) => {
      const { passwordHash } = await hash(password);
      expect(await verifyPassword(password, passwordHash)).toBe(true);
      expect(await verifyPassword(password.slice(0, -1), passwordHash)).toBe(false);
    },
  );

  it.each([
    '12345678',
    'PASSWORD',
    'motdepasse',
    'couverture07',
    'jean-dupont-1',
    'court',
    'aaaaaaaa',
    'qsdfghjk',
    'soleil123',
    'Ardeche07',
    'é'.repeat(128),
    `une tuile et trois lattes ${'x'.repeat(103)}`,
    '',
  ])('refuses “%s” on its own field', async (password) => {
    await expect(hash(password)).rejects.toMatchObject(REFUSED);
  });

  it('requires stronger passwords of staff', async () => {
    await expect(hash('bonjour le monde')).resolves.toBeDefined();
    for (const role of ['manager', 'admin'] as const) {
      await expect(hash('bonjour le monde', role)).rejects.toMatchObject(REFUSED);
      await expect(hash('une tuile et trois lattes', role)).resolves.toBeDefined();
    }
  });
});
