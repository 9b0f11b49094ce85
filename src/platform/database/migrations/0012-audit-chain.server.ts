import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { AUDIT_CLASSES, type AuditClass, linkLine } from '../../audit-chain.server.ts';
import { engine } from '../database.server.ts';
import { createTable } from '../schema.server.ts';
import type { Tables } from '../tables.server.ts';

const TEXTS = [
  'class',
  'fields',
  'hash',
  ...['name', 'place', 'content'].flatMap((one) => [`${one}_salt`, `${one}_mark`]),
];

const ACCESS = ['auth', 'session', 'sessions', 'password', 'two-factor', 'recovery-codes', 'privacy', 'mail'];
const MONEY = ['invoice', 'payment', 'payments'];

/** Returns the class of an older entry by the first part of the action; an export of many records counts as an access. */
function getClass(action: string): AuditClass {
  const [first = '', last = ''] = action.split('.');
  if (ACCESS.includes(first) || last === 'export' || last === 'sign-out') return 'access';
  return MONEY.includes(first) ? 'money' : 'change';
}

/** Links entries that are older than the chains, in the order of their ids. */
async function linkOldLines(tables: Kysely<Tables>): Promise<void> {
  const heads = new Map(AUDIT_CLASSES.map((name) => [String(name), { seq: 0, hash: '' }]));
  const rows = await tables.selectFrom('audit_log').selectAll().orderBy('id').execute();
  for (const { id, at, actor_id, actor_name, action, subject, before, after, ...rest } of rows) {
    const { request_id, ip, user_agent, search_text } = rest;
    const values = { actor_id, actor_name, action, subject, before, after, request_id, ip, user_agent, search_text };
    const facts = { at, class: getClass(action), ...values };
    const line = linkLine(facts, heads.get(facts.class) ?? { seq: 0, hash: '' });
    heads.set(line.class, line);
    await tables.updateTable('audit_log').set(line).where('id', '=', id).execute();
  }
  for (const [name, { seq, hash }] of heads) {
    const chain = { class: name, seq, hash, purged_seq: 0, purged_hash: '' };
    await tables.insertInto('audit_chains').values(chain).execute();
  }
}

const FIXED = [
  ...['id', 'at', 'actor_id', 'action', 'subject', 'request_id', 'class', 'seq', 'fields', 'hash'],
  ...['name_mark', 'place_mark', 'content_mark'],
];
const EMPTIED = {
  search: ["search_text = ''"],
  name: ["actor_name = ''", "name_salt = ''"],
  place: ["ip = ''", "user_agent = ''", "place_salt = ''"],
  content: ['before is null', 'after is null', "content_salt = ''"],
};

/** Returns SQL that is true for an update other than emptying whole groups of personal values. */
function forbiddenUpdate(differs: string): string {
  const fixed = FIXED.map((column) => `new."${column}" ${differs} old."${column}"`);
  const groups = Object.values(EMPTIED).map((tests) => {
    const columns = tests.map((test) => test.split(' ')[0] ?? '');
    const changed = columns.map((column) => `new."${column}" ${differs} old."${column}"`).join(' or ');
    const emptied = tests.map((test) => test.replace(/^(\w+)/, 'new."$1"')).join(' and ');
    return `((${changed}) and not (${emptied}))`;
  });
  return [...fixed, ...groups].join(' or ');
}

const KEPT_LINE = 'old.seq > (select purged_seq from audit_chains where class = old.class)';

/** Returns SQL that is true unless a chain grows by the latest entry, or drops entries from its beginning. */
const forbiddenHead = (differs: string): string => `
  new.class <> old.class or new.seq not in (old.seq, old.seq + 1)
  or (new.seq = old.seq and new.hash <> old.hash)
  or (new.seq <> old.seq and not exists (
    select 1 from audit_log where class = new.class and seq = new.seq and hash = new.hash))
  or new.purged_seq < old.purged_seq or new.purged_seq > new.seq
  or (new.purged_seq ${differs} old.purged_seq and not exists (
    select 1 from audit_log where class = new.class and seq = new.purged_seq and hash = new.purged_hash))
  or (new.purged_seq = old.purged_seq and new.purged_hash <> old.purged_hash)`;

const REFUSAL = 'the audit log is append-only';

function sqliteGuards(): string[] {
  const guard = (name: string, event: string, table: string, when: string): string =>
    `create trigger ${name} before ${event} on ${table} when ${when} begin select raise(abort, '${REFUSAL}'); end`;
  return [
    guard('audit_log_update', 'update', 'audit_log', forbiddenUpdate('is not')),
    guard('audit_log_delete', 'delete', 'audit_log', KEPT_LINE),
    // "insert or replace" deletes without firing the trigger above.
    guard(
      'audit_log_replace',
      'insert',
      'audit_log',
      'exists (select 1 from audit_log where id = new.id or (class = new.class and seq = new.seq))',
    ),
    guard('audit_chains_update', 'update', 'audit_chains', forbiddenHead('is not')),
    guard('audit_chains_delete', 'delete', 'audit_chains', 'true'),
  ];
}

function postgresGuards(): string[] {
  const guard = (name: string, events: string, table: string, when: string, per = 'row'): string[] => [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if ${when} then raise exception '${REFUSAL}'; end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`,
    `create trigger ${name} before ${events} on ${table} for each ${per} execute function ${name}()`,
  ];
  return [
    ...guard('audit_log_update', 'update', 'audit_log', forbiddenUpdate('is distinct from')),
    ...guard('audit_log_delete', 'delete', 'audit_log', KEPT_LINE),
    ...guard('audit_log_truncate', 'truncate', 'audit_log', 'true', 'statement'),
    ...guard('audit_chains_update', 'update', 'audit_chains', forbiddenHead('is distinct from')),
    ...guard('audit_chains_delete', 'delete', 'audit_chains', 'true'),
    ...guard('audit_chains_truncate', 'truncate', 'audit_chains', 'true', 'statement'),
  ];
}

/** Makes the audit log append-only: hash chains, refused updates and deletions, results of its checks. */
export const auditChain: Migration = {
  async up(tables: Kysely<Tables>) {
    const schema = tables as Kysely<unknown>;
    for (const column of TEXTS) {
      const adding = schema.schema.alterTable('audit_log');
      await adding.addColumn(column, 'text', (built) => built.notNull().defaultTo('')).execute();
    }
    const adding = schema.schema.alterTable('audit_log');
    await adding.addColumn('seq', 'integer', (built) => built.notNull().defaultTo(0)).execute();
    await createTable(schema, 'audit_chains', {
      key: ['class'],
      columns: { class: 'text', seq: 'int', hash: 'text', purged_seq: 'int', purged_hash: 'text' },
    });
    await createTable(schema, 'audit_checks', {
      key: 'auto',
      columns: { at: 'text', lines: 'int', fault: 'text', bad_id: 'int?' },
    });
    await linkOldLines(tables);
    const place = schema.schema.createIndex('audit_log_class_seq').on('audit_log').columns(['class', 'seq']);
    await place.unique().execute();
    for (const guard of engine() === 'postgres' ? postgresGuards() : sqliteGuards())
      await sql.raw(guard).execute(schema);
  },
};
