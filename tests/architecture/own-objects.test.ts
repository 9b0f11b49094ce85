import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApi, ENDPOINTS } from '#src/app/api.server.ts';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { confirmEmail } from '#src/domains/accounts/users/user.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ABOUT_ONESELF, type Names, OWN_THINGS } from './own-objects.ts';

useDatabase();

const app = new Hono().route('/api', buildApi());
const CANARY = 'canari-de-la-cliente-a';
const UNKNOWN = '2000000000';

const getName = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;
const PERSONAL = ENDPOINTS.filter(({ operation: { allow } }) => allow === 'own-account' || allow === 'signed-in');

async function aCustomer(): Promise<{ account: Account; token: string }> {
  const { id, email } = await anAccount();
  const account = await confirmEmail({ id, email });
  return { account, token: (await aSession(account)).token };
}

let a: Awaited<ReturnType<typeof aCustomer>>;
let b: Awaited<ReturnType<typeof aCustomer>>;
describe('own objects', () => {
  beforeEach(async () => {
    [a, b] = [await aCustomer(), await aCustomer()];
  });

  async function call(name: string, names: Names, token: string): Promise<{ status: number; text: string }> {
    const [method = '', path = ''] = name.split(' ');
    const body = OWN_THINGS[name]?.body?.(names);
    const address = path.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(names[key] ?? ''));
    const answer = await app.request(`/api${address}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  const namesNothing = (name: string): boolean => !name.includes('{') && OWN_THINGS[name]?.body === undefined;
  const unknownLike = (names: Names): Names => Object.fromEntries(Object.keys(names).map((key) => [key, UNKNOWN]));

  it('lists every call of signed-in users in one of the two tables', () => {
    const listed = [...Object.keys(OWN_THINGS), ...ABOUT_ONESELF];
    expect(PERSONAL.map(getName).sort()).toEqual(listed.sort());
    expect(ABOUT_ONESELF.filter((name) => name.includes('{'))).toEqual([]);
  });

  describe.each(Object.entries(OWN_THINGS))('%s', (name, { make, isSilent }) => {
    it('returns the owner’s own data', async () => {
      const own = await call(name, await make(a.account, CANARY), a.token);
      expect(own.status).toBeLessThan(300);
      if (!isSilent) expect(own.text).toContain(CANARY);
    });

    it('hides it from another customer, with the same answer as for an unknown id', async () => {
      const names = await make(a.account, CANARY);
      const foreign = await call(name, names, b.token);
      expect(foreign.text).not.toContain(CANARY);
      expect(foreign.text).not.toContain(a.account.email);
      if (namesNothing(name)) return expect(foreign.status).toBeLessThan(300);
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(await call(name, unknownLike(names), b.token));
      // A refused call must not have had any effect either.
      expect((await call(name, names, a.token)).status).toBeLessThan(300);
    });
  });
});
