import { readProfile } from '#src/domains/accounts/users/operations/read-profile.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import type { ROLES } from '#src/kernel/actor.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import { getPlace } from '../activity.rules.ts';
import { PLACE_TEXTS } from '../activity.texts.ts';
import type { Session } from '../auth.contract.ts';
import { idleSeconds } from '../auth.rules.ts';
import { selectLiveSessionIds, selectSessionsByIds } from '../session.store.server.ts';

/** Returns the live sessions of an account, page by page; `currentId` is the caller's session. */
export async function findSessionPages({
  userId,
  role,
  currentId,
}: {
  userId: number;
  role: (typeof ROLES)[number];
  currentId: number;
}): Promise<RowPages<Session>> {
  const { security } = await readSettings();
  const { session_timeout } = await readProfile({ id: userId });
  const idle = idleSeconds(role, security.session_timeout, session_timeout);
  const ids = await selectLiveSessionIds(userId, isoIn(-idle));
  return rowPages(ids, selectSessionsByIds).map(({ user_agent, ...row }) => ({
    ...row,
    device: deviceName(user_agent),
    location: PLACE_TEXTS[getPlace(row.ip)],
    is_current: row.id === currentId,
  }));
}
