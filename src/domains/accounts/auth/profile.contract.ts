import { z } from 'zod';
import { StaffProfile } from '#src/domains/accounts/users/profile.contract.ts';
import { ADDRESS_MAX, ProfileFields } from '#src/domains/accounts/users/user.contract.ts';
import { ACTIVITY_TYPES } from '#src/domains/activity/activity.contract.ts';
import { ImageFile, ImageInput } from '#src/domains/media/media.contract.ts';
import { LANGUAGES, TIME_ZONES } from '#src/domains/settings/appearance.contract.ts';
import { SESSION_TIMEOUT_MINUTES } from '#src/domains/settings/setting.contract.ts';
import { Count, Email, Line, Phone, Text } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { CurrentUser } from './auth.contract.ts';
import { TwoFactorState } from './two-factor.contract.ts';

export const POST_MAX = 120;
export const BIO_MAX = 2_000;
/** Largest form with one picture, with room for the other fields. */
export const AVATAR_FORM_BYTES = 15_500_000;
/** Largest JSON body with a profile picture as a data URL. */
export const AVATAR_JSON_BYTES = 5_000_000;

const Day = z.union([z.literal(''), z.iso.date('Date invalide.')]);

/** Changes to one's own account; missing fields stay unchanged. */
export const ProfileChange = z.object({
  name: ProfileFields.name.optional(),
  email: Email.optional(),
  /** Required when the address changes. */
  current_password: z.string().max(1_000).optional(),
  phone: Phone.nullish(),
  address: Line(ADDRESS_MAX).nullish(),
  position: Line(POST_MAX).optional(),
  department: Line(POST_MAX).optional(),
  join_date: Day.optional(),
  bio: Text(BIO_MAX).optional(),
  language: z.enum(LANGUAGES).optional(),
  timezone: z.enum(TIME_ZONES).optional(),
  email_notifications: z.boolean().optional(),
  sms_notifications: z.boolean().optional(),
  login_alerts: z.boolean().optional(),
  /** Minutes; null for the value of the settings, which is also the maximum. */
  session_timeout: z.literal(SESSION_TIMEOUT_MINUTES).nullable().optional(),
  /** Value that the editor read; the change is refused if the account was saved since. */
  updated_at: z.string().optional(),
});
export type ProfileChange = z.input<typeof ProfileChange>;

/** A file, or a data URL. */
export const AvatarUpload = z
  .object({ bytes: ImageFile.optional(), avatar: ImageInput.optional() })
  .refine(({ bytes, avatar }) => bytes !== undefined || avatar !== undefined, {
    path: ['avatar'],
    error: 'Image attendue.',
  });

export const ProfileSaved = CurrentUser.pick({ user: true, pending_email: true }).extend({ profile: StaffProfile });
export type ProfileSaved = z.infer<typeof ProfileSaved>;

export const OwnProfile = CurrentUser.extend({
  profile: StaffProfile,
  two_factor: TwoFactorState,
  /** When the current password was chosen, and the age at which a new one is recommended. */
  chosen_at: z.string(),
  renewal_days: z.int(),
  /** Idle minutes after which the settings end a session. */
  longest_timeout: z.int(),
  statistics: z.object({
    logins: z.int(),
    sessions_this_month: z.int(),
    actions: z.int(),
    last_login: z.string().nullable(),
  }),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const Activity = z.object({
  id: z.int(),
  type: z.enum(ACTIVITY_TYPES),
  description: z.string(),
  timestamp: z.string(),
  location: z.string(),
  device: z.string(),
  ip: z.string(),
});
export type Activity = z.infer<typeof Activity>;
export const ActivityQuery = z.object({ page: Count(100_000).default(1), per_page: Count(999_999).optional() });
export const ActivityPage = getPage(Activity);
