import { SETTING_GROUPS, type Settings } from './setting.contract.ts';

/** Settings from what is stored; a value this build no longer accepts falls back to its default. */
export function settingsFrom(stored: Record<string, Record<string, unknown>>): Settings {
  const groups = Object.entries(SETTING_GROUPS).map(([group, schema]) => {
    const given = stored[group] ?? {};
    const known = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(given[name]).success);
    return [group, schema.parse(Object.fromEntries(known.map(([name]) => [name, given[name]])))];
  });
  return Object.fromEntries(groups);
}
