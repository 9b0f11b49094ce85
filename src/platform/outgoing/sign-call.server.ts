import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Returns a new secret as Standard Webhooks writes it. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface SignedCall {
  id: string;
  at: Date;
  body: string;
  /** While a secret is replaced there are two, and a signature of each. */
  secrets: readonly string[];
}

/** Returns the headers by which a receiver knows the sender (Standard Webhooks 1.0, symmetric signatures). */
export function signCall({ id, at, body, secrets }: SignedCall): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
