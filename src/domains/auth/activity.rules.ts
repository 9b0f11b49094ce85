import { sentenceOf, type Words } from '#src/domains/activity/activity.rules.ts';
import type { Activity } from './profile.contract.ts';

const ROOMS_OF_SECURITY = ['session', 'password', 'two-factor'];

/** Which of the four kinds of activity an action of the audit log is. */
export function activityType(action: string): Activity['type'] {
  if (action === 'session.open') return 'login';
  if (action === 'session.close') return 'logout';
  return ROOMS_OF_SECURITY.includes(action.split('.')[0] ?? '') ? 'security' : 'update';
}

/**
 * What one did oneself: "A modifié le service « Zinguerie »".
 * @param comings sentences for comings and goings, by action.
 */
export function activityDescription(
  act: Parameters<typeof sentenceOf>[0],
  words: Words,
  comings: Record<string, string>,
): string {
  const own = Object.hasOwn(comings, act.action) ? comings[act.action] : undefined;
  const sentence = own ?? sentenceOf(act, words);
  return sentence.charAt(0).toLocaleUpperCase('fr') + sentence.slice(1);
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PRIVATE = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^f[cd]|^fe80/i;

/** As far as an address tells where somebody was. */
export function placeOf(ip: string): 'here' | 'local' | 'internet' | 'unknown' {
  if (ip === '') return 'unknown';
  if (LOOPBACK.test(ip)) return 'here';
  return PRIVATE.test(ip) ? 'local' : 'internet';
}
