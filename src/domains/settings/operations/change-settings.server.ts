import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { GroupChange } from '../setting-exchange.contract.ts';
import { saveSettings } from './save-settings.server.ts';

/** Saves one group of the settings screen. */
export const changeSettings = command({
  allow: 'admin',
  input: GroupChange,
  output: z.object({ group: z.string() }),
  run: async (change, context) => saveSettings(context, change),
});
