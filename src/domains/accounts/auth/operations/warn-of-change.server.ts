import { z } from 'zod';
import { listAdmins } from '#src/domains/accounts/users/operations/list-admins.server.ts';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { DISAVOWAL_DAYS, SECURITY_CHANGES } from '../auth.contract.ts';
import { sendOwnerSecurityNotice, sendOwnSecurityNotice } from '../security-notice.mail.server.ts';

/** Who acts, as the context of their call says it; nobody for a mailed link. */
const By = z.object({
  actor: z.object({ kind: z.string(), userId: z.int().optional(), name: z.string().optional() }),
  userAgent: z.string(),
  clientAddress: z.string(),
});

/**
 * Writes to the person of an account, at the address it had, what changed in how it is opened. Active administrators
 * are written to as well, unless a customer has changed their own account. Each address gets one letter.
 */
export const warnOfChange = command({
  allow: 'system',
  input: z.object({
    change: z.enum(SECURITY_CHANGES),
    user: User,
    by: By,
    detail: z.string().default(''),
    /** Of a link that contests the change. */
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
    // The invitation writes to the person of a new account.
    const own = change === 'created' ? [] : [user.email];
    const disavowal = token === undefined ? undefined : { token, days: DISAVOWAL_DAYS };
    for (const email of own) await sendOwnSecurityNotice(email, notice, disavowal);
    const owners = user.role !== 'user' || isOther ? await listAdmins(context, {}) : [];
    const others = owners.map(({ email }) => email).filter((email) => email !== user.email);
    // An erased customer is named nowhere, in letters that wait neither.
    const isErased = change === 'removed' && user.role === 'user';
    const account = isErased ? { name: `client n° ${user.id}`, email: '' } : user;
    for (const email of others) await sendOwnerSecurityNotice(email, { ...notice, account });
    return { to: [...own, ...others] };
  },
});
