import { SETTING_GROUPS, type SettingGroup, type Settings } from './setting.contract.ts';

type Stored = Record<string, Record<string, unknown>>;

/** Builds some groups from stored values; a value that this build rejects falls back to its default. */
export function groupsFrom<Group extends SettingGroup>(stored: Stored, names: readonly Group[]): Pick<Settings, Group> {
  const groups = names.map((group) => {
    const schema = SETTING_GROUPS[group];
    const input = stored[group] ?? {};
    const known = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(input[name]).success);
    return [group, schema.parse(Object.fromEntries(known.map(([name]) => [name, input[name]])))];
  });
  return Object.fromEntries(groups);
}

/** Builds all settings. */
export const settingsFrom = (stored: Stored): Settings =>
  groupsFrom(stored, Object.keys(SETTING_GROUPS) as SettingGroup[]);

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

/** Returns the given fields that differ from the stored ones, with their old values. */
export function changedFields(
  stored: Record<string, unknown>,
  values: Record<string, unknown>,
): Record<'before' | 'after', Record<string, unknown>> {
  const names = Object.keys(values).filter((name) => !isSame(stored[name], values[name]));
  return {
    before: Object.fromEntries(names.map((name) => [name, stored[name]])),
    after: Object.fromEntries(names.map((name) => [name, values[name]])),
  };
}
