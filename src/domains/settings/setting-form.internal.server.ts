import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { INVALID_INPUT } from '#src/kernel/validation.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { checkCompanyChange } from './company-data.rules.ts';
import { withDeclarationDays, withHoursDay } from './promise.rules.ts';
import type { SettingGroup } from './setting.contract.ts';
import { changedFields, settingsFrom } from './setting.rules.ts';
import { lockGroup, selectSettings, upsertSettings } from './setting.store.server.ts';

type Fields = Record<string, unknown>;

/** Returns the sent fields in their stored form. @throws 422 with the reason at each refused field. */
export function inStoredForm(group: SettingGroup, stored: Fields, values: Fields): Fields {
  if (group === 'promises') return withDeclarationDays(stored, values, parisDay(now()));
  if (group === 'hours') return withHoursDay(stored, values, parisDay(now()));
  return group === 'company' ? inCompanyForm(stored, values) : values;
}

function inCompanyForm(stored: Fields, values: Fields): Fields {
  const checked = checkCompanyChange(stored, values);
  const refused = Object.entries(checked.refusals);
  if (refused.length === 0) return checked.values;
  const fields = Object.fromEntries(refused.map(([field, reason]) => [field, [reason]]));
  throw new DomainError('invalid', INVALID_INPUT, { fields });
}

/** Stores checked values of a group as they were exported, in the caller's transaction. */
export const putSettings = (group: SettingGroup, values: Fields): Promise<void> =>
  transaction(async () => {
    await lockGroup(group);
    const read = settingsFrom((await selectSettings()).groups)[group];
    const { after } = changedFields(read, group === 'company' ? inCompanyForm(read, values) : values);
    await upsertSettings(group, after);
    await publish('content', { what: 'settings' });
  });
