import { capitalised, toSentence, type Words } from '#src/domains/activity/activity.rules.ts';

/**
 * Returns one's own action as a sentence: "A modifié le service « Zinguerie »".
 * @param comings sentences for sign-ins and sign-outs, by action.
 */
export function activityDescription(
  act: Parameters<typeof toSentence>[0],
  words: Words,
  comings: Record<string, string>,
): string {
  const own = Object.hasOwn(comings, act.action) ? comings[act.action] : undefined;
  return capitalised(own ?? toSentence(act, words));
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PRIVATE = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^f[cd]|^fe80/i;

/** Returns the kind of network of an IP address. */
export function getPlace(ip: string): 'here' | 'local' | 'internet' | 'unknown' {
  if (ip === '') return 'unknown';
  if (LOOPBACK.test(ip)) return 'here';
  return PRIVATE.test(ip) ? 'local' : 'internet';
}
