import { z } from 'zod';
import { findActivityPages } from '#src/domains/accounts/auth/activity.internal.server.ts';
import { Session } from '#src/domains/accounts/auth/auth.contract.ts';
import { ownId, ownRole } from '#src/domains/accounts/auth/auth.rules.ts';
import { Activity } from '#src/domains/accounts/auth/profile.contract.ts';
import { findSessionPages } from '#src/domains/accounts/auth/session.internal.server.ts';
import { StaffProfile } from '#src/domains/accounts/users/profile.contract.ts';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { findOwner, readAccount, readProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { EXPORT_LIMIT } from '#src/domains/accounts/users/user.rules.ts';
import { DeletedOfPerson } from '#src/domains/bin/bin.contract.ts';
import { findDeletedOfPerson } from '#src/domains/bin/bin.internal.server.ts';
import { findUserChats } from '#src/domains/chat/chat.internal.server.ts';
import { SentChat, SentChatMessage } from '#src/domains/chat/chat-admin.contract.ts';
import { SentMessage } from '#src/domains/contact/contact.contract.ts';
import { findUserMessages } from '#src/domains/contact/contact.internal.server.ts';
import { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { findUserInvoices } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { Order } from '#src/domains/sales/orders/order.contract.ts';
import { findUserOrders } from '#src/domains/sales/orders/order.internal.server.ts';
import { OwnPayment } from '#src/domains/sales/payments/contract-account.contract.ts';
import { findUserPayments } from '#src/domains/sales/payments/payment.internal.server.ts';
import { SentQuote } from '#src/domains/sales/quotes/quote.contract.ts';
import { findUserQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';

/** All data stored about an account's holder (article 20 of the GDPR); lists are read page by page. */
const OwnData = z.object({
  exported_at: z.string(),
  account: User,
  profile: StaffProfile,
  sessions: rowPagesSchema(Session),
  activity: rowPagesSchema(Activity),
  messages: rowPagesSchema(SentMessage),
  chats: rowPagesSchema(SentChat.extend({ messages: rowPagesSchema(SentChatMessage) })),
  quotes: rowPagesSchema(SentQuote),
  orders: rowPagesSchema(Order),
  invoices: rowPagesSchema(Invoice),
  payments: rowPagesSchema(OwnPayment),
  /** What the company deleted, and could still restore. */
  deleted: z.array(DeletedOfPerson),
});

/** Returns all data stored about the caller's account. Writes an entry to the audit log. */
export const exportOwnData = command({
  allow: 'own-account',
  recent: true,
  input: z.object({}),
  output: OwnData,
  audit: () => ({ action: 'privacy.export', class: 'access', subject: 'self' }),
  prepare: (_input, { actor }) => limitRate(`privacy:export:${ownId(actor)}`, EXPORT_LIMIT),
  run: async (_input, { actor }) => {
    const userId = ownId(actor);
    const currentId = actor.kind === 'user' ? actor.sessionId : 0;
    return {
      exported_at: nowIso(),
      account: await readAccount({ id: userId }),
      profile: await readProfile({ id: userId }),
      sessions: await findSessionPages({ userId, role: ownRole(actor).role, currentId }),
      activity: await findActivityPages({ userId }),
      messages: await findUserMessages({ userId }),
      chats: await findUserChats({ userId }),
      quotes: await findUserQuotes({ userId }),
      orders: await findUserOrders({ userId }),
      invoices: await findUserInvoices({ userId }),
      payments: await findUserPayments({ userId }),
      deleted: await findDeletedOfPerson(await findOwner({ userId })),
    };
  },
});
