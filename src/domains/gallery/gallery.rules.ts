import { DomainError, invalidField } from '#src/kernel/errors.ts';

export const itemNotFound = (): DomainError => new DomainError('not-found', 'Cette réalisation n’existe pas.');

/** Returns the error for two concurrent saves: the later must start again. */
export const refuseRace = (): DomainError =>
  new DomainError(
    'conflict',
    'Cette réalisation vient d’être modifiée par quelqu’un d’autre. Rechargez-la avant d’enregistrer.',
  );

export const placeRefused = (): DomainError => invalidField('ids', 'Une réalisation ne peut avoir qu’une place.');

export const orderedMissing = (): DomainError =>
  new DomainError('not-found', 'Une de ces réalisations n’existe plus : rechargez la liste.');
