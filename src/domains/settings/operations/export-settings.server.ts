import { z } from 'zod';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { SettingsExport } from '../setting-exchange.contract.ts';
import { listSettings } from './list-settings.server.ts';

/** Exports all settings as a file, as a backup or for another site. */
export const exportSettings = query({
  allow: 'settings',
  input: z.object({}),
  output: SettingsExport,
  run: async (_input, context) => ({
    data: (await listSettings(context, {})).data,
    filename: `reglages-${parisDay(now())}.json`,
  }),
});
