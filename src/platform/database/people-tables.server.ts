import type { Generated } from 'kysely';
import type { Role } from '#src/kernel/actor.ts';
import type { Bit, Instant } from './column-types.server.ts';

/** Rows of accounts and of their authentication. */

export interface UserRow {
  id: Generated<number>;
  name: string;
  email: string;
  /** Time when the address was verified; null until then. */
  email_verified_at: Generated<Instant | null>;
  password_hash: string;
  /** Null until the first change of the password. */
  password_changed_at: Generated<Instant | null>;
  /** 1 when a staff sign-in found it too easy to guess. */
  password_is_weak: Generated<Bit>;
  role: Role;
  /** Rights of a manager: names, separated by commas. */
  rights: Generated<string>;
  phone: string;
  address: string;
  is_active: Bit;
  last_login_at: Instant | null;
  /** 1 while only the visitor who registered has named the address, without verification. */
  is_self_registered: Generated<Bit>;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Profile and preferences of a staff member; absent until the first save. */
export interface UserProfileRow {
  user_id: number;
  position: string;
  department: string;
  /** Civil day; empty when unknown. */
  join_date: string;
  bio: string;
  avatar: string;
  language: string;
  timezone: string;
  email_notifications: Bit;
  sms_notifications: Bit;
  login_alerts: Bit;
  /** Minutes; null for the value of the settings. */
  session_timeout: number | null;
  updated_at: Instant;
}

export interface TwoFactorRow {
  user_id: number;
  /** Base32, encrypted for this account. */
  secret: string;
  /** Null until the first code was entered. */
  enabled_at: Instant | null;
  /** Time step of the last accepted code, so that none is accepted twice. */
  last_step: number;
  created_at: Instant;
}

export interface RecoveryCodeRow {
  code_hash: string;
  user_id: number;
  used_at: Instant | null;
}

/** Sign-in with a correct password that still waits for the second factor. */
export interface LoginChallengeRow {
  token_hash: string;
  user_id: number;
  attempts: number;
  expires_at: Instant;
}

export interface SessionRow {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** Hash of the browser secret in the cookie; null for a session opened outside a browser. */
  bind_hash: string | null;
  user_agent: string;
  ip: string;
  created_at: Instant;
  /** Last time the person proved their identity again; while it is null, the sign-in itself counts. */
  confirmed_at: Generated<Instant | null>;
  last_seen_at: Instant;
  expires_at: Instant;
}

/** Token with which a program acts for a person; deleted when it is revoked. */
export interface ApiTokenRow {
  id: Generated<number>;
  user_id: number;
  name: string;
  token_hash: string;
  access: 'read' | 'change' | 'calendar';
  /** Names, separated by commas. */
  rights: string;
  created_at: Instant;
  expires_at: Instant;
  /** Exact to a minute. */
  last_used_at: Generated<Instant | null>;
}

/** Person at the identity provider who may sign in to an account. */
export interface OpenidLinkRow {
  id: Generated<number>;
  user_id: number;
  issuer: string;
  subject: string;
  created_at: Instant;
  last_used_at: Instant;
}

/** Sign-in that is going on at the identity provider; deleted when the person comes back. */
export interface OpenidAttemptRow {
  state_hash: string;
  /** Hash of the secret in the cookie of the browser that began it. */
  browser_hash: string;
  /** Session that it confirms; null for a new one. */
  session_id: number | null;
  started_at: Instant;
  expires_at: Instant;
}

export interface LoginDeviceRow {
  token_hash: string;
  user_id: number;
  created_at: Instant;
}

export interface PasswordResetRow {
  token_hash: string;
  user_id: number;
  expires_at: Instant;
}

/** Mailed link that verifies an address; when it is opened, the address becomes the account's own. */
export interface EmailVerificationRow {
  token_hash: string;
  user_id: number;
  email: string;
  expires_at: Instant;
}

/** Mailed link with which the owner of the previous address contests its replacement. */
export interface AddressDisavowalRow {
  token_hash: string;
  user_id: number;
  /** Previous address of the account. */
  email: string;
  was_verified: Bit;
  created_at: Instant;
  expires_at: Instant;
}
