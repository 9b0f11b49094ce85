import { activityType, type Words } from '#src/domains/activity/activity.rules.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { activityDescription, getPlace } from './activity.rules.ts';
import type { Activity } from './profile.contract.ts';

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
