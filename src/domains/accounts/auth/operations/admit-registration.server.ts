import type { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { emailTaken } from '#src/domains/accounts/users/user.rules.ts';
import { countHit, limitRate, refuseBeyond } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { PasswordOwner } from '../auth.contract.ts';
import { REGISTER_ADDRESS_LIMIT, REGISTER_LIMIT, TAKEN_CLIENT_LIMIT, TAKEN_LIMIT } from '../auth.rules.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

/**
 * Hashes the password of a registration. A taken address is reported only a limited number of times and after the same
 * hash: neither the time nor many attempts reveal a list of customers.
 */
export async function admitRegistration({
  password,
  owner,
  client,
}: {
  password: string;
  owner: z.infer<typeof PasswordOwner> & { email: string };
  client: string;
}): Promise<{ passwordHash: string }> {
  const taken = `register:taken:${client}`;
  await limitRate(`register:${client}`, REGISTER_LIMIT);
  await limitRate(`register:address:${hashOfSecret(owner.email)}`, REGISTER_ADDRESS_LIMIT);
  await refuseBeyond(taken, TAKEN_CLIENT_LIMIT);
  await refuseBeyond('register:taken', TAKEN_LIMIT);
  const hashed = await hashNewPassword({ password, owner });
  if ((await findAccount({ email: owner.email })) === null) return hashed;
  await countHit(taken, TAKEN_CLIENT_LIMIT);
  await countHit('register:taken', TAKEN_LIMIT);
  throw emailTaken();
}
