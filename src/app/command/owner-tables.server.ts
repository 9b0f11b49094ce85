/** Tables of what the company knows and did, with the column that orders each; the site's content is not among them. */
export const OWNER_TABLES = {
  users: 'id',
  user_profiles: 'user_id',
  contact_messages: 'id',
  contact_photos: 'id',
  contact_emails: 'message_id',
  chat_sessions: 'id',
  chat_messages: 'id',
  quotes: 'id',
  quote_decisions: 'id',
  acceptance_scans: 'id',
  orders: 'id',
  invoices: 'id',
  invoice_credits: 'invoice_id',
  payments: 'id',
  ledger_entries: 'id',
  ledger_closings: 'id',
  refund_notices: 'id',
  newsletter_subscribers: 'id',
  audit_log: 'id',
} as const;
export type OwnerTable = keyof typeof OWNER_TABLES;
