import { databaseIdentity } from '#src/platform/database/database.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { settingsFrom } from '../setting.rules.ts';
import { selectSettings } from '../setting.store.server.ts';

let changes = 0;
let cached: { of: object; settings: Settings } | undefined;
type Settings = ReturnType<typeof settingsFrom>;
subscribe('content', () => {
  changes += 1;
  cached = undefined;
});

/** Returns every group with its defaults; cached in memory until any node changes content. */
export async function readSettings(): Promise<Settings> {
  const of = databaseIdentity();
  if (cached?.of === of) return cached.settings;
  const before = changes;
  const settings = settingsFrom((await selectSettings()).groups);
  // A value read before a change must not be cached after it.
  if (before === changes) cached = { of, settings };
  return settings;
}
