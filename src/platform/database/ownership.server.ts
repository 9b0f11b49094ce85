import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '#src/kernel/owner.ts';

/**
 * Returns a query condition for one table: the row was created by this account, or under its verified address.
 * @param email column of the address, lower case as `Email` stores it; `user_id` is the other column.
 */
export function ownedBy({ userId, email }: Owner, emailColumn: string): RawBuilder<boolean> {
  const isMade = sql<boolean>`user_id = ${userId}`;
  return email === null ? isMade : sql<boolean>`(${isMade} or ${sql.ref(emailColumn)} = ${email})`;
}
