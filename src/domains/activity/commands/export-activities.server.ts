import { command } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Activity, ActivityExport, EXPORT_MAX } from '../activity.contract.ts';
import { describeActs } from '../activity.internal.server.ts';
import { selectLineIds, selectLinesByIds } from '../activity.store.server.ts';

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
    rowPages(await selectLineIds(wanted, EXPORT_MAX), async (ids) => describeActs(await selectLinesByIds(ids))),
});
