import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { SETTING_GROUPS } from '../setting.contract.ts';
import { upsertSettings } from '../setting.store.server.ts';

const GROUPS = Object.keys(SETTING_GROUPS) as (keyof typeof SETTING_GROUPS)[];

/** Stores the given fields of one group; the others stay as they are. */
export const saveSettings = command({
  allow: 'admin',
  input: z
    .object({ group: z.enum(GROUPS), values: z.record(z.string(), z.unknown()) })
    .transform(({ group, values }, refinement) => {
      const parsed = SETTING_GROUPS[group].partial().strict().safeParse(values);
      if (parsed.success) return { group, values: pick(parsed.data, Object.keys(values)) };
      for (const issue of parsed.error.issues) refinement.addIssue({ ...issue, code: 'custom' });
      return z.NEVER;
    }),
  output: z.object({ group: z.string() }),
  audit: ({ group, values }) => ({ action: 'settings.save', subject: `settings:${group}`, after: values }),
  run: async ({ group, values }) => {
    await upsertSettings(group, values);
    await publish('content', { what: 'settings' });
    return { group };
  },
});

/** Defaults filled in by the schema must not be stored over what was not sent. */
const pick = (values: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
