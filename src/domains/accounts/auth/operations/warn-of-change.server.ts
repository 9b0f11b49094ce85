import { listAdmins } from '#src/domains/accounts/users/operations/list-admins.server.ts';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { DISAVOWAL_DAYS, type SECURITY_CHANGES } from '../auth.contract.ts';
import { sendOwnerSecurityNotice, sendOwnSecurityNotice } from '../security-notice.mail.server.ts';

/** Caller who made the change, from the context of the call; no account for an emailed link. */
type By = Pick<Context, 'actor' | 'userAgent' | 'clientAddress'>;

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
    const isOther = actor.kind === 'user' && actor.userId !== user.id;
    const { general } = await readSettings();
    const byName = isOther && actor.kind === 'user' ? actor.name : '';
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
