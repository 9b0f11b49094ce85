import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { createAccount } from '#src/domains/accounts/users/operations/create-account.server.ts';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { listAdmins } from '#src/domains/accounts/users/operations/list-admins.server.ts';
import { Email } from '#src/kernel/fields.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { hashPassword } from '#src/platform/security/password-hash.server.ts';
import { NewPassword } from '../auth.contract.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

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
