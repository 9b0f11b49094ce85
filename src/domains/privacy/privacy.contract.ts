import { z } from 'zod';
import { Session } from '#src/domains/auth/auth.contract.ts';
import { Activity } from '#src/domains/auth/profile.contract.ts';
import { SentChat } from '#src/domains/chat/chat-desk.contract.ts';
import { SentMessage } from '#src/domains/contact/contact.contract.ts';
import { Invoice } from '#src/domains/invoices/invoice.contract.ts';
import { Order } from '#src/domains/orders/order.contract.ts';
import { Receipt } from '#src/domains/payments/payment.contract.ts';
import { SentQuote } from '#src/domains/quotes/quote.contract.ts';
import { StaffProfile } from '#src/domains/users/profile.contract.ts';
import { User } from '#src/domains/users/user.contract.ts';

/** Everything that is kept about somebody who has an account (article 20 of the GDPR). */
export const OwnData = z.object({
  exported_at: z.string(),
  account: User,
  profile: StaffProfile,
  sessions: z.array(Session),
  activity: z.array(Activity),
  messages: z.array(SentMessage),
  chats: z.array(SentChat),
  quotes: z.array(SentQuote),
  orders: z.array(Order),
  invoices: z.array(Invoice),
  payments: z.array(Receipt),
});
export type OwnData = z.infer<typeof OwnData>;
