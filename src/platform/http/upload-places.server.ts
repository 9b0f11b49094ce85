import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';

const PLACES_PER_ADDRESS = 2;
const RETRY_SECONDS = 5;
const TOO_MANY = 'Deux envois de fichiers sont déjà en cours depuis votre connexion. Réessayez dans un instant.';

const places = perApp(() => new Map<string, number>());

/**
 * Takes one of the two upload slots of an address; the returned function releases it.
 * @throws DomainError `limit` when both are taken.
 */
export function takeUploadPlace(address: string): () => void {
  const taken = places();
  const before = taken.get(address) ?? 0;
  if (before >= PLACES_PER_ADDRESS) throw new DomainError('limit', TOO_MANY, { retryAfterSeconds: RETRY_SECONDS });
  taken.set(address, before + 1);
  return () => {
    const left = (taken.get(address) ?? 1) - 1;
    if (left === 0) taken.delete(address);
    else taken.set(address, left);
  };
}
