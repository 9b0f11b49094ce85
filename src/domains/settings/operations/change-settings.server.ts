import { command } from '#src/platform/operation.server.ts';
import { GroupChange, SavedGroup } from '../setting-exchange.contract.ts';
import { saveSettings } from './save-settings.server.ts';

/** Saves one group of the settings screen, unless somebody else has saved it since it was read. */
export const changeSettings = command({
  allow: 'settings',
  input: GroupChange,
  output: SavedGroup,
  run: async (change, context) => ({ ...(await saveSettings(context, change)), group: change.group }),
});
