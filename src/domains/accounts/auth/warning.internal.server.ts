import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount, listAdmins, readProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { ACT_TEXTS } from '#src/domains/activity/act.texts.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import type { Actor } from '#src/kernel/actor.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { fill } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { hasSignedInFrom } from './activity.store.server.ts';
import { DISAVOWAL_DAYS, type SECURITY_CHANGES } from './auth.contract.ts';
import { sendLoginAlert } from './auth.mail.server.ts';
import { isKnownDevice } from './login.store.server.ts';
import { sendOwnerSecurityNotice, sendOwnSecurityNotice } from './security-notice.mail.server.ts';
import { CODE_LIMIT } from './two-factor.rules.ts';

/** Caller who made the change, from the context of the call; no account for an emailed link. */
type By = Pick<Context, 'actor' | 'userAgent' | 'clientAddress'>;

/** Returns the name of a caller who changed another person's account. */
function getName(actor: Actor): string {
  if (actor.kind === 'user') return actor.name;
  if (actor.kind !== 'operator') return '';
  const { actors, operatorNamed } = ACT_TEXTS;
  const name = actor.login === '' ? actors.operator : fill(operatorNamed, { login: actor.login });
  return name.replace(/^L/, 'l');
}

interface Warning {
  change: (typeof SECURITY_CHANGES)[number];
  user: User;
  by: By;
  detail?: string;
  /** Token of the link that contests the change. */
  token?: string | undefined;
}

/**
 * Emails an account's owner, at the previous address, a change to their sign-in. Active administrators get an email
 * too, unless a customer has changed their own account. Each address gets one email.
 */
export const warnOfChange = ({ change, user, by, detail = '', token }: Warning): Promise<{ to: string[] }> =>
  transaction(async () => {
    const { actor, userAgent, clientAddress: ip } = by;
    const isOther = actor.kind === 'operator' || (actor.kind === 'user' && actor.userId !== user.id);
    const { general } = await readSettings();
    const byName = isOther ? getName(actor) : '';
    const seen = { byName, userAgent, ip, at: nowIso(), company: general.site_name };
    const notice = { change, detail, account: user, ...seen };
    // A new account's owner already gets the invitation email.
    const own = change === 'created' ? [] : [user.email];
    const disavowal = token === undefined ? undefined : { token, days: DISAVOWAL_DAYS };
    for (const email of own) await sendOwnSecurityNotice(email, notice, disavowal);
    const owners = user.role !== 'user' || isOther ? await listAdmins() : [];
    const others = owners.map(({ email }) => email).filter((email) => email !== user.email);
    // A deleted customer is named nowhere, not even in queued emails.
    const isErased = change === 'removed' && user.role === 'user';
    const account = isErased ? { name: `client n° ${user.id}`, email: '' } : user;
    for (const email of others) await sendOwnerSecurityNotice(email, { ...notice, account });
    return { to: [...own, ...others] };
  });

/** Emails once per window that too many wrong codes have locked a second factor. */
export const warnOfLock = ({
  userId,
  ...from
}: {
  userId: number;
  userAgent: string;
  clientAddress: string;
}): Promise<{ isWarned: boolean }> =>
  transaction(async () => {
    const { hits } = await countHit(`login:code-lock:${userId}`, { ...CODE_LIMIT, hits: 1 });
    const user = hits > 1 ? null : await findAccount({ id: userId });
    if (user === null) return { isWarned: false };
    await warnOfChange({ change: 'two-factor-lock', user, by: { actor: { kind: 'visitor' }, ...from } });
    return { isWarned: true };
  });

/**
 * Emails users with login alerts about a sign-in from an unknown device. A known device has signed in before: it has
 * the cookie, or the same program and IP address. The first sign-in of an account sends no alert.
 */
export const warnOfDevice = ({
  user,
  knownDevice,
  userAgent,
  ip,
}: {
  user: User;
  knownDevice?: string | undefined;
  userAgent: string;
  ip: string;
}): Promise<{ isWarned: boolean }> =>
  transaction(async () => {
    const isKnown =
      user.last_login === null ||
      (knownDevice !== undefined && (await isKnownDevice(hashOfSecret(knownDevice), user.id))) ||
      (await hasSignedInFrom(user.id, userAgent, ip));
    if (isKnown || !(await readProfile({ id: user.id })).login_alerts) return { isWarned: false };
    const { general } = await readSettings();
    await sendLoginAlert(user, { device: deviceName(userAgent), ip, at: nowIso() }, general.site_name);
    return { isWarned: true };
  });
