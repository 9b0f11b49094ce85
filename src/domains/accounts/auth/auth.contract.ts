import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, ProfileFields, User } from '#src/domains/accounts/users/user.contract.ts';
import { ROLES } from '#src/kernel/actor.ts';
import { EMAIL_MAX, Email, Id, Line } from '#src/kernel/fields.ts';
import { GivenCode, TwoFactorAwaited } from './two-factor.contract.ts';

/** Absolute life of a session, whatever its activity. */
export const STAFF_SESSION_HOURS = 12;
export const CUSTOMER_SESSION_DAYS = 30;
export const RESET_LINK_MINUTES = 30;
export const INVITATION_DAYS = 7;
export const VERIFICATION_HOURS = 24;
/** An account that was never confirmed and owns nothing goes after this time. */
export const UNVERIFIED_DAYS = 30;
/** How long the owner of the earlier address may contest its replacement. */
export const DISAVOWAL_DAYS = 7;
/** How long a browser is remembered as one that signed in. */
export const DEVICE_SECONDS = 365 * 86_400;

/** Any text: whether it is the right one is for the comparison to say. */
const GivenPassword = z.string().min(1).max(1_000);
/** Whose password it is: what they may do, and what others know of them. */
export const PasswordOwner = z.object({
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export const NewPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

const samePassword = (fields: { password: string; password_confirmation: string }): boolean =>
  fields.password === fields.password_confirmation;
const MISMATCH = { path: ['password_confirmation'], error: 'Les mots de passe ne correspondent pas' };

/** Any line: an address that is none is answered like an unknown one. */
const GivenEmail = Line(EMAIL_MAX, 1).transform((email) => email.toLowerCase());

export const Credentials = z.object({
  email: GivenEmail,
  password: GivenPassword,
});
export const Registration = z
  .object({ ...ProfileFields, email: Email, password: NewPassword, password_confirmation: z.string() })
  .refine(samePassword, MISMATCH);
export const PasswordChange = z
  .object({ current_password: GivenPassword, password: NewPassword, password_confirmation: z.string() })
  .refine(samePassword, MISMATCH);
export const ForgottenPassword = z.object({ email: GivenEmail });
export const PasswordReset = z
  .object({ token: z.string().min(1).max(200), password: NewPassword, password_confirmation: z.string() })
  .refine(samePassword, MISMATCH);

/** What somebody signed in should do; screens lead there. */
export const Reminders = z.object({
  /** A second factor is demanded of this account and missing: until then only its profile is open. */
  must_enrol: z.boolean(),
  /** The password has reached the age at which the settings remind the staff of it. */
  renewal_due: z.boolean(),
  /** The last sign-in of this member of the staff showed a password that would be refused today. */
  strength_due: z.boolean(),
});
export type Reminders = z.infer<typeof Reminders>;

/** What a sign-in answers, at the top level beside `success`. */
export const SignedIn = z.object({ token: z.string(), user: User, reminders: Reminders });
export type SignedIn = z.infer<typeof SignedIn>;
export const SignInAnswer = z.union([SignedIn, TwoFactorAwaited]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;
/** A link of a letter. */
export const MailedToken = z.object({ token: z.string().min(1).max(200) });
/** The link that proves an address; outside a session of its account the account's password comes with it. */
export const Verification = MailedToken.extend({ password: GivenPassword.optional() });
/** Who proves again who they are: by the password, or by a code of the second factor. */
export const SignInProof = z.object({ password: GivenPassword.optional(), code: GivenCode.optional() });
export type SignInProof = z.infer<typeof SignInProof>;
export const SignInConfirmation = SignInProof.refine(
  ({ password, code }) => (password === undefined) !== (code === undefined),
  {
    path: ['password'],
    error: 'Saisissez votre mot de passe, ou un code de vérification.',
  },
);
/** What changes in how an account is opened, as letters tell it. */
export const SECURITY_CHANGES = [
  'password',
  'role',
  'state',
  'address',
  'created',
  'removed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes',
  'two-factor-lock',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];
/** Becomes the account's address once its link is opened; null when nothing is awaited. */
const PendingEmail = z.string().nullable();
export const CurrentUser = z.object({ user: User, reminders: Reminders, pending_email: PendingEmail });

export const Session = z.object({
  id: z.int(),
  device: z.string(),
  ip: z.string(),
  /** As far as the address tells. */
  location: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const SessionList = z.object({ sessions: z.array(Session) });
/** Where an account is signed in, as the back office sees it. */
export const UserAccess = SessionList.extend({
  two_factor_enabled: z.boolean(),
  /** Nobody has chosen a password yet: the invitation is under way. */
  is_invited: z.boolean(),
});
export type UserAccess = z.infer<typeof UserAccess>;
export const SessionKey = z.object({ id: Id });

/**
 * What the door of a browser adds to a sign-in: the cookie half of the session it is about to set,
 * the secret of a device that signed in before, and the one to set for the next time.
 */
export const BrowserSecrets = z.object({
  bind: z.string().optional(),
  knownDevice: z.string().optional(),
  newDevice: z.string().optional(),
});
