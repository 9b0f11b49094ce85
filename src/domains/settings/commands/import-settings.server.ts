import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { readSettings } from '../setting.internal.server.ts';
import { sendSettingsNotice } from '../setting.mail.server.ts';
import { OWNED_GROUPS, SettingsImport } from '../setting-exchange.contract.ts';
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

/** Imports the settings of a file: all of them, or none if one is invalid. */
export const importSettings = command({
  allow: 'settings',
  recent: true,
  input: SettingsImport,
  output: z.object({ groups: z.array(z.string()) }),
  run: async ({ settings, versions }, context) => {
    const { general } = await readSettings();
    const groups = OWNED_GROUPS.filter((group) => settings[group] !== undefined);
    for (const group of groups) {
      const change = { group, values: settings[group] ?? {}, updated_at: versions[group] };
      await saveSettings(context, change).catch((error) => inGroup(group, error));
    }
    await sendSettingsNotice(general, context, 'Réglages importés');
    return { groups };
  },
});
