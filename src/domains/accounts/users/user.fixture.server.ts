import type { Right, Role } from '#src/kernel/actor.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { hashPassword } from '#src/platform/security/password-hash.server.ts';
import type { Account } from './user.contract.ts';
import { createAccount } from './user.internal.server.ts';

export const FIXTURE_PASSWORD = 'une tuile et trois lattes';

const made = perApp(() => ({ hash: hashPassword(FIXTURE_PASSWORD), count: 0 }));

interface Options {
  role?: Role;
  /** Of a manager. */
  rights?: readonly Right[];
  email?: string;
  name?: string;
}

/** Creates a stored account whose password is `FIXTURE_PASSWORD`. */
export async function anAccount({
  role = 'user',
  rights = [],
  email,
  name = 'Camille Faure',
}: Options = {}): Promise<Account> {
  const own = made();
  own.count += 1;
  const address = email ?? `personne-${own.count}@essai.example`;
  const account = {
    name,
    email: address,
    role,
    rights: [...rights],
    phone: '',
    address: '',
    passwordHash: await own.hash,
  };
  return createAccount(account);
}

/** Returns a context of this account; `sessionId` 0 belongs to no stored session. */
export const asAccount = (account: Account, sessionId = 0): Context => ({
  ...asVisitor(),
  actor: {
    kind: 'user',
    userId: account.id,
    role: account.role,
    rights: account.rights,
    sessionId,
    name: account.name,
    isRecent: true,
  },
});

export const asVisitor = (): Context => ({
  actor: { kind: 'visitor' },
  requestId: 'test',
  clientAddress: '203.0.113.7',
  userAgent: 'essai',
});

/** Returns a context of a new administrator. */
export const asAdmin = async (): Promise<Context> => asAccount(await anAccount({ role: 'admin' }));

/** Returns a context of a new manager with these rights. */
export const asColleague = async (...rights: Right[]): Promise<Context> =>
  asAccount(await anAccount({ role: 'manager', rights }));
