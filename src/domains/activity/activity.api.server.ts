import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { ACT_TEXTS } from './act.texts.ts';
import { countActivities, listActivities, readActivity } from './activity.queries.server.ts';
import { ACTIVITY_TEXTS } from './activity.texts.ts';
import { exportLines } from './activity.views.ts';
import { exportActivities } from './commands/export-activities.server.ts';

const WORDS = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

/** Endpoints that read the log; none changes it. */
export const activityApi: Endpoint[] = [
  endpoint('get', '/admin/activity', listActivities, { summary: 'Journal d’activité' }),
  endpoint('get', '/admin/activity/statistics', countActivities, { summary: 'Activité récente et ses auteurs' }),
  listExport('/admin/activity/export', exportActivities, {
    summary: 'Journal d’activité en fichier CSV ou Excel',
    name: 'activite',
    toLines: (rows) => exportLines(rows, WORDS),
  }),
  endpoint('get', '/admin/activity/{id}', readActivity, { summary: 'Une ligne du journal' }),
];
