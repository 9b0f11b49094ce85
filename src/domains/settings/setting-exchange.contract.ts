import { z } from 'zod';
import { SETTING_GROUPS, type SettingGroup } from './setting.contract.ts';

const { demo: _demo, ...owned } = SETTING_GROUPS;

/** Groups that the owner reads and writes; how far the demo content has come is the house's own. */
export const OwnedSettings = z.object(owned);
export type OwnedSettings = z.infer<typeof OwnedSettings>;
export const OWNED_GROUPS = Object.keys(owned) as Exclude<SettingGroup, 'demo'>[];

/** One group as the back office sends it; its fields are read by `saveSettings`. */
export const GroupChange = z.object({ group: z.enum(OWNED_GROUPS), values: z.record(z.string(), z.unknown()) });

export const SettingsExport = z.object({ data: OwnedSettings, filename: z.string() });

/** Settings of a file: any groups, any of their fields. */
export const SettingsImport = z.object({
  settings: z.partialRecord(z.enum(OWNED_GROUPS), z.record(z.string(), z.unknown())),
});
