import { z } from 'zod';
import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { selectActivityByIds, selectActivityIds } from '../activity.store.server.ts';
import { COMING_TEXTS, PLACE_TEXTS } from '../activity.texts.ts';
import { toActivity } from '../activity-line.rules.ts';
import { ownId } from '../auth.rules.ts';
import { Activity } from '../profile.contract.ts';

const words = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };
const TEXTS = { words, comings: COMING_TEXTS, places: PLACE_TEXTS };

/** Exports all actions of the caller's account, newest first, with refused sign-ins to it. */
export const exportOwnActivity = query({
  allow: 'own-account',
  input: z.object({}),
  output: rowPagesSchema(Activity),
  run: async (_input, { actor }) =>
    rowPages(await selectActivityIds(ownId(actor)), selectActivityByIds).map((line) => toActivity(line, TEXTS)),
});
