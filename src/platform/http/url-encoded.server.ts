import { DomainError } from '#src/kernel/errors.ts';

/** Maximum number of fields of one form; far above any form of the app. */
export const FIELDS_MAX = 50;

const SEPARATOR = '&'.charCodeAt(0);
const TOO_MANY = 'Le formulaire compte trop de champs.';

/** Parses a URL-encoded form in linear time. @throws DomainError `too-large` above 50 fields, before parsing. */
export function parseUrlEncoded(bytes: Uint8Array): [name: string, value: string][] {
  let separators = 0;
  for (const byte of bytes) {
    if (byte === SEPARATOR && ++separators >= FIELDS_MAX) throw new DomainError('too-large', TOO_MANY);
  }
  return [...new URLSearchParams(new TextDecoder().decode(bytes))];
}
