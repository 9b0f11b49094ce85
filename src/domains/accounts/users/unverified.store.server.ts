import { db } from '#src/platform/database/database.server.ts';

/** Tables whose rows belong to an account by its id. */
const OWNED = ['contact_messages', 'quotes', 'orders', 'invoices', 'payments', 'chat_sessions'] as const;

/** Returns the ids of customers whose address was never verified and who own no records. */
export async function selectUnverified(before: string, limit: number): Promise<number[]> {
  let accounts = db()
    .selectFrom('users')
    .select('users.id')
    .where('role', '=', 'user')
    .where('email_verified_at', 'is', null)
    // Staff added the other accounts: they are customers of the company.
    .where('is_self_registered', '=', 1)
    // Without a password the account was invited by staff.
    .where('password_hash', '!=', '')
    .where('created_at', '<', before)
    .where((row) => row.or([row('last_login_at', 'is', null), row('last_login_at', '<', before)]));
  for (const table of OWNED) {
    accounts = accounts.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.user_id`, '=', 'users.id'))),
    );
  }
  const rows = await accounts.orderBy('users.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
