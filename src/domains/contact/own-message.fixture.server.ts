import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { confirmEmail } from '#src/domains/accounts/users/user.internal.server.ts';
import { writeOwnMessage } from './commands/write-own-message.server.ts';
import type { OwnMessage } from './own-message.contract.ts';

/** Creates a customer with a verified address. */
export async function aVerifiedCustomer(email: string): Promise<Account> {
  const { id } = await anAccount({ email });
  return confirmEmail({ id, email });
}

/** Sends a message from this customer's account. */
export const anOwnMessage = (account: Account, subject = 'Une question'): Promise<OwnMessage> =>
  writeOwnMessage(asAccount(account), { subject, message: 'Quand passez-vous ?' });
