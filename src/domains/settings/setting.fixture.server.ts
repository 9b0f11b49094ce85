import { systemContext } from '#src/platform/operation.server.ts';
import { saveSettings } from './commands/save-settings.server.ts';
import type { SettingGroup } from './setting.contract.ts';

export interface SettingsChange {
  group: SettingGroup;
  values: Record<string, unknown>;
}

const MORNING = { from: '08:00', to: '12:00' };
const WORKDAY = [MORNING, { from: '13:30', to: '18:00' }];

/** Monday to Friday 8–12 and 13:30–18, Saturday morning. */
export const USUAL_WEEK = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: [MORNING],
};

/** Stores settings of several groups. */
export async function storeSettings(changes: SettingsChange[]): Promise<void> {
  for (const change of changes) await saveSettings(systemContext('fixture'), change);
}
