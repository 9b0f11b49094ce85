import { activityType, capitalised, toSentence, type Words } from '#src/domains/activity/activity.views.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import type { Activity } from './profile.contract.ts';

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

type Line = Parameters<typeof activityDescription>[0] & { id: number; at: string; ip: string; user_agent: string };

interface LineTexts {
  words: Words;
  /** Sentences for sign-ins and sign-outs, by action. */
  comings: Record<string, string>;
  places: Record<ReturnType<typeof getPlace>, string>;
}

/** Returns a line of the audit log as shown to the person who acted. */
export const toActivity = (line: Line, { words, comings, places }: LineTexts): Activity => ({
  id: line.id,
  type: activityType(line.action),
  description: activityDescription(line, words, comings),
  timestamp: line.at,
  location: places[getPlace(line.ip)],
  device: line.user_agent === '' ? '' : deviceName(line.user_agent),
  ip: line.ip,
});
