import { z } from 'zod';
import { SETTING_GROUPS, type SettingGroup } from './setting.contract.ts';

const { demo: _demo, ...owned } = SETTING_GROUPS;

export type OwnedGroup = Exclude<SettingGroup, 'demo'>;

/** Groups that the owner reads and writes; how far the demo content has come is the house's own. */
export const OwnedSettings = z.object(owned);
export type OwnedSettings = z.infer<typeof OwnedSettings>;
export const OWNED_GROUPS = Object.keys(owned) as OwnedGroup[];

export const isSettingGroup = (name: string): name is OwnedGroup => Object.hasOwn(owned, name);

/** One group as the back office sends it; its fields are read by `saveSettings`. */
export const GroupChange = z.object({
  group: z.enum(OWNED_GROUPS),
  values: z.record(z.string(), z.unknown()),
  /** Version of the group that was read; with it, a save over somebody else's is refused. */
  updated_at: z.string().max(30).optional(),
});
export const SavedGroup = z.object({ group: z.enum(OWNED_GROUPS), updated_at: z.string() });
export type SavedGroup = z.infer<typeof SavedGroup>;

/** When each group was last saved; empty while it holds nothing but defaults. */
export const SettingVersions = z.record(z.enum(OWNED_GROUPS), z.string());
export type SettingVersions = z.infer<typeof SettingVersions>;

/** `data` as specified, and beside it what a save names. */
export const SettingsReading = z.object({ data: OwnedSettings, versions: SettingVersions });
export type SettingsReading = z.infer<typeof SettingsReading>;

export const SettingsExport = z.object({ data: OwnedSettings, filename: z.string() });

/** Settings of a file: any groups, any of their fields. */
export const SettingsImport = z.object({
  settings: z.partialRecord(z.enum(OWNED_GROUPS), z.record(z.string(), z.unknown())),
  /** Of the groups that the difference was shown for. */
  versions: z.partialRecord(z.enum(OWNED_GROUPS), z.string()).default({}),
});
