import { CHAT_KEPT_DAYS, LINK_DAYS, SILENT_KEPT_DAYS } from '#src/domains/chat/chat-admin.contract.ts';
import { MESSAGE_KEPT_DAYS, SPAM_KEPT_DAYS } from '#src/domains/contact/contact.contract.ts';
import { ENDED_DAYS, PENDING_DAYS } from '#src/domains/newsletter/newsletter.contract.ts';
import { QUOTE_KEPT_DAYS } from '#src/domains/sales/quotes/quote.contract.ts';

const DAYS_OF_A_YEAR = 365;

/** Retention periods on the privacy page; a test compares those that this domain cannot import. */
export const KEPT_FOR = {
  messageYears: MESSAGE_KEPT_DAYS / DAYS_OF_A_YEAR,
  spamDays: SPAM_KEPT_DAYS,
  chatYears: CHAT_KEPT_DAYS / DAYS_OF_A_YEAR,
  silentChatDays: SILENT_KEPT_DAYS,
  /** Lifetime of the cookie, and of an emailed link. */
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
