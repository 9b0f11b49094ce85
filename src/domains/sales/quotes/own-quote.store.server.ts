import type { Owner } from '#src/kernel/owner.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { toQuoteRecord } from './quote-record.store.server.ts';

/** Selects an account's quotes, newest first. */
export async function selectOwnQuotes(owner: Owner, limit: number): Promise<QuoteRecord[]> {
  const rows = await db()
    .selectFrom('quotes')
    .selectAll()
    .where(ownedBy(owner, 'email'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toQuoteRecord);
}

/** Selects the ids of an account's quotes, newest first. */
export async function selectOwnQuoteIds(owner: Owner): Promise<number[]> {
  const own = db().selectFrom('quotes').select('id').where(ownedBy(owner, 'email'));
  return (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

export async function ownsQuote(owner: Owner, id: number): Promise<boolean> {
  const own = db().selectFrom('quotes').select('id').where('id', '=', id).where(ownedBy(owner, 'email'));
  return (await own.executeTakeFirst()) !== undefined;
}
