import { z } from 'zod';
import { findActivityPages } from '#src/domains/accounts/auth/activity.internal.server.ts';
import { ApiToken } from '#src/domains/accounts/auth/api-token.contract.ts';
import { findApiTokens } from '#src/domains/accounts/auth/api-token.internal.server.ts';
import { Session } from '#src/domains/accounts/auth/auth.contract.ts';
import { OpenidLink } from '#src/domains/accounts/auth/openid.contract.ts';
import { findOpenidLinks } from '#src/domains/accounts/auth/openid.internal.server.ts';
import { Activity } from '#src/domains/accounts/auth/profile.contract.ts';
import { findSessionPages } from '#src/domains/accounts/auth/session.internal.server.ts';
import { StaffProfile } from '#src/domains/accounts/users/profile.contract.ts';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { findOwner, readAccount, readProfile } from '#src/domains/accounts/users/user.internal.server.ts';
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
import { recordAudit } from '#src/platform/audit.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { rowPagesSchema } from '#src/platform/row-pages.server.ts';

/** All data stored about an account's holder (article 20 of the GDPR); lists are read page by page. */
export const OwnData = z.object({
  exported_at: z.string(),
  account: User,
  profile: StaffProfile,
  sessions: rowPagesSchema(Session),
  /** Of programs; never their secrets. */
  api_tokens: z.array(ApiToken),
  /** Identities at a provider that open the account. */
  openid_links: z.array(OpenidLink),
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

/** Finds all data stored about an account's holder; `currentId` is the session of the caller, if it is their own. */
export async function findOwnData({
  userId,
  currentId = 0,
}: {
  userId: number;
  currentId?: number;
}): Promise<z.input<typeof OwnData>> {
  const account = await readAccount({ id: userId });
  return {
    exported_at: nowIso(),
    account,
    profile: await readProfile({ id: userId }),
    sessions: await findSessionPages({ userId, role: account.role, currentId }),
    api_tokens: await findApiTokens({ userId }),
    openid_links: await findOpenidLinks({ userId }),
    activity: await findActivityPages({ userId }),
    messages: await findUserMessages({ userId }),
    chats: await findUserChats({ userId }),
    quotes: await findUserQuotes({ userId }),
    orders: await findUserOrders({ userId }),
    invoices: await findUserInvoices({ userId }),
    payments: await findUserPayments({ userId }),
    deleted: await findDeletedOfPerson(await findOwner({ userId })),
  };
}

/** Returns the data of a person who asked the company for them instead of signing in. Writes an audit entry. */
export const exportPersonData = (by: Context, { userId }: { userId: number }): Promise<z.output<typeof OwnData>> =>
  transaction(async () => {
    const data = OwnData.parse(await findOwnData({ userId }));
    await recordAudit(by, { action: 'privacy.person-export', class: 'access', subject: `user:${userId}` });
    return data;
  });
