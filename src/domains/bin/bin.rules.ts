import { type Actor, hasRight, holdsMachine } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { BIN_KINDS, BIN_RIGHTS, type BinKind } from './bin.contract.ts';

/** Kinds that a caller may restore, and the account whose own records they see; null for the server, which sees all. */
export interface BinReach {
  kinds: readonly BinKind[];
  userId: number | null;
}

export function getReach(actor: Actor): BinReach {
  if (holdsMachine(actor)) return { kinds: BIN_KINDS, userId: null };
  if (actor.kind === 'visitor') return { kinds: [], userId: 0 };
  const kinds = BIN_KINDS.filter((kind) => {
    const right = BIN_RIGHTS[kind];
    return right === 'own' || hasRight(actor, right);
  });
  return { kinds, userId: actor.userId };
}

export const notInBin = (): DomainError => new DomainError('not-found', 'Cet élément n’est plus dans la corbeille.');

/** Creates the error for an address that somebody takes at the same moment; its cause has ended the transaction. */
export const placeTaken = (cause: unknown): DomainError =>
  new DomainError('conflict', 'Sa place vient d’être prise par un autre élément : réessayez.', { cause });

const DAY_MS = 86_400_000;

/** Returns the whole days until a record is gone; the last day counts. */
export const getDaysLeft = (expiresAt: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / DAY_MS));
