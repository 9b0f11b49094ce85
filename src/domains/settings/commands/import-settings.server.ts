import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { readSettings } from '../setting.internal.server.ts';
import { sendSettingsNotice } from '../setting.mail.server.ts';
import { ImportedSettings, OWNED_GROUPS, SettingsImport } from '../setting-exchange.contract.ts';
import { dropUnknown } from '../setting-exchange.views.ts';
import { saveSettings } from './save-settings.server.ts';

/** Adds the group's name to the fields of a refusal. */
function inGroup(group: string, error: unknown): never {
  if (!(error instanceof DomainError) || error.fields === undefined) throw error;
  const fields = Object.entries(error.fields).map(([name, sentences]) => [
    `settings.${group}.${name.replace(/^values\./, '')}`,
    sentences,
  ]);
  throw new DomainError('invalid', error.message, { fields: Object.fromEntries(fields) });
}

/** Imports the settings of a file: all of them, or none if one is invalid; names those that no longer exist. */
export const importSettings = command({
  allow: 'settings',
  recent: true,
  input: SettingsImport,
  output: ImportedSettings,
  run: async ({ settings, versions }, context) => {
    const { general } = await readSettings();
    const groups = OWNED_GROUPS.filter((group) => settings[group] !== undefined);
    const ignored: string[] = [];
    for (const group of groups) {
      const { known, unknown } = dropUnknown(group, settings[group] ?? {});
      ignored.push(...unknown);
      const change = { group, values: known, updated_at: versions[group] };
      await saveSettings(context, change).catch((error) => inGroup(group, error));
    }
    await sendSettingsNotice(general, context, 'Réglages importés');
    return { groups, ignored };
  },
});
