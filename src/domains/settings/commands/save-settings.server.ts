import { z } from 'zod';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError, refuseStale } from '#src/kernel/errors.ts';
import { INVALID_INPUT } from '#src/kernel/validation.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { checkCompanyChange } from '../company-data.rules.ts';
import { withDeclarationDays } from '../promise.rules.ts';
import { SETTING_GROUPS, type SettingGroup } from '../setting.contract.ts';
import { changedFields, settingsFrom } from '../setting.rules.ts';
import { lockGroup, selectSettings, upsertSettings } from '../setting.store.server.ts';

const GROUPS = Object.keys(SETTING_GROUPS) as (keyof typeof SETTING_GROUPS)[];
const Values = z.record(z.string(), z.unknown());
type Fields = Record<string, unknown>;

/** Stores the given fields of one group; the others stay. Unchanged values write no audit entry. */
export const saveSettings = command({
  allow: 'settings',
  recent: async ({ group }) => group === 'security',
  input: z
    .object({ group: z.enum(GROUPS), values: Values, updated_at: z.string().optional() })
    .transform(({ group, values, updated_at }, refinement) => {
      const parsed = SETTING_GROUPS[group].partial().strict().safeParse(values);
      if (parsed.success) return { group, values: pick(parsed.data, Object.keys(values)), updated_at };
      for (const issue of parsed.error.issues) refinement.addIssue({ ...issue, code: 'custom' });
      return z.NEVER;
    }),
  output: z.object({ group: z.string(), updated_at: z.string(), before: Values, after: Values }),
  audit: ({ group }, { before, after }) =>
    Object.keys(after).length === 0
      ? undefined
      : { action: 'settings.save', subject: `settings:${group}`, before, after },
  run: async ({ group, values, updated_at }) => {
    await lockGroup(group);
    const { groups, versions } = await selectSettings();
    refuseStale(versions[group] ?? '', updated_at);
    const read = settingsFrom(groups)[group];
    const { before, after } = changedFields(read, inStoredForm(group, read, values));
    if (Object.keys(after).length > 0) {
      await upsertSettings(group, after);
      await publish('content', { what: 'settings' });
    }
    const stored = await selectSettings();
    return { group, updated_at: stored.versions[group] ?? '', before, after };
  },
});

/** Returns the sent fields in their stored form. @throws 422 with the reason at each refused field. */
function inStoredForm(group: SettingGroup, stored: Fields, values: Fields): Fields {
  if (group === 'promises') return withDeclarationDays(stored, values, parisDay(now()));
  return group === 'company' ? inCompanyForm(stored, values) : values;
}

function inCompanyForm(stored: Fields, values: Fields): Fields {
  const checked = checkCompanyChange(stored, values);
  const refused = Object.entries(checked.refusals);
  if (refused.length === 0) return checked.values;
  const fields = Object.fromEntries(refused.map(([field, reason]) => [field, [reason]]));
  throw new DomainError('invalid', INVALID_INPUT, { fields });
}

/** Picks the sent fields: schema defaults must not be stored for missing ones. */
const pick = (values: Fields, names: string[]): Fields => Object.fromEntries(names.map((name) => [name, values[name]]));
