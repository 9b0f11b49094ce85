import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TAKEN_LIMIT } from '../auth.rules.ts';
import { admitRegistration } from './admit-registration.server.ts';

useDatabase();

const TAKEN = 'prise@essai.example';
const PASSWORD = 'une tuile et trois lattes';
const admit = (email: string, client = '203.0.113.7', password = PASSWORD) =>
  admitRegistration({
    password,
    owner: { role: 'user', name: 'Ada', email, phone: '' },
    client,
  });
const CONFLICT = { status: 422, fields: { email: ['Cette adresse e-mail est déjà utilisée'] } };
const LIMIT = { status: 429 };

beforeEach(async () => {
  freezeClock('2026-11-20T08:00:00.000Z');
  await anAccount({ email: TAKEN });
});
afterEach(() => freezeClock());

describe('admitRegistration', () => {
  it('hashes the password for a free address and refuses a taken one on its field', async () => {
    expect(await verifyPassword(PASSWORD, (await admit('libre@essai.example')).passwordHash)).toBe(true);
    await expect(admit(TAKEN)).rejects.toMatchObject(CONFLICT);
  });

  it('hashes before it reports a taken address, and reports nothing when no hash is possible', async () => {
    let isBusy = true;
    const places = availableParallelism() + 50;
    // Each finished hash is followed by the next one at once, so that the queue stays full.
    const keepBusy = async (): Promise<void> => {
      while (isBusy) await verifyPassword('x', undefined).catch(() => {});
    };
    const pumps = Promise.all(Array.from({ length: places }, keepBusy));
    for (const email of [TAKEN, 'libre@essai.example']) {
      await expect(admit(email)).rejects.toMatchObject({ code: 'unavailable' });
    }
    isBusy = false;
    await pumps;
  });

  it('reports ten taken addresses per client and hour, then refuses all its registrations', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await anAccount({ email: `p${turn}@essai.example` });
      await expect(admit(`p${turn}@essai.example`)).rejects.toMatchObject(CONFLICT);
    }
    await expect(admit(TAKEN)).rejects.toMatchObject(LIMIT);
    await expect(admit('libre@essai.example')).rejects.toMatchObject(LIMIT);
    await expect(admit(TAKEN, '198.51.100.1')).rejects.toMatchObject(CONFLICT);
  });

  it('reports a hundred taken addresses per hour for all clients together', async () => {
    for (let turn = 0; turn < TAKEN_LIMIT.hits - 1; turn += 1) await countHit('register:taken', TAKEN_LIMIT);
    await expect(admit(TAKEN)).rejects.toMatchObject(CONFLICT);
    await expect(admit('libre@essai.example', '198.51.100.1')).rejects.toMatchObject(LIMIT);
    freezeClock('2026-11-20T09:00:00.000Z');
    await expect(admit('libre@essai.example', '198.51.100.1')).resolves.toBeDefined();
  });

  it('limits the attempts for one address across all clients', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(admit(TAKEN, `198.51.100.${turn}`, '12345678')).rejects.toMatchObject({ status: 422 });
    }
    await expect(admit(TAKEN, '198.51.100.99')).rejects.toMatchObject(LIMIT);
  });
});
