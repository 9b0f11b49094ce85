import { z } from 'zod';
import { RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { Email } from '#src/kernel/fields.ts';
import type { Owner } from '#src/kernel/owner.ts';
import { eraseAuditValues } from '#src/platform/audit-erasure.server.ts';
import { forgetFirstPassword } from '#src/platform/data-folder/first-password.server.ts';
import { afterCommit, transaction } from '#src/platform/database/database.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { OUTBOX_ERASURE } from '#src/platform/mail/erase-outbox.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { hashPassword, isOutdatedHash } from '#src/platform/security/password-hash.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { erasePersonalValues, selectUnverified } from './erasure.store.server.ts';
import { StaffProfile } from './profile.contract.ts';
import { selectProfile, upsertProfile } from './profile.store.server.ts';
import { type Account, ProfileFields } from './user.contract.ts';
import { defaultProfile, emailTaken, lastAdmin, userNotFound } from './user.rules.ts';
import {
  countOtherActiveAdmins,
  deleteAccount,
  insertAccount,
  selectAccount,
  selectActiveAdmins,
  touchLogin,
  updateAccount,
  updatePasswordHash,
  updateVerifiedEmail,
  updateWeakPassword,
} from './user.store.server.ts';
import { countUserRows, selectUserPeople, selectUserRecords } from './user-figures.store.server.ts';

const AccountChange = z.object({ ...ProfileFields, email: Email, password_hash: z.string() }).partial();

/** Changes the given fields of an account. */
export const changeAccount = ({
  id,
  ...wanted
}: {
  id: number;
  change: z.input<typeof AccountChange>;
}): Promise<Account> =>
  transaction(async () => {
    const change = parseInput(AccountChange, wanted.change);
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const account = await updateAccount(id, values).catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
    if (account === undefined) throw userNotFound();
    if (change.password_hash !== undefined) afterCommit(() => forgetFirstPassword(account.email));
    return account;
  });

/** Sets the rights of an account, and whether it may sign in at all; only a manager has a list of rights. */
export const changeRights = ({
  id,
  role,
  rights,
  is_active,
}: {
  id: number;
  role?: (typeof ROLES)[number] | undefined;
  rights?: (typeof RIGHTS)[number][] | undefined;
  is_active?: boolean | undefined;
}): Promise<Account> =>
  transaction(async () => {
    if ((role !== undefined && role !== 'admin') || is_active === false) await guardLastAdmin({ id });
    const account = await updateAccount(id, {
      ...(role === undefined ? {} : { role }),
      // For roles without a list, delete it, so that a later change back to manager does not restore old rights.
      ...(role === 'admin' || role === 'user' ? { rights: [] } : rights === undefined ? {} : { rights }),
      ...(is_active === undefined ? {} : { is_active }),
    });
    if (account === undefined) throw userNotFound();
    return account;
  });

/** Makes an address whose ownership was proved the account's own. */
export const confirmEmail = ({ id, email }: { id: number; email: string }): Promise<Account> =>
  transaction(async () => {
    const account = await updateVerifiedEmail(id, email).catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
    if (account === undefined) throw userNotFound();
    return account;
  });

/** What a new account needs; the password is already hashed. */
const NewAccount = z.object({
  ...ProfileFields,
  email: Email,
  role: z.enum(ROLES),
  rights: z.array(z.enum(RIGHTS)).optional(),
  passwordHash: z.string(),
  is_active: z.boolean().optional(),
  isSelfRegistered: z.boolean().optional(),
});

/** Creates an account. @throws DomainError `invalid` for fields that no form has checked, `conflict` for a taken address. */
export const createAccount = (account: z.input<typeof NewAccount>): Promise<Account> =>
  transaction(async () => {
    try {
      return await insertAccount(parseInput(NewAccount, account));
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
  });

/** Returns the account of an id or an address, or null. */
export async function findAccount(by: { id: number } | { email: string }): Promise<Account | null> {
  return (await selectAccount(by)) ?? null;
}

/** Returns one account. @throws DomainError `not-found`. */
export async function readAccount({ id }: { id: number }): Promise<Account> {
  const account = await selectAccount({ id });
  if (account === undefined) throw userNotFound();
  return account;
}

/** Returns the keys of an account's records: its id, and its address once that is verified. */
export async function findOwner({ userId }: { userId: number }): Promise<Owner> {
  const account = await selectAccount({ id: userId });
  return { userId, email: account?.email_verified ? account.email : null };
}

/**
 * Throws when this account is the last active administrator; call it in the transaction that removes the right,
 * before the change: on PostgreSQL it locks the administrators' rows until the commit.
 */
export const guardLastAdmin = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    const others = await countOtherActiveAdmins(id);
    const account = await selectAccount({ id });
    if (others === 0 && account?.role === 'admin' && account.is_active) throw lastAdmin();
  });

/** Returns the active administrators. */
export const listAdmins = selectActiveAdmins;

/** Stores whether a password would be refused today, without a new version of the account. */
export const markWeakPassword = ({ id, isWeak }: { id: number; isWeak: boolean }): Promise<void> =>
  transaction(async () => {
    await updateWeakPassword(id, isWeak);
  });

/** Stores the time of a sign-in. */
export const recordLogin = ({ id }: { id: number }): Promise<Account> =>
  transaction(async () => {
    const account = await touchLogin(id);
    if (account === undefined) throw userNotFound();
    return account;
  });

/** Deletes an account with its sessions; the records it sent stay, without an owner. */
export const removeAccount = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    await guardLastAdmin({ id });
    if (!(await deleteAccount(id))) throw userNotFound();
  });

/**
 * Rehashes a password that was just proved with today's cost and pepper, without a new version of the account or a
 * new password date. Changes nothing when the hash is up to date, or the password was changed meanwhile.
 */
export async function strengthenPasswordHash({
  account,
  password,
}: {
  account: Account;
  password: string;
}): Promise<Account> {
  if (!isOutdatedHash(account.passwordHash)) return account;
  const hash = await hashPassword(password);
  await updatePasswordHash(account.id, account.passwordHash, hash);
  return { ...account, passwordHash: hash };
}

/**
 * Erases the names and addresses of an account's person in messages, quotes without contract, conversations,
 * notifications, queued emails and audit entries. Records sent under an address count only if it was verified.
 * @returns the pictures that are no longer used.
 */
export const erasePerson = ({ id }: { id: number }): Promise<{ photos: string[] }> =>
  transaction(async () => {
    const account = await readAccount({ id });
    const email = account.email_verified ? account.email.toLowerCase() : null;
    const { subjects, photos } = await erasePersonalValues({ id, name: account.name, email });
    await eraseAuditValues({ actorId: id, subjects });
    // The job holds only a hash, not the address itself.
    if (email !== null) await enqueue(OUTBOX_ERASURE, { address: hashOfSecret(email) });
    return { photos };
  });

/** Returns unused customer accounts: created and last used before an instant, never verified, without records. */
export async function findUnverified({ before, limit }: { before: string; limit: number }): Promise<{ ids: number[] }> {
  return { ids: await selectUnverified(before, limit) };
}

/** Returns the profile of an account; the defaults if none was ever saved. */
export async function readProfile({ id }: { id: number }): Promise<StaffProfile> {
  const { role } = await readAccount({ id });
  return (await selectProfile(id)) ?? defaultProfile(role);
}

const ProfileChange = StaffProfile.partial();

/** Changes the given fields of an account's profile. */
export const saveProfile = ({
  id,
  change,
}: {
  id: number;
  change: z.infer<typeof ProfileChange>;
}): Promise<StaffProfile> =>
  transaction(async () => {
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const profile = { ...(await readProfile({ id })), ...values };
    await upsertProfile(id, profile);
    return profile;
  });

/** Counts accounts and active accounts, now and at an instant. */
export const countUserGrowth = countUserRows;

/** Returns accounts that contain a text, for the global search. */
export const searchUserRecords = selectUserRecords;

/** Finds the newest customers' accounts by a part of their name, address or telephone number. */
export const findUserPeople = selectUserPeople;
