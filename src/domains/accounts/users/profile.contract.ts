import { z } from 'zod';

/** What a member of the staff says of themselves, and wishes. */
export const StaffProfile = z.object({
  position: z.string(),
  department: z.string(),
  /** Civil day; empty when not told. */
  join_date: z.string(),
  bio: z.string(),
  /** Address of the picture; empty without one. */
  avatar: z.string(),
  language: z.string(),
  timezone: z.string(),
  email_notifications: z.boolean(),
  sms_notifications: z.boolean(),
  login_alerts: z.boolean(),
  /** Minutes; null for the one of the settings. */
  session_timeout: z.int().nullable(),
});
export type StaffProfile = z.infer<typeof StaffProfile>;
