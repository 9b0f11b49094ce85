import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { query } from '#src/platform/operation.server.ts';
import { activityDescription, activityType, placeOf } from '../activity.rules.ts';
import { selectActivity } from '../activity.store.server.ts';
import { COMING_TEXTS, PLACE_TEXTS } from '../activity.texts.ts';
import { ownId } from '../auth.rules.ts';
import { ActivityPage, ActivityQuery } from '../profile.contract.ts';

const WORDS = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

/** What somebody did, newest first, out of the audit log; refused sign-ins to their account too. */
export const listActivity = query({
  allow: 'own-account',
  input: ActivityQuery,
  output: ActivityPage,
  run: async (request, { actor }) => {
    const { items, meta } = await selectActivity(ownId(actor), request);
    return {
      meta,
      items: items.map(({ id, at, action, subject, before, after, ip, user_agent }) => ({
        id,
        type: activityType(action),
        description: activityDescription({ action, subject, before, after }, WORDS, COMING_TEXTS),
        timestamp: at,
        location: PLACE_TEXTS[placeOf(ip)],
        device: user_agent === '' ? '' : deviceName(user_agent),
        ip,
      })),
    };
  },
});
