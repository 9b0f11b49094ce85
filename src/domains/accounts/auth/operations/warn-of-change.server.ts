import { z } from 'zod';
import { listAdmins } from '#src/domains/accounts/users/operations/list-admins.server.ts';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { DISAVOWAL_DAYS, SECURITY_CHANGES } from '../auth.contract.ts';
import { sendOwnerSecurityNotice, sendOwnSecurityNotice } from '../security-notice.mail.server.ts';

/** Caller who made the change, from the context of the call; no account for an emailed link. */
const By = z.object({
  actor: z.object({ kind: z.string(), userId: z.int().optional(), name: z.string().optional() }),
  userAgent: z.string(),
  clientAddress: z.string(),
});

/**
 * Emails an account's owner, at the previous address, a change to their sign-in. Active administrators get an email
 * too, unless a customer has changed their own account. Each address gets one email.
 */
export const warnOfChange = command({
  allow: 'system',
  input: z.object({
    change: z.enum(SECURITY_CHANGES),
    user: User,
    by: By,
    detail: z.string().default(''),
    /** Token of the link that contests the change. */
    token: z.string().optional(),
  }),
  output: z.object({ to: z.array(z.string()) }),
  run: async ({ change, user, by, detail, token }, context) => {
    const { actor, userAgent, clientAddress: ip } = by;
    const isOther = actor.kind === 'user' && actor.userId !== user.id;
    const { general } = await readSettings(context, {});
    const byName = isOther ? (actor.name ?? '') : '';
    const seen = { byName, userAgent, ip, at: nowIso(), company: general.site_name };
    const notice = { change, detail, account: user, ...seen };
    // A new account's owner already gets the invitation email.
    const own = change === 'created' ? [] : [user.email];
    const disavowal = token === undefined ? undefined : { token, days: DISAVOWAL_DAYS };
    for (const email of own) await sendOwnSecurityNotice(email, notice, disavowal);
    const owners = user.role !== 'user' || isOther ? await listAdmins(context, {}) : [];
    const others = owners.map(({ email }) => email).filter((email) => email !== user.email);
    // A deleted customer is named nowhere, not even in queued emails.
    const isErased = change === 'removed' && user.role === 'user';
    const account = isErased ? { name: `client n° ${user.id}`, email: '' } : user;
    for (const email of others) await sendOwnerSecurityNotice(email, { ...notice, account });
    return { to: [...own, ...others] };
  },
});
