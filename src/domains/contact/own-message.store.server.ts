import type { Selectable } from 'kysely';
import type { Owner } from '#src/kernel/owner.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import type { ContactMessageRow } from '#src/platform/database/tables.server.ts';
import type { ExchangeTurn, MessageStatus } from './contact.contract.ts';
import type { OwnMessage } from './own-message.contract.ts';

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'status',
  'admin_response',
  'replied_at',
  'quote_id',
  'in_reply_to',
  'created_at',
] as const;

type OwnRow = Pick<Selectable<ContactMessageRow>, (typeof COLUMNS)[number]>;

type StoredOwnMessage = Omit<OwnMessage, 'statusText'>;
const toOwnMessage = (row: OwnRow): StoredOwnMessage => ({ ...row, status: row.status as MessageStatus });

/** Selects an owner's messages; spam sent without their account is excluded: others may have sent it. */
const owned = (owner: Owner) =>
  db()
    .selectFrom('contact_messages')
    .select(COLUMNS)
    .where(ownedBy(owner, 'email'))
    .where((row) => row.or([row('is_quarantined', '=', 0), row('user_id', '=', owner.userId)]));

export const selectOwnMessages = async (owner: Owner, limit: number): Promise<StoredOwnMessage[]> =>
  (await owned(owner).orderBy('id', 'desc').limit(limit).execute()).map(toOwnMessage);

export async function selectOwnMessage(owner: Owner, id: number): Promise<StoredOwnMessage | undefined> {
  const row = await owned(owner).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toOwnMessage(row);
}

/** Returns all turns of the exchange that this message started. */
export async function selectExchange(startId: number): Promise<Omit<ExchangeTurn, 'received_email'>[]> {
  return db()
    .selectFrom('contact_messages')
    .select(['id', 'message', 'created_at', 'admin_response', 'replied_at'])
    .where((row) => row.or([row('id', '=', startId), row('in_reply_to', '=', startId)]))
    .orderBy('id')
    .execute();
}
