import type { Generated } from 'kysely';
import type { Role } from '#src/kernel/actor.ts';
import type { Bit, Instant } from './column-types.server.ts';

/** Rows of who has an account, and how they prove it. */

export interface UserRow {
  id: Generated<number>;
  name: string;
  email: string;
  /** When somebody proved to read this address; null until then. */
  email_verified_at: Generated<Instant | null>;
  password_hash: string;
  /** Null until it was changed for the first time. */
  password_changed_at: Generated<Instant | null>;
  /** 1 when a sign-in of the staff found it too easy to guess. */
  password_is_weak: Generated<Bit>;
  role: Role;
  /** Of a manager: names of rights, separated by commas. */
  rights: Generated<string>;
  phone: string;
  address: string;
  is_active: Bit;
  last_login_at: Instant | null;
  /** 1 while only the visitor who registered has named the address: nobody has proved it yet. */
  is_self_registered: Generated<Bit>;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** What a member of the staff says of themselves, and wishes; absent until saved once. */
export interface UserProfileRow {
  user_id: number;
  position: string;
  department: string;
  /** Civil day; empty when not told. */
  join_date: string;
  bio: string;
  avatar: string;
  language: string;
  timezone: string;
  email_notifications: Bit;
  sms_notifications: Bit;
  login_alerts: Bit;
  /** Minutes; null for the one of the settings. */
  session_timeout: number | null;
  updated_at: Instant;
}

export interface TwoFactorRow {
  user_id: number;
  /** Base32, sealed for this account. */
  secret: string;
  /** Null while the first code has not been typed. */
  enabled_at: Instant | null;
  /** Time step of the last code taken: none is taken twice. */
  last_step: number;
  created_at: Instant;
}

export interface RecoveryCodeRow {
  code_hash: string;
  user_id: number;
  used_at: Instant | null;
}

/** A sign-in whose password was right and whose second factor is awaited. */
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
  /** Hash of the cookie half; null for a session opened outside a browser. */
  bind_hash: string | null;
  user_agent: string;
  ip: string;
  created_at: Instant;
  /** Last time the person proved again who they are; null until then, the sign-in itself counts. */
  confirmed_at: Generated<Instant | null>;
  last_seen_at: Instant;
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

/** A mailed link that proves an address; the address becomes the account's own once it is opened. */
export interface EmailVerificationRow {
  token_hash: string;
  user_id: number;
  email: string;
  expires_at: Instant;
}

/** A mailed link by which the owner of the earlier address contests its replacement. */
export interface AddressDisavowalRow {
  token_hash: string;
  user_id: number;
  /** The address that the account had. */
  email: string;
  was_verified: Bit;
  created_at: Instant;
  expires_at: Instant;
}
