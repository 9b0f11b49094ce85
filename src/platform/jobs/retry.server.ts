import { DomainError } from '#src/kernel/errors.ts';

/** Runs of one job before it is marked as failed. */
export const MAX_ATTEMPTS = 10;

const FIRST_DELAY_SECONDS = 9;
const GROWTH = 3;
const JITTER = 0.2;
const LABEL_LENGTH = 120;

/** Returns the seconds until the next try after `attempts` failures: 9 s, 27 s, … 16 h; about 24 h in all, ±20 %. */
export function retryDelaySeconds(attempts: number, random: () => number = Math.random): number {
  return FIRST_DELAY_SECONDS * GROWTH ** (attempts - 1) * (1 - JITTER + 2 * JITTER * random());
}

/**
 * Returns what is stored of a failure: kind and codes, never the message, which may quote an address or a text.
 */
export function errorLabel(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes = [error.name];
  if (error instanceof DomainError) codes.push(error.code);
  else if ('code' in error && /^[\w-]{1,40}$/.test(String(error.code))) codes.push(String(error.code));
  if ('responseCode' in error && Number.isInteger(error.responseCode)) codes.push(String(error.responseCode));
  return codes.join(' ').slice(0, LABEL_LENGTH);
}
