import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, asVisitor, FIXTURE_PASSWORD } from '#src/domains/accounts/users/user.fixture.server.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import type { Role } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { passwordLane } from '#src/platform/threads/lanes.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aSession } from './auth.fixture.server.ts';
import { readCurrentUser } from './auth.queries.server.ts';
import { signIn } from './commands/sign-in.server.ts';
import {
  hashNewPassword,
  judgePassword,
  noteWeakPassword,
  proveAccountPassword,
  provePassword,
  sendPasswordReset,
} from './password.internal.server.ts';
import { warnOfLock } from './warning.internal.server.ts';

useDatabase();

describe('hashNewPassword', () => {
  const OWNER = { name: 'Jean Dupont', email: 'jean.dupont@essai.example', phone: '' };

  const hash = (password: string, role: Role = 'user') => hashNewPassword({ password, owner: { ...OWNER, role } });

  const REFUSED = { status: 422, fields: { password: [expect.any(String)] } };

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

describe('judgePassword', () => {
  const OWNER = { role: 'user' as Role, name: 'Jean Dupont', email: 'jd@essai.example', phone: '04 65 71 00 01' };

  const isWeak = async (password: string, role: Role = 'user') =>
    (await judgePassword({ password, owner: { ...OWNER, role } })).isWeak;

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

describe('noteWeakPassword', () => {
  it('marks a weak staff password until a strong one is used, and reminds its owner', async () => {
    const account = await anAccount({ role: 'admin' });
    const { context } = await aSession(account);
    expect((await readCurrentUser(context, {})).reminders.strength_due).toBe(false);
    const weak = await noteWeakPassword({ account, password: 'soleil123' });
    expect((await readCurrentUser(context, {})).reminders.strength_due).toBe(true);
    await noteWeakPassword({ account: weak, password: 'une tuile et trois lattes' });
    expect((await readCurrentUser(context, {})).reminders.strength_due).toBe(false);
  });

  it('lets somebody in whose password cannot be rated now', async () => {
    const account = await anAccount({ role: 'admin' });
    vi.spyOn(passwordLane(), 'run').mockRejectedValue(new DomainError('unavailable', 'Occupé.'));
    expect(await noteWeakPassword({ account, password: 'soleil123' })).toEqual(account);
    await expect(judgePassword({ password: 'soleil123', owner: account })).rejects.toMatchObject({ status: 503 });
  });

  it('ignores customers', async () => {
    const account = await anAccount();
    expect(await noteWeakPassword({ account, password: 'soleil123' })).toEqual(account);
    expect(await findAccount({ id: account.id })).toEqual(account);
  });
});

describe('proveAccountPassword', () => {
  it('accepts the right password, and counts wrong ones together with those of the sign-in', async () => {
    const { id: userId, email } = await anAccount();
    const prove = (password: string) =>
      proveAccountPassword(systemContext('test'), { userId, password, clientAddress: '198.51.100.9' });
    await prove(FIXTURE_PASSWORD);
    for (let turn = 0; turn < 5; turn += 1) await expect(prove('x')).rejects.toMatchObject({ status: 401 });
    await expect(prove(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429 });
    await expect(signIn(asVisitor(), { email, password: FIXTURE_PASSWORD })).rejects.toMatchObject({ status: 429 });
  });
});

describe('provePassword', () => {
  it('returns the account for its password, reports a wrong one on its field, and limits attempts', async () => {
    const { id: userId, email } = await anAccount();
    const prove = (password: string) => provePassword({ userId, password, field: 'current_password' });
    expect((await prove(FIXTURE_PASSWORD)).email).toBe(email);
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(prove('x')).rejects.toMatchObject({ fields: { current_password: [expect.any(String)] } });
    }
    await expect(prove(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429 });
  });
});

describe('sendPasswordReset', () => {
  const send = (email: string) => sendPasswordReset({ email });

  it('sends one link to an active account', async () => {
    const { email } = await anAccount();
    await send(email);
    expect(await queuedEmails()).toMatchObject([{ to: email, text: expect.stringContaining('token=') }]);
  });

  it('sends no email to an unknown address or a deactivated account', async () => {
    const { email } = await anAccount();
    await db().updateTable('users').set({ is_active: 0 }).execute();
    await send(email);
    await send('nobody@essai.example');
    expect(await queuedEmails()).toEqual([]);
  });
});

describe('warnOfLock', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));

  afterEach(() => freezeClock());

  it('sends one email per window, and another in the next one', async () => {
    const { id: userId, email } = await anAccount({ role: 'admin' });
    const warn = () => warnOfLock({ userId, userAgent: '', clientAddress: '203.0.113.9' });
    expect([await warn(), await warn()]).toEqual([{ isWarned: true }, { isWarned: false }]);
    freezeClock('2026-11-20T08:16:00.000Z');
    expect(await warn()).toEqual({ isWarned: true });
    expect((await queuedEmails()).map(({ to }) => to)).toEqual([email, email]);
  });
});
