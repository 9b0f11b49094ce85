import { randomInt } from 'node:crypto';
import { z } from 'zod';

import type { User } from '#src/domains/accounts/users/user.contract.ts';
import {
  confirmEmail,
  createAccount,
  erasePerson,
  findAccount,
  findUnverified,
  listAdmins,
  readProfile,
  removeAccount,
} from '#src/domains/accounts/users/user.internal.server.ts';
import { emailTaken } from '#src/domains/accounts/users/user.rules.ts';
import { getImageKey, originalPath } from '#src/domains/media/media.contract.ts';
import { releaseImage, removeImage } from '#src/domains/media/media.internal.server.ts';
import { Email, NAME_MAX } from '#src/kernel/fields.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { oneByOne } from '#src/platform/in-parts.server.ts';
import { inSteps } from '#src/platform/in-steps.server.ts';
import { type Context, parseInput } from '#src/platform/operation.server.ts';

import { hashPassword } from '#src/platform/security/password-hash.server.ts';
import { countHit, limitRate, refuseBeyond } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { NewPassword, type PasswordOwner, UNVERIFIED_DAYS } from './auth.contract.ts';

import {
  contestedAddressTaken,
  REGISTER_ADDRESS_LIMIT,
  REGISTER_LIMIT,
  TAKEN_CLIENT_LIMIT,
  TAKEN_LIMIT,
} from './auth.rules.ts';
import { hashNewPassword } from './password.internal.server.ts';
import { endSessions } from './session.internal.server.ts';

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

/**
 * Replaces an account that a visitor opened with another person's address and never verified by a new one for the
 * owner of the address: no data, settings or sessions of the old account remain.
 */
export const claimAccount = ({
  user: { id, email },
  passwordHash,
}: {
  user: User;
  passwordHash: string;
}): Promise<{ id: number }> =>
  transaction(async () => {
    await closeAccount({ id });
    const name = (email.split('@')[0] ?? '').slice(0, NAME_MAX);
    const fresh = { name, email, role: 'user' as const, phone: '', address: '', passwordHash };
    const account = await createAccount(fresh);
    await confirmEmail({ id: account.id, email });
    return { id: account.id };
  });

/**
 * Deletes an account with its sessions, profile, picture and second factor, and the person's name and address wherever
 * the law does not require to keep them.
 */
export const closeAccount = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    const { avatar } = await readProfile({ id });
    await endSessions({ userId: id });
    const { photos } = await erasePerson({ id });
    await removeAccount({ id });
    const key = getImageKey(avatar);
    if (key !== undefined) await removeImage(key);
    await oneByOne(photos, (photo) => releaseImage(originalPath(photo)));
    await publish('admin', { event: 'users' });
  });

const FirstAdmin = z.object({ email: Email, password: NewPassword.optional() });

/** Only letters and digits that are easy to tell apart; three groups of four make 59 bits. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';

function readablePassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}

/**
 * Opens the first administrator's account if there is none.
 * Returns the password only when it was generated: it is shown once and stored nowhere.
 */
export async function createFirstAdmin(
  wanted: z.input<typeof FirstAdmin>,
): Promise<{ email: string; generatedPassword: string | null } | null> {
  const { email, password } = parseInput(FirstAdmin, wanted);
  if ((await listAdmins()).length > 0) return null;
  const { generated, passwordHash } = await preparePassword(email, password);
  return transaction(async () => {
    if ((await findAccount({ email })) !== null) return null;
    const account = { name: 'Administrateur', email, role: 'admin' as const, phone: '', address: '', passwordHash };
    await createAccount(account);
    return { email, generatedPassword: generated };
  });
}

async function preparePassword(email: string, password: string | undefined) {
  if (password === undefined) {
    const generated = readablePassword();
    return { generated, passwordHash: await hashPassword(generated) };
  }
  const owner = { role: 'admin' as const, name: '', email, phone: '' };
  return { generated: null, ...(await hashNewPassword({ password, owner })) };
}

/**
 * Frees an address for the return to its account: closes a customer account that was opened with it in the meantime and
 * never verified. @throws DomainError `conflict` when another account has verified the address.
 */
export const freeAddress = ({ email, userId }: { email: string; userId: number }): Promise<void> =>
  transaction(async () => {
    const holder = await findAccount({ email });
    if (holder === null || holder.id === userId) return;
    if (holder.email_verified || holder.role !== 'user') throw contestedAddressTaken();
    await closeAccount({ id: holder.id });
  });

/** Deletes customer accounts without a verified address and without records. */
export async function purgeUnverified(context: Context): Promise<{ count: number }> {
  const before = isoIn(-UNVERIFIED_DAYS * 86_400);
  const count = await inSteps(async (limit) => {
    const { ids } = await findUnverified({ before, limit });
    for (const id of ids) {
      await closeAccount({ id });
      await recordAudit(context, { action: 'user.expire', subject: `user:${id}` });
    }
    return { count: ids.length, isLast: ids.length < limit };
  });
  return { count };
}
