import { z } from 'zod';
import { refuseStale } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { SETTING_GROUPS } from '../setting.contract.ts';
import { changedFields, settingsFrom } from '../setting.rules.ts';
import { lockGroup, selectSettings, upsertSettings } from '../setting.store.server.ts';
import { inStoredForm } from '../setting-form.internal.server.ts';

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

/** Picks the sent fields: schema defaults must not be stored for missing ones. */
const pick = (values: Fields, names: string[]): Fields => Object.fromEntries(names.map((name) => [name, values[name]]));
