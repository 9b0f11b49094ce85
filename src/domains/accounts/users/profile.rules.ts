import type { Role } from '#src/kernel/actor.ts';
import { TIME_ZONE } from '#src/kernel/dates.ts';
import type { StaffProfile } from './profile.contract.ts';

/** The profile of somebody who has never saved one; new devices are told to the staff unless they say no. */
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
