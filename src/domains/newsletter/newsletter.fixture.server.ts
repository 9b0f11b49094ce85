import { isoIn } from '#src/platform/clock.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { CONFIRM_HOURS } from './newsletter.contract.ts';
import { confirmRequest, selectByEmail, upsertRequest } from './newsletter.store.server.ts';

/** Stores an unconfirmed address; returns the token that was emailed to it. */
export async function aPendingAddress(email: string): Promise<string> {
  const token = newSecret();
  const expiresAt = isoIn(CONFIRM_HOURS * 3_600);
  await upsertRequest({ email, confirmHash: hashOfSecret(token), expiresAt, unsubscribeToken: newSecret() });
  return token;
}

/** Stores a confirmed address; returns its id and the token that ends the subscription. */
export async function aSubscriber(email: string): Promise<{ id: number; unsubscribeToken: string }> {
  await aPendingAddress(email);
  const row = await selectByEmail(email);
  if (row === undefined) throw new Error('Nothing was stored.');
  await confirmRequest(row.id);
  return { id: row.id, unsubscribeToken: row.unsubscribe_token };
}
