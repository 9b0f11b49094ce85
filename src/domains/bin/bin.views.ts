import { BinKind, type BinRecord, type DeletedOfPerson } from './bin.contract.ts';
import { getDaysLeft } from './bin.rules.ts';

/** Columns that a person sees of their own records; ids, hashes and search texts are the company's. */
const OWN_COLUMNS: Record<string, readonly string[]> = {
  contact_messages: ['name', 'email', 'phone', 'subject', 'message', 'admin_response', 'replied_at', 'created_at'],
  contact_emails: ['sender', 'text'],
  chat_sessions: ['sender_name', 'sender_email', 'page', 'created_at'],
  chat_messages: ['sender_type', 'sender_name', 'message', 'created_at'],
  quotes: [
    'name',
    'email',
    'phone',
    'service_type',
    'description',
    'address',
    'admin_notes',
    'status',
    'amount_cents',
    'lines',
    'created_at',
  ],
  orders: ['client_name', 'client_email', 'client_phone', 'service', 'description', 'address', 'lines', 'created_at'],
};

interface DeletedRow {
  kind: string;
  content: string;
  deleted_at: string;
  expires_at: string;
}

/** Returns a deleted record as the person whom it is about may read it. */
export function toDeletedOfPerson({ kind, content, deleted_at, expires_at }: DeletedRow): DeletedOfPerson {
  const { rows }: { rows: Record<string, Record<string, string | number | null>[]> } = JSON.parse(content);
  const own = Object.entries(rows).flatMap(([table, some]) => {
    const columns = OWN_COLUMNS[table];
    if (columns === undefined) return [];
    return [[table, some.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])))] as const];
  });
  return { kind: BinKind.parse(kind), deleted_at, expires_at, content: Object.fromEntries(own) };
}

/** Returns a stored record as the bin shows it. */
export const toBinRecord = (record: Omit<BinRecord, 'days_left'>, now: Date): BinRecord => ({
  ...record,
  days_left: getDaysLeft(record.expires_at, now),
});
