import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN, ProfileFields, User } from '#src/domains/accounts/users/user.contract.ts';
import { ROLES } from '#src/kernel/actor.ts';
import { EMAIL_MAX, Email, Id, Line } from '#src/kernel/fields.ts';
import { CodeInput, TwoFactorAwaited } from './two-factor.contract.ts';

/** Longest duration of a session, even with activity, in hours. */
export const STAFF_SESSION_HOURS = 12;
export const CUSTOMER_SESSION_DAYS = 30;
export const RESET_LINK_MINUTES = 30;
export const INVITATION_DAYS = 7;
export const VERIFICATION_HOURS = 24;
/** Days after which an account that was never confirmed and owns nothing is deleted. */
export const UNVERIFIED_DAYS = 30;
/** Days during which the owner of the previous address may contest the change. */
export const DISAVOWAL_DAYS = 7;
/** Seconds for which a browser is remembered as a known device. */
export const DEVICE_SECONDS = 365 * 86_400;

/** Accepts any text: only the comparison decides whether the password is right. */
const PasswordInput = z.string().min(1).max(1_000);
/** Owner of a password: their role, and words known about them. */
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

/** Accepts any line: an invalid address is answered like an unknown one. */
const EmailInput = Line(EMAIL_MAX, 1).transform((email) => email.toLowerCase());

export const Credentials = z.object({
  email: EmailInput,
  password: PasswordInput,
});
export const Registration = z
  .object({ ...ProfileFields, email: Email, password: NewPassword, password_confirmation: z.string() })
  .refine(samePassword, MISMATCH);
export const PasswordChange = z
  .object({ current_password: PasswordInput, password: NewPassword, password_confirmation: z.string() })
  .refine(samePassword, MISMATCH);
export const ForgottenPassword = z.object({ email: EmailInput });
export const PasswordReset = z
  .object({ token: z.string().min(1).max(200), password: NewPassword, password_confirmation: z.string() })
  .refine(samePassword, MISMATCH);

/** Actions that a signed-in user should take; screens link to them. */
export const Reminders = z.object({
  /** A required second factor is missing: until it is set up, only the profile is open. */
  must_enrol: z.boolean(),
  /** The password has reached the age at which the settings remind staff to change it. */
  renewal_due: z.boolean(),
  /** The last sign-in of this staff member used a password that would be refused today. */
  strength_due: z.boolean(),
});
export type Reminders = z.infer<typeof Reminders>;

/** Response of a sign-in, at the top level next to `success`. */
export const SignedIn = z.object({ token: z.string(), user: User, reminders: Reminders });
export type SignedIn = z.infer<typeof SignedIn>;
export const SignInAnswer = z.union([SignedIn, TwoFactorAwaited]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;
/** Token of an emailed link. */
export const MailedToken = z.object({ token: z.string().min(1).max(200) });
/** The link that verifies an address; without a session of its account, the account's password is sent with it. */
export const Verification = MailedToken.extend({ password: PasswordInput.optional() });
/** Proof of identity: the password, or a code of the second factor. */
export const SignInProof = z.object({ password: PasswordInput.optional(), code: CodeInput.optional() });
export type SignInProof = z.infer<typeof SignInProof>;
export const SignInConfirmation = SignInProof.refine(
  ({ password, code }) => (password === undefined) !== (code === undefined),
  {
    path: ['password'],
    error: 'Saisissez votre mot de passe, ou un code de vérification.',
  },
);
/** Changes to the sign-in of an account that are reported by email. */
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
  'api-token',
  'openid-on',
  'openid-off',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];
/** Becomes the account's address once its link is opened; null when no change is pending. */
const PendingEmail = z.string().nullable();
export const CurrentUser = z.object({ user: User, reminders: Reminders, pending_email: PendingEmail });

export const Session = z.object({
  id: z.int(),
  device: z.string(),
  ip: z.string(),
  /** Place derived from the IP address. */
  location: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const SessionList = z.object({ sessions: z.array(Session) });
/** Sessions of an account, as the back office sees them. */
export const UserAccess = SessionList.extend({
  two_factor_enabled: z.boolean(),
  /** When the account was linked to the identity provider; null without a link. */
  openid_since: z.string().nullable(),
  /** Whether the account has no password yet: the invitation has been sent. */
  is_invited: z.boolean(),
});
export type UserAccess = z.infer<typeof UserAccess>;
export const SessionKey = z.object({ id: Id });

/**
 * Browser secrets that the endpoint adds to a sign-in: the cookie secret of the new session,
 * the secret of a known device, and the one to set for the next sign-in.
 */
export const BrowserSecrets = z.object({
  browserSecret: z.string().optional(),
  knownDevice: z.string().optional(),
  newDevice: z.string().optional(),
});
