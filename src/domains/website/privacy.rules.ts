import { CHAT_KEPT_DAYS, LINK_DAYS, SILENT_KEPT_DAYS } from '#src/domains/chat/chat-admin.contract.ts';
import { MESSAGE_KEPT_DAYS, SPAM_KEPT_DAYS } from '#src/domains/contact/contact.contract.ts';
import { ENDED_DAYS, PENDING_DAYS } from '#src/domains/newsletter/newsletter.contract.ts';
import { QUOTE_KEPT_DAYS } from '#src/domains/sales/quotes/quote.contract.ts';

const DAYS_OF_A_YEAR = 365;

/** How long things are kept, as the privacy page says it; what this room may not see is compared by a test. */
export const KEPT_FOR = {
  messageYears: MESSAGE_KEPT_DAYS / DAYS_OF_A_YEAR,
  spamDays: SPAM_KEPT_DAYS,
  chatYears: CHAT_KEPT_DAYS / DAYS_OF_A_YEAR,
  silentChatDays: SILENT_KEPT_DAYS,
  /** Of the cookie, and of a mailed link. */
  chatDays: LINK_DAYS,
  quoteYears: QUOTE_KEPT_DAYS / DAYS_OF_A_YEAR,
  pendingDays: PENDING_DAYS,
  endedDays: ENDED_DAYS,
  sessionDays: 30,
  unverifiedDays: 30,
  deviceDays: 365,
  deadMailDays: 30,
  logDays: 365,
  logYears: 3,
  paperYears: 10,
};
