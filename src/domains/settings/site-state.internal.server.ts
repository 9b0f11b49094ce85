import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Settings } from './setting.contract.ts';
import { settingsFrom } from './setting.rules.ts';
import { deleteSettings, hasSettings, lockGroup, selectSettings, upsertSettings } from './setting.store.server.ts';

/** Stores whether visitors see the site, or the progress of its set-up, in the caller's transaction. */
export const storeSiteState = (values: Partial<Settings['site']>): Promise<void> =>
  transaction(async () => {
    await lockGroup('site');
    await upsertSettings('site', values);
    await publish('content', { what: 'settings' });
  });

/** Stores how far the demo content is, in the caller's transaction. */
export const storeDemoState = (state: Settings['demo']['state']): Promise<void> =>
  transaction(async () => {
    await lockGroup('demo');
    await upsertSettings('demo', { state });
    await publish('content', { what: 'settings' });
  });

/** Returns the settings as they are stored now; those of the demo are locked until the caller's transaction ends. */
export const holdSettings = (): Promise<Settings> =>
  transaction(async () => {
    await lockGroup('demo');
    return settingsFrom((await selectSettings()).groups);
  });

/** Returns whether anything was ever stored in the settings. */
export const hasStoredSettings = hasSettings;

/** Returns fields of the settings to their defaults, in the caller's transaction. */
export const resetSettings = (fields: readonly { group: string; name: string }[]): Promise<void> =>
  transaction(async () => {
    for (const { group, name } of fields) await deleteSettings(group, name);
    await publish('content', { what: 'settings' });
  });
