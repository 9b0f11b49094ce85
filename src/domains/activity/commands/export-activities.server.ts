import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { command } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { ACT_TEXTS } from '../act.texts.ts';
import { Activity, ActivityExport, EXPORT_MAX } from '../activity.contract.ts';
import { selectLineIds, selectLinesByIds } from '../activity.store.server.ts';
import { ACTIVITY_TEXTS } from '../activity.texts.ts';
import { toActivity } from '../activity.views.ts';

const WORDS = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

/** Exports the lines that a search finds to a file; the export itself is written to the log. */
export const exportActivities = command({
  allow: 'settings',
  recent: true,
  input: ActivityExport,
  output: rowPagesSchema(Activity),
  audit: (requested, { count }) => ({
    action: 'activity.export',
    class: 'access',
    subject: 'activity',
    after: { ...requested, count },
  }),
  run: async (wanted) =>
    rowPages(await selectLineIds(wanted, EXPORT_MAX), selectLinesByIds).map((line) => toActivity(line, WORDS)),
});
