import type { Role } from '#src/kernel/actor.ts';
import { TIME_ZONE } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import type { StaffProfile } from './profile.contract.ts';

export const EXPORT_LIMIT = { hits: 10, seconds: 3_600 };

export const emailTaken = (): DomainError => invalidField('email', 'Cette adresse e-mail est déjà utilisée');

export const userNotFound = (): DomainError => new DomainError('not-found', 'Ce compte n’existe pas.');

/** Error that prevents the loss of the last administrator. */
export const lastAdmin = (): DomainError =>
  new DomainError(
    'conflict',
    'C’est le dernier administrateur actif : il ne peut être ni rétrogradé, ni désactivé, ni supprimé.',
  );

/** Returns the profile before the first save; new devices are reported to staff unless they decline. */
export const defaultProfile = (role: Role): StaffProfile => ({
  position: '',
  department: '',
  join_date: '',
  bio: '',
  avatar: '',
  language: 'fr',
  timezone: TIME_ZONE,
  email_notifications: true,
  sms_notifications: false,
  login_alerts: role !== 'user',
  session_timeout: null,
});
