import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { Email } from '#src/kernel/fields.ts';
import { type CommandCall, UsageError } from './command-shape.server.ts';

/** Reads the address that a command was given. @throws UsageError */
export function readAddress({ words: [word] }: CommandCall, name: string): string {
  const parsed = Email.safeParse(word);
  if (parsed.success) return parsed.data;
  throw new UsageError(
    word === undefined ? `De qui ? faitage ${name} ADRESSE.` : `« ${word} » n’est pas une adresse e-mail.`,
  );
}

/** Returns the account with an address. @throws Error with one French sentence. */
export async function readAccountByAddress(email: string): Promise<Account> {
  const account = await findAccount({ email });
  if (account !== null) return account;
  throw new Error(`Aucun compte n’a l’adresse ${email} : faitage admin list montre ceux de l’équipe.`);
}

/** Returns the account of a member of the staff with an address. @throws Error with one French sentence. */
export async function readStaffByAddress(email: string): Promise<Account> {
  const account = await readAccountByAddress(email);
  if (account.role === 'user') {
    throw new Error(`${email} est le compte d’un client, qui choisit lui-même : lien « Mot de passe oublié » du site.`);
  }
  if (account.is_active) return account;
  throw new Error(
    `Le compte ${email} est désactivé : un administrateur le réactive (Utilisateurs), ou créez-en un autre.`,
  );
}

/** @throws Error with one French sentence when an account has this address already. */
export async function refuseKnownAddress(email: string): Promise<void> {
  const account = await findAccount({ email });
  if (account === null) return;
  const remedy =
    account.role === 'user'
      ? 'donnez-en une autre, ou changez son rôle dans l’administration (Utilisateurs).'
      : `faitage admin reset-password ${email} y redonne accès.`;
  throw new Error(`Un compte a déjà l’adresse ${email} : ${remedy}`);
}

/**
 * Says the first reason of a refused field, which a form would show beside it.
 * @param names how the command calls a field.
 */
export function withFieldReason(error: unknown, names: Record<string, string> = {}): unknown {
  const [refused] = error instanceof DomainError ? Object.entries(error.fields ?? {}) : [];
  const [field = '', [reason] = []] = refused ?? [];
  if (reason === undefined) return error;
  const name = names[field];
  return new Error(name === undefined ? reason : `${name} : ${reason}`, { cause: error });
}
