import { createHmac } from 'node:crypto';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { isStaff } from '#src/kernel/actor.ts';
import type { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { getOpenidLabel } from '#src/platform/openid/openid-client.server.ts';
import { type OpenidAttempt, type OpenidPerson, provePerson } from '#src/platform/openid/openid-provider.server.ts';
import { deadAttempt, openidOff } from '#src/platform/openid/openid-refusal.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { deactivated } from './auth.rules.ts';
import type { OpenidReturn } from './openid.contract.ts';
import { linkedElsewhere, noAccount, unverifiedAddress } from './openid.rules.ts';
import { insertLink, selectLinkedUser, selectLinks, takeAttempt, touchLink } from './openid.store.server.ts';
import { warnOfChange } from './warning.internal.server.ts';

/** Derives the secrets of an attempt from the browser's secret, so that the database holds none of them. */
export function toAttempt(browser: string, state: string): OpenidAttempt {
  const derive = (part: string): string => createHmac('sha256', browser).update(`${part}:${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}

/** Returns the provider's name. @throws DomainError `not-found` without a provider. */
export function readOpenidLabel(): string {
  const label = getOpenidLabel();
  if (label === null) throw openidOff();
  return label;
}

/** Uses up the attempt of this browser, then asks the provider who came back. @throws DomainError */
export async function finishAttempt({
  back,
  browser,
  sessionId = null,
}: {
  back: OpenidReturn;
  browser: string | undefined;
  sessionId?: number | null;
}): Promise<{ person: OpenidPerson; startedAt: string }> {
  readOpenidLabel();
  if (browser === undefined) throw deadAttempt();
  const key = { state_hash: hashOfSecret(back.state), browser_hash: hashOfSecret(browser), session_id: sessionId };
  const attempt = await takeAttempt(key);
  if (attempt === undefined) throw deadAttempt();
  return { person: await provePerson(toAttempt(browser, back.state), back), startedAt: attempt.started_at };
}

/**
 * Returns the staff account of a person at the provider: the linked one, or at first the one with the address that the
 * provider has verified; `refusal` says why it does not open. Nobody gets an account by this.
 */
export async function findPersonAccount({
  person,
}: {
  person: OpenidPerson;
}): Promise<{ user: Account; refusal?: undefined } | { user: Account | null; refusal: DomainError }> {
  const linkedId = await selectLinkedUser(person);
  const { verifiedEmail } = person;
  if (linkedId === undefined && verifiedEmail === null) {
    return { user: null, refusal: unverifiedAddress(readOpenidLabel()) };
  }
  const user = await findAccount(linkedId === undefined ? { email: verifiedEmail ?? '' } : { id: linkedId });
  // A customer is answered like nobody: who has an account with the company is not the agency's business.
  if (user === null || !isStaff(user)) return { user, refusal: noAccount() };
  return user.is_active ? { user } : { user, refusal: deactivated() };
}

/** Stores that a person signs in to an account; the first time it is mailed like other changes of an access. */
export const linkPerson = ({
  person,
  user,
  by,
}: {
  person: OpenidPerson;
  user: Account;
  by: Context;
}): Promise<{ isLinked: boolean }> =>
  transaction(async () => {
    if ((await selectLinkedUser(person)) === user.id) {
      await touchLink(person);
      return { isLinked: false };
    }
    if (!(await insertLink(user.id, person))) throw linkedElsewhere();
    await warnOfChange({ change: 'openid-on', user, by, detail: readOpenidLabel() });
    return { isLinked: true };
  });

/** Returns the links of an account, for the export of its holder's data. */
export const findOpenidLinks = ({ userId }: { userId: number }) => selectLinks(userId);
