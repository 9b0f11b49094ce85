import { z } from 'zod';
import { SETTING_GROUPS, type SettingGroup } from './setting.contract.ts';

const { demo: _demo, site: _site, ...owned } = SETTING_GROUPS;

export type OwnedGroup = Exclude<SettingGroup, 'demo' | 'site'>;

/** Groups that the owner can read and change; the progress of demo content and set-up is internal. */
export const OwnedSettings = z.object(owned);
export type OwnedSettings = z.infer<typeof OwnedSettings>;
export const OWNED_GROUPS = Object.keys(owned) as OwnedGroup[];

export const isSettingGroup = (name: string): name is OwnedGroup => Object.hasOwn(owned, name);

/** One group as sent by the back office; `saveSettings` validates its fields. */
export const GroupChange = z.object({
  group: z.enum(OWNED_GROUPS),
  values: z.record(z.string(), z.unknown()),
  /** Version of the group that was read; if sent, a save over a newer version is refused. */
  updated_at: z.string().max(30).optional(),
});
export const SavedGroup = z.object({ group: z.enum(OWNED_GROUPS), updated_at: z.string() });
export type SavedGroup = z.infer<typeof SavedGroup>;

/** Last save of each group; empty while the group has only defaults. */
export const SettingVersions = z.record(z.enum(OWNED_GROUPS), z.string());
export type SettingVersions = z.infer<typeof SettingVersions>;

/** Settings in `data`, and the versions that a save has to send. */
export const SettingsReading = z.object({ data: OwnedSettings, versions: SettingVersions });
export type SettingsReading = z.infer<typeof SettingsReading>;

export const SettingsExport = z.object({ data: OwnedSettings, filename: z.string().optional() });

/** Settings from a file: any groups with any of their fields. */
export const SettingsImport = z.object({
  settings: z.partialRecord(z.enum(OWNED_GROUPS), z.record(z.string(), z.unknown())),
  /** Versions of the groups for which the difference was shown. */
  versions: z.partialRecord(z.enum(OWNED_GROUPS), z.string()).default({}),
});

/** Groups that were imported, and the fields that were left out because this version has none of that name. */
export const ImportedSettings = z.object({ groups: z.array(z.string()), ignored: z.array(z.string()) });

/** A test email; false `is_sent`: no server is configured, so that it stays in the outbox. */
export const TestMail = z.object({ to: z.string(), is_sent: z.boolean() });
