import type { Role } from '#src/kernel/actor.ts';
import { TIME_ZONE } from '#src/kernel/dates.ts';
import type { StaffProfile } from './profile.contract.ts';

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
