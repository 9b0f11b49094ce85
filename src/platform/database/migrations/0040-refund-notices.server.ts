import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';

const REFUSAL = 'an issued refund notice is unchangeable';

function guards(): string[] {
  if (engine() === 'postgres') {
    return [
      `create function refund_notice_frozen() returns trigger language plpgsql as $$ begin
        raise exception '${REFUSAL}'; end $$`,
      `create trigger refund_notice_rows before update or delete on refund_notices
        for each row execute function refund_notice_frozen()`,
      `create trigger refund_notice_truncate before truncate on refund_notices
        for each statement execute function refund_notice_frozen()`,
    ];
  }
  return [
    ...['update', 'delete'].map(
      (act) =>
        `create trigger refund_notice_${act} before ${act} on refund_notices
          begin select raise(abort, '${REFUSAL}'); end`,
    ),
    // "insert or replace" deletes without firing the trigger above.
    `create trigger refund_notice_replace before insert on refund_notices
      when exists (select 1 from refund_notices where id = new.id or number = new.number)
      begin select raise(abort, '${REFUSAL}'); end`,
  ];
}

/** Creates the notices of money that was given back, numbered in a series of their own and frozen as they were sent. */
export const refundNotices: Migration = {
  async up(tables) {
    await createTable(tables, 'refund_notices', {
      key: 'auto',
      columns: {
        number: 'text',
        payment_id: 'int',
        document: 'text',
        document_hash: 'text',
        is_demo: 'int',
        created_at: 'text',
      },
      unique: [['number']],
    });
    for (const guard of guards()) await sql.raw(guard).execute(tables);
  },
};
