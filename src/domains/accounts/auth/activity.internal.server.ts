import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { ACTIVITY_TEXTS } from '#src/domains/activity/activity.texts.ts';
import { SETTING_TEXTS } from '#src/domains/settings/setting.texts.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { selectActivityByIds, selectActivityIds } from './activity.store.server.ts';
import { COMING_TEXTS, PLACE_TEXTS } from './activity.texts.ts';
import { toActivity } from './activity.views.ts';
import type { Activity } from './profile.contract.ts';

const words = { acts: ACT_TEXTS, values: ACTIVITY_TEXTS, settings: SETTING_TEXTS };

/** Describes one line of the audit log in words for the account's holder. */
export const describeActivity = (line: Parameters<typeof toActivity>[0]): Activity =>
  toActivity(line, { words, comings: COMING_TEXTS, places: PLACE_TEXTS });

/** Returns all actions of an account, newest first, with refused sign-ins to it. */
export const findActivityPages = async ({ userId }: { userId: number }): Promise<RowPages<Activity>> =>
  rowPages(await selectActivityIds(userId), selectActivityByIds).map(describeActivity);
