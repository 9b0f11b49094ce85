import { z } from 'zod';
import { callApi, callFlat } from '#src/ui/http/api-client.ts';
import {
  ImportedSettings,
  type OwnedGroup,
  SavedGroup,
  SettingsExport,
  SettingsReading,
  type SettingVersions,
  TestMail,
} from './setting-exchange.contract.ts';

const PATH = '/admin/settings';

export const fetchSettings = (): Promise<SettingsReading> => callFlat(PATH, SettingsReading);

/** Saves some fields of a group, unless it was saved since `version`. */
export const saveGroup = (
  group: OwnedGroup,
  values: Record<string, unknown>,
  version: string | undefined,
): Promise<SavedGroup> =>
  callApi(`${PATH}/${group}`, SavedGroup, { method: 'PUT', body: { ...values, updated_at: version } });

export const exportSettings = () => callFlat(`${PATH}/export`, SettingsExport);

export const importSettings = (settings: Record<string, unknown>, versions: Partial<SettingVersions>) =>
  callApi(`${PATH}/import`, ImportedSettings, {
    method: 'POST',
    body: { settings, versions },
  });

export const sendTestMail = (to: string) => callApi(`${PATH}/test-mail`, TestMail, { method: 'POST', body: { to } });
