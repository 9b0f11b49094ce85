import { z } from 'zod';

/** Profile and preferences of a staff member. */
export const StaffProfile = z.object({
  position: z.string(),
  department: z.string(),
  /** Civil day; empty when unknown. */
  join_date: z.string(),
  bio: z.string(),
  /** URL of the picture; empty without one. */
  avatar: z.string(),
  language: z.string(),
  timezone: z.string(),
  email_notifications: z.boolean(),
  sms_notifications: z.boolean(),
  login_alerts: z.boolean(),
  /** Minutes; null for the value of the settings. */
  session_timeout: z.int().nullable(),
});
export type StaffProfile = z.infer<typeof StaffProfile>;
