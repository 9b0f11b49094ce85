import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { settingsFrom } from '../setting.rules.ts';
import { selectSettings } from '../setting.store.server.ts';
import { OWNED_GROUPS, SettingsReading } from '../setting-exchange.contract.ts';

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
