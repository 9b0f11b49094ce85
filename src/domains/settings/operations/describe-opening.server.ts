import { now } from '#src/platform/clock.server.ts';
import { openingAt, openingSentence } from '../opening-hours.rules.ts';
import { OPENING_HOURS_TEXTS } from '../opening-hours.texts.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns whether the company is open now, and the sentence for visitors; empty when it never opens. */
export async function describeOpening(): Promise<{ is_open: boolean; sentence: string }> {
  const { hours } = await readSettings();
  const at = now();
  const sentence = openingSentence(hours, at, OPENING_HOURS_TEXTS) ?? '';
  return { is_open: openingAt(hours, at).isOpen, sentence };
}
