import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { type Actor, completeRights } from '#src/kernel/actor.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { ApiToken } from './api-token.contract.ts';
import { deadApiToken, rightsToday, TOKEN_TOUCH_SECONDS } from './api-token.rules.ts';
import { selectApiToken, selectApiTokens, touchApiToken } from './api-token.store.server.ts';

type Shown = Awaited<ReturnType<typeof selectApiTokens>>[number];

/** Returns a stored token as its person sees it. */
export const toApiToken = (row: Shown): ApiToken => ({
  ...row,
  rights: completeRights(row.rights.split(',')),
  is_expired: row.expires_at <= nowIso(),
});

/** Returns the tokens of an account, newest first. */
export const findApiTokens = async ({ userId }: { userId: number }): Promise<ApiToken[]> =>
  (await selectApiTokens(userId)).map(toApiToken);

/**
 * Returns who acts with a token: its person, as a manager with the rights that both have, so that no rule for
 * administrators applies. @throws DomainError `unauthenticated` when it is of no use any more.
 */
export async function findTokenActor({ token }: { token: string }): Promise<Actor> {
  const row = await selectApiToken(hashOfSecret(token));
  if (row === undefined || row.is_active !== 1 || row.expires_at <= nowIso()) throw deadApiToken();
  const holder = { role: row.role, rights: completeRights(row.user_rights.split(',')) };
  const rights = rightsToday(row.rights.split(','), holder);
  if (rights.length === 0) throw deadApiToken();
  const { security } = await readSettings();
  const before = isoIn(-TOKEN_TOUCH_SECONDS);
  if (row.last_used_at === null || row.last_used_at <= before) await touchApiToken(row.id, before);
  return {
    kind: 'user',
    userId: row.user_id,
    role: 'manager',
    rights,
    sessionId: 0,
    name: row.user_name,
    mustEnrol: security.two_factor_auth && row.enabled_at === null,
    isRecent: false,
    token: { id: row.id, name: row.name, access: row.access },
  };
}
