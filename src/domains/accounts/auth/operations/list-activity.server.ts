import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectActivity } from '../activity.store.server.ts';
import { COMING_TEXTS, PLACE_TEXTS } from '../activity.texts.ts';
import { toActivity } from '../activity-line.rules.ts';
import { ownId } from '../auth.rules.ts';
import { ActivityPage, ActivityQuery } from '../profile.contract.ts';

const words = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };
const TEXTS = { words, comings: COMING_TEXTS, places: PLACE_TEXTS };

/** Lists an account's actions from the audit log, newest first, with refused sign-ins to it. */
export const listActivity = query({
  allow: 'own-account',
  input: ActivityQuery,
  output: ActivityPage,
  run: async (request, { actor }) => {
    const { items, meta } = await selectActivity(ownId(actor), request);
    return { meta, items: items.map((line) => toActivity(line, TEXTS)) };
  },
});
