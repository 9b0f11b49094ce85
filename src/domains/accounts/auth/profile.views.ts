import type { OwnProfile } from './profile.contract.ts';

/** Splits a full name at the first space into first and last name. */
export function getNameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export const getName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const PROFILE_PARTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'position',
  'department',
  'join_date',
  'bio',
  'avatar',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Returns the percentage of filled profile fields, and the empty ones. */
export function getCompleteness({ user, profile }: Pick<OwnProfile, 'user' | 'profile'>): {
  percentage: number;
  missing: ProfilePart[];
} {
  const parts: Record<ProfilePart, string> = { ...user, ...profile, ...getNameParts(user.name) };
  const missing = PROFILE_PARTS.filter((part) => parts[part].trim() === '');
  return { percentage: Math.round((100 * (PROFILE_PARTS.length - missing.length)) / PROFILE_PARTS.length), missing };
}

/** Number of recovery codes below which new ones are recommended. */
const CODES_ENOUGH = 3;
/** Idle minutes of a session above which an open screen is a risk. */
const SHORT_TIMEOUT = 30;

export interface ScoreItem {
  key: 'password' | 'twoFactor' | 'codes' | 'alerts' | 'timeout';
  points: number;
  isDone: boolean;
}

/** Returns the security items with their weights; the points of completed items are the score, out of 100. */
export function getSecurityScore(own: OwnProfile): { score: number; items: ScoreItem[] } {
  const { profile, two_factor, reminders, longest_timeout } = own;
  const timeout = Math.min(longest_timeout, profile.session_timeout ?? longest_timeout);
  const items: ScoreItem[] = [
    { key: 'twoFactor', points: 35, isDone: two_factor.enabled },
    { key: 'password', points: 25, isDone: !reminders.renewal_due && !reminders.strength_due },
    { key: 'codes', points: 10, isDone: two_factor.enabled && two_factor.recovery_codes_left >= CODES_ENOUGH },
    { key: 'alerts', points: 15, isDone: profile.login_alerts },
    { key: 'timeout', points: 15, isDone: timeout <= SHORT_TIMEOUT },
  ];
  return { score: items.reduce((sum, { points, isDone }) => sum + (isDone ? points : 0), 0), items };
}
