import { enqueue } from '../jobs/enqueue.server.ts';
import { countHit } from '../security/rate-limit.server.ts';
import { hashOfSecret } from '../security/secrets.server.ts';
import { type Mail, sendMail } from './mail.server.ts';

/** Why somebody is written to whose address nobody has proved. */
export type UnprovenKind = 'acknowledgement' | 'newsletter' | 'password-reset' | 'receipt' | 'verification';

/** Letters of one kind to one address. */
export const UNPROVEN_ADDRESS_LIMIT = { hits: 3, seconds: 86_400 };
/** Letters of all kinds to all unproven addresses: strangers shall not write through this site. */
export const UNPROVEN_LIMIT = { hits: 100, seconds: 3_600 };
/** Job that tells the administrators that the brake has closed, once an hour at most. */
export const BRAKE_JOB = 'mail-brake';

/**
 * Sends a letter to an address that nobody has proved; beyond the limits it is dropped. Nothing that a visitor typed
 * belongs in it.
 * @returns whether it was sent.
 */
export async function sendUnprovenMail(kind: UnprovenKind, mail: Mail): Promise<boolean> {
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
