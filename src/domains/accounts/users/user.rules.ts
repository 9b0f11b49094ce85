import { DomainError, invalidField } from '#src/kernel/errors.ts';

export const EXPORT_LIMIT = { hits: 10, seconds: 3_600 };

export const emailTaken = (): DomainError => invalidField('email', 'Cette adresse e-mail est déjà utilisée');

export const userNotFound = (): DomainError => new DomainError('not-found', 'Ce compte n’existe pas.');

/** Error that prevents the loss of the last administrator. */
export const lastAdmin = (): DomainError =>
  new DomainError(
    'conflict',
    'C’est le dernier administrateur actif : il ne peut être ni rétrogradé, ni désactivé, ni supprimé.',
  );
