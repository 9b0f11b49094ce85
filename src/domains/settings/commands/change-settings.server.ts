import { command } from '#src/platform/operation.server.ts';
import { readSettings } from '../setting.internal.server.ts';
import { sendSettingsNotice } from '../setting.mail.server.ts';
import { GroupChange, SavedGroup } from '../setting-exchange.contract.ts';
import { saveSettings } from './save-settings.server.ts';

/** Saves one group of the settings screen, unless it was saved by another user since it was read. */
export const changeSettings = command({
  allow: 'settings',
  recent: async ({ group }) => group === 'security',
  input: GroupChange,
  output: SavedGroup,
  run: async (change, context) => {
    const { general } = await readSettings();
    const saved = await saveSettings(context, change);
    const isSecured = change.group === 'security' && Object.keys(saved.after).length > 0;
    if (isSecured) await sendSettingsNotice(general, context, 'Réglages de sécurité modifiés');
    return { ...saved, group: change.group };
  },
});
