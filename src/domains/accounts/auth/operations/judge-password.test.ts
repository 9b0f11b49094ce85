import { describe, expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import type { Role } from '#src/kernel/actor.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { judgePassword } from './judge-password.server.ts';

useDatabase();

const OWNER = { role: 'user' as Role, name: 'Jean Dupont', email: 'jd@essai.example', phone: '04 65 71 00 01' };
const isWeak = async (password: string, role: Role = 'user') =>
  (await judgePassword({ password, owner: { ...OWNER, role } })).isWeak;

describe('judgePassword', () => {
  it.each(['aaaaaaaa', 'qsdfghjk', 'soleil123', 'Ardeche07', 'JeanDupont1985', '0465710001!'])(
    'refuses %s',
    async (password) => {
      expect(await isWeak(password)).toBe(true);
    },
  );

  it('requires stronger passwords of staff than of customers', async () => {
    const password = 'bonjour le monde';
    expect([await isWeak(password), await isWeak(password, 'manager'), await isWeak(password, 'admin')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('rejects the company’s own words', async () => {
    const values = { site_name: 'Zwirkowski Lauzes' };
    expect(await isWeak('zwirkowski-lauzes-1', 'admin')).toBe(false);
    await saveSettings(systemContext('test'), { group: 'general', values });
    expect(await isWeak('zwirkowski-lauzes-1', 'admin')).toBe(true);
  });
});
