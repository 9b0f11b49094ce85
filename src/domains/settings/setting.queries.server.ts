import { z } from 'zod';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { settingsFrom } from './setting.rules.ts';
import { selectSettings } from './setting.store.server.ts';
import { OWNED_GROUPS, SettingsExport, SettingsReading } from './setting-exchange.contract.ts';

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

/** Lists every group that the owner can change, with its defaults and its version. */
export const listSettings = query({
  allow: 'settings',
  input: z.object({}),
  output: SettingsReading,
  run: async () => {
    const { groups, versions } = await selectSettings();
    const own = OWNED_GROUPS.map((group) => [group, versions[group] ?? ''] as const);
    return { data: settingsFrom(groups), versions: Object.fromEntries(own) as SettingsReading['versions'] };
  },
});
