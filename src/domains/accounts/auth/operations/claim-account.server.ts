import { confirmEmail } from '#src/domains/accounts/users/operations/confirm-email.server.ts';
import { createAccount } from '#src/domains/accounts/users/operations/create-account.server.ts';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { NAME_MAX } from '#src/kernel/fields.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { closeAccount } from './close-account.server.ts';

/**
 * Replaces an account that a visitor opened with another person's address and never verified by a new one for the
 * owner of the address: no data, settings or sessions of the old account remain.
 */
export const claimAccount = (
  context: Context,
  { user: { id, email }, passwordHash }: { user: User; passwordHash: string },
): Promise<{ id: number }> =>
  transaction(async () => {
    await closeAccount(context, { id });
    const name = (email.split('@')[0] ?? '').slice(0, NAME_MAX);
    const fresh = { name, email, role: 'user' as const, phone: '', address: '', passwordHash };
    const account = await createAccount(fresh);
    await confirmEmail({ id: account.id, email });
    return { id: account.id };
  });
