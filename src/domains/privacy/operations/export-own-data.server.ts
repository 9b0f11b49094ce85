import { z } from 'zod';
import { ownId } from '#src/domains/auth/auth.rules.ts';
import { listActivity } from '#src/domains/auth/operations/list-activity.server.ts';
import { listSessions } from '#src/domains/auth/operations/list-sessions.server.ts';
import { readOwnProfile } from '#src/domains/auth/operations/read-own-profile.server.ts';
import type { Activity } from '#src/domains/auth/profile.contract.ts';
import { findChatsOf } from '#src/domains/chat/operations/find-chats-of.server.ts';
import { findMessagesOf } from '#src/domains/contact/operations/find-messages-of.server.ts';
import { findInvoicesOf } from '#src/domains/invoices/operations/find-invoices-of.server.ts';
import { findOrdersOf } from '#src/domains/orders/operations/find-orders-of.server.ts';
import { findPaymentsOf } from '#src/domains/payments/operations/find-payments-of.server.ts';
import { findQuotesOf } from '#src/domains/quotes/operations/find-quotes-of.server.ts';
import { MAX_PER_PAGE } from '#src/kernel/pagination.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { OwnData } from '../privacy.contract.ts';
import { EXPORT_LIMIT } from '../privacy.rules.ts';

async function allActivity(context: Context): Promise<Activity[]> {
  const all: Activity[] = [];
  for (let page = 1; ; page += 1) {
    const { items, meta } = await listActivity(context, { page, per_page: MAX_PER_PAGE });
    all.push(...items);
    if (page >= meta.last_page) return all;
  }
}

/** Everything kept about the account that asks. Leaves a line in the audit log. */
export const exportOwnData = command({
  allow: 'own-account',
  recent: true,
  input: z.object({}),
  output: OwnData,
  audit: () => ({ action: 'privacy.export', subject: 'self' }),
  prepare: (_input, { actor }) => limitRate(`privacy:export:${ownId(actor)}`, EXPORT_LIMIT),
  run: async (_input, context) => {
    const system = systemContext(context.requestId);
    const userId = ownId(context.actor);
    const { user: account, profile } = await readOwnProfile(context, {});
    const { sessions } = await listSessions(context, {});
    return {
      exported_at: nowIso(),
      account,
      profile,
      sessions,
      activity: await allActivity(context),
      messages: (await findMessagesOf(system, { userId })).messages,
      chats: (await findChatsOf(system, { userId })).chats,
      quotes: (await findQuotesOf(system, { userId })).quotes,
      orders: (await findOrdersOf(system, { userId })).orders,
      invoices: (await findInvoicesOf(system, { userId })).invoices,
      payments: (await findPaymentsOf(system, { userId })).payments,
    };
  },
});
