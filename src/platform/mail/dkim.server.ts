import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from '../config.server.ts';

export type DkimConfig = Pick<Config, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'>;

/** DKIM options for signing each email. */
export interface DkimSigning {
  domainName: string;
  keySelector: string;
  privateKey: string;
  headerFieldNames: string;
}

/** RFC 8301: receivers ignore shorter keys. */
const SHORTEST_KEY_BITS = 1_024;

/** All headers that the app writes; one-click unsubscription needs both of its headers signed (RFC 8058). */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'],
].join(':');

const refusal = (name: string, why: string): Error =>
  new Error(`Configuration : la variable ${name} est invalide (${why}).`);

/** Reads PEM text, line ends possibly written `\n` as in a one-line environment file, or the file at this path. */
function toPem(value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    throw refusal('DKIM_PRIVATE_KEY', 'ni une clé PEM ni un fichier lisible');
  }
}

function getKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw refusal('DKIM_PRIVATE_KEY', 'une clé privée RSA au format PEM est attendue, sans mot de passe');
  }
}

/** Returns whether the domains match for DMARC: one must equal the other or be its subdomain. */
const isAligned = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`);

/**
 * Reads the signing options; undefined when emails are not signed. The three variables come together (`readConfig`).
 * @throws Error with one French line that never contains the key.
 */
export function readDkim(config: DkimConfig, senderAddress: string): DkimSigning | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: input } = config;
  if (domain === undefined || selector === undefined || input === undefined) return undefined;
  const senderDomain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1).toLowerCase();
  if (!isAligned(senderDomain, domain) && !isAligned(domain, senderDomain)) {
    throw refusal('DKIM_DOMAIN', `le domaine de l’expéditeur est attendu : ${senderDomain}`);
  }
  const key = getKey(toPem(input));
  if (key.asymmetricKeyType !== 'rsa') throw refusal('DKIM_PRIVATE_KEY', 'une clé RSA est attendue');
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_KEY_BITS) {
    throw refusal('DKIM_PRIVATE_KEY', `une clé d’au moins ${SHORTEST_KEY_BITS} bits est attendue, mieux 2048`);
  }
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    headerFieldNames: SIGNED_HEADERS,
  };
}

/** Returns the public half of the key as its DNS record holds it. */
export const toPublicKey = ({ privateKey }: Pick<DkimSigning, 'privateKey'>): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
