import { SETTING_GROUPS, type Settings } from './setting.contract.ts';

/** Builds settings from stored values; a value that this build rejects falls back to its default. */
export function settingsFrom(stored: Record<string, Record<string, unknown>>): Settings {
  const groups = Object.entries(SETTING_GROUPS).map(([group, schema]) => {
    const input = stored[group] ?? {};
    const known = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(input[name]).success);
    return [group, schema.parse(Object.fromEntries(known.map(([name]) => [name, input[name]])))];
  });
  return Object.fromEntries(groups);
}

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
