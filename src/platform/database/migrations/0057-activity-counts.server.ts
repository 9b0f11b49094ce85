import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';

const KEY = 'day, class, actor_id, action';
const toKey = (row: 'new' | 'old'): string[] => [
  `substr(${row}.at, 1, 10)`,
  `${row}.class`,
  `coalesce(${row}.actor_id, 0)`,
  `${row}.action`,
];

const ADD = `insert into audit_counts (${KEY}, count) values (${toKey('new').join(', ')}, 1)
  on conflict (${KEY}) do update set count = audit_counts.count + 1`;
const WHERE = `where (${KEY}) = (${toKey('old').join(', ')})`;
const REMOVE = [
  `update audit_counts set count = count - 1 ${WHERE}`,
  `delete from audit_counts ${WHERE} and count <= 0`,
];

const SQLITE = [
  `create trigger audit_counts_add after insert on audit_log begin ${ADD}; end`,
  `create trigger audit_counts_remove after delete on audit_log begin ${REMOVE.join('; ')}; end`,
];

const onPostgres = (name: string, event: string, work: string): string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${work}; return null; end $$`,
  `create trigger ${name} after ${event} on audit_log for each row execute function ${name}()`,
];
const POSTGRES = [
  ...onPostgres('audit_counts_add', 'insert', ADD),
  ...onPostgres('audit_counts_remove', 'delete', REMOVE.join('; ')),
];

/** Counts the lines of the activity by day, actor and action, so that a list of any length has its total and its pages. */
export const activityCounts: Migration = {
  async up(schema: Kysely<unknown>) {
    await createTable(schema, 'audit_counts', {
      key: KEY.split(', '),
      columns: { day: 'text', class: 'text', actor_id: 'int', action: 'text', count: 'int' },
    });
    await sql`insert into audit_counts select substr(at, 1, 10), class, coalesce(actor_id, 0), action, count(*)
      from audit_log group by 1, 2, 3, 4`.execute(schema);
    for (const statement of engine() === 'postgres' ? POSTGRES : SQLITE) await sql.raw(statement).execute(schema);
    // Names of actors, lines of an action, and lines whose text was erased.
    await sql`create index audit_log_actor_name on audit_log (actor_id, actor_name)`.execute(schema);
    await sql`create index audit_log_action on audit_log (action, at, id)`.execute(schema);
    await sql`create index audit_log_erased on audit_log (action) where search_text = ''`.execute(schema);
  },
};
