import { type DomainError, invalidField } from '#src/kernel/errors.ts';

export const emailTaken = (): DomainError => invalidField('email', 'Cette adresse e-mail est déjà utilisée');
