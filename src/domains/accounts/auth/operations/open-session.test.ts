import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openSession } from './open-session.server.ts';

useDatabase();

const from = { userAgent: 'essai', ip: '203.0.113.7' };

describe('openSession', () => {
  it('stores hashes, never the secrets themselves', async () => {
    const secrets = { bind: newSecret(), newDevice: newSecret() };
    const { token, user } = await openSession(systemContext('test'), { user: await anAccount(), secrets, ...from });
    const [session] = await db().selectFrom('sessions').selectAll().execute();
    const [device] = await db().selectFrom('login_devices').selectAll().execute();
    expect(session).toMatchObject({
      user_id: user.id,
      token_hash: hashOfSecret(token),
      bind_hash: hashOfSecret(secrets.bind),
      user_agent: 'essai',
      ip: '203.0.113.7',
    });
    expect(device).toMatchObject({ user_id: user.id, token_hash: hashOfSecret(secrets.newDevice) });
    const stored = JSON.stringify([session, device]);
    for (const secret of [token, secrets.bind, secrets.newDevice]) expect(stored).not.toContain(secret);
  });

  it('stores no browser secret and no device outside a browser', async () => {
    await openSession(systemContext('test'), { user: await anAccount(), secrets: {}, ...from });
    expect(await db().selectFrom('sessions').select('bind_hash').execute()).toEqual([{ bind_hash: null }]);
    expect(await db().selectFrom('login_devices').selectAll().execute()).toEqual([]);
  });

  it('creates a different token for each session and records the sign-in', async () => {
    const user = await anAccount();
    const open = () => openSession(systemContext('test'), { user, secrets: {}, ...from });
    const [first, second] = [await open(), await open()];
    expect(first.token).not.toBe(second.token);
    expect(second.user.last_login).not.toBeNull();
  });
});
