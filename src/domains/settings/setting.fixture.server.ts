import { systemContext } from '#src/platform/operation.server.ts';
import { saveSettings } from './commands/save-settings.server.ts';
import type { SettingGroup } from './setting.contract.ts';

export interface SettingsChange {
  group: SettingGroup;
  values: Record<string, unknown>;
}

/** Stores settings of several groups. */
export async function storeSettings(changes: SettingsChange[]): Promise<void> {
  for (const change of changes) await saveSettings(systemContext('fixture'), change);
}
