import { DomainError, invalidField } from '#src/kernel/errors.ts';

/** Wrong codes of one account before it is locked, in all challenges together. */
export const CODE_LIMIT = { hits: 10, seconds: 15 * 60 };
/** Wrong codes while a second factor is being set up. */
export const ENROL_LIMIT = { hits: 10, seconds: 15 * 60 };

/** Returns a code in the form used for comparison, without grouping and case. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Returns whether a code comes from a telephone; a recovery code contains letters. */
export const isTotpCode = (plain: string): boolean => /^\d{6}$/.test(plain);

export const wrongCode = (): DomainError =>
  new DomainError('unauthenticated', 'Ce code est incorrect ou a déjà servi. Attendez le suivant.');
export const wrongConfirmationCode = (): DomainError =>
  invalidField('code', 'Ce code est incorrect ou a déjà servi. Attendez le suivant.');
export const deadChallenge = (): DomainError =>
  invalidField('challenge', 'La vérification a expiré. Recommencez la connexion.');
export const wrongFirstCode = (): DomainError =>
  invalidField('code', 'Ce code ne correspond pas. Vérifiez l’heure de votre téléphone et réessayez.');
export const notSetUp = (): DomainError =>
  new DomainError('conflict', 'Commencez par ajouter le compte dans votre application d’authentification.');
export const alreadyOn = (): DomainError =>
  new DomainError('conflict', 'L’authentification à deux facteurs est déjà activée.');
export const notOn = (): DomainError =>
  new DomainError('conflict', 'L’authentification à deux facteurs n’est pas activée.');
