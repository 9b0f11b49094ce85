import { enqueue } from '../jobs/enqueue.server.ts';
import { countHit } from '../security/rate-limit.server.ts';
import { hashOfSecret } from '../security/secrets.server.ts';
import { type Mail, sendMail } from './mail.server.ts';

/** Limit for emails of one kind to one address. */
export const UNPROVEN_ADDRESS_LIMIT = { hits: 3, seconds: 86_400 };
/** Limit for all emails to unverified addresses, so that outsiders cannot send mass email through this site. */
export const UNPROVEN_LIMIT = { hits: 100, seconds: 3_600 };
/** Job that notifies the administrators that the limit was exceeded, once an hour at most. */
export const BRAKE_JOB = 'mail-brake';

/**
 * Sends an email to an unverified address; beyond the limits it is dropped. It must not contain text that a visitor
 * typed.
 * @param kind purpose of the email; each purpose has its own limit for an address.
 * @returns whether it was sent.
 */
export async function sendUnprovenMail(kind: string, mail: Mail): Promise<boolean> {
  const address = await countHit(
    `mail:unproven:${kind}:${hashOfSecret(mail.to.toLowerCase())}`,
    UNPROVEN_ADDRESS_LIMIT,
  );
  if (address.hits > UNPROVEN_ADDRESS_LIMIT.hits) return false;
  const all = await countHit('mail:unproven', UNPROVEN_LIMIT);
  if (all.hits === UNPROVEN_LIMIT.hits + 1) await enqueue(BRAKE_JOB, {});
  if (all.hits > UNPROVEN_LIMIT.hits) return false;
  await sendMail(mail);
  return true;
}
