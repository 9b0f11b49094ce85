import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { type Actor, completeRights, type TokenUse } from '#src/kernel/actor.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { leaveMark } from '#src/platform/maintenance.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { ApiToken, TokenAccess } from './api-token.contract.ts';
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
 * administrators applies; undefined when it is of no use, or for another use.
 */
async function findHolder(token: string, isFor: (access: TokenAccess) => boolean) {
  const row = await selectApiToken(hashOfSecret(token));
  if (row === undefined || row.is_active !== 1 || row.expires_at <= nowIso() || !isFor(row.access)) return undefined;
  const holder = { role: row.role, rights: completeRights(row.user_rights.split(',')) };
  const rights = rightsToday(row.rights.split(','), holder);
  if (rights.length === 0) return undefined;
  const { security } = await readSettings();
  const use: TokenUse = { id: row.id, name: row.name, access: row.access === 'change' ? 'change' : 'read' };
  const actor: Actor = {
    kind: 'user',
    userId: row.user_id,
    role: 'manager',
    rights,
    sessionId: 0,
    name: row.user_name,
    mustEnrol: security.two_factor_auth && row.enabled_at === null,
    isRecent: false,
    token: use,
  };
  return { actor, tokenId: row.id, lastUse: row.last_used_at };
}

/** Stores the use of a token, exact to a minute. */
export async function noteTokenUse({ tokenId, lastUse }: { tokenId: number; lastUse: string | null }): Promise<void> {
  const before = isoIn(-TOKEN_TOUCH_SECONDS);
  if (lastUse === null || lastUse <= before) await leaveMark(() => touchApiToken(tokenId, before));
}

/** Returns who calls the API with a token. @throws DomainError `unauthenticated` when it is of no use any more. */
export async function findTokenActor({ token }: { token: string }): Promise<Actor> {
  const holder = await findHolder(token, (access) => access !== 'calendar');
  if (holder === undefined) throw deadApiToken();
  await noteTokenUse(holder);
  return holder.actor;
}

/** Returns whose calendar has this secret in its address, for `noteTokenUse` too; undefined when it is of no use. */
export const findCalendarHolder = ({ token }: { token: string }) =>
  findHolder(token, (access) => access === 'calendar');
