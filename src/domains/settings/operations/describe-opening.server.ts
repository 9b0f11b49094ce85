import { z } from 'zod';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { openingAt, openingSentence } from '../opening-hours.rules.ts';
import { OPENING_HOURS_TEXTS } from '../opening-hours.texts.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns whether the company is open now, and the sentence for visitors; empty when it never opens. */
export const describeOpening = query({
  allow: 'system',
  input: z.object({}),
  output: z.object({ is_open: z.boolean(), sentence: z.string() }),
  run: async (_input, context) => {
    const { hours } = await readSettings(context, {});
    const at = now();
    const sentence = openingSentence(hours, at, OPENING_HOURS_TEXTS) ?? '';
    return { is_open: openingAt(hours, at).isOpen, sentence };
  },
});
