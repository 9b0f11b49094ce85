import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { type Engine, engine } from './database.server.ts';

type Column = 'int' | 'int?' | 'bigint' | 'bigint?' | 'text' | 'text?';

interface TableShape {
  /** `'auto'` adds an identity column `id`; a list of columns is a composite key. */
  key: 'auto' | string[];
  columns: Record<string, Column>;
  unique?: string[][];
  /** Column → `table.column` of the parent, and the effect of the parent's deletion. */
  references?: Record<string, { to: string; onDelete: 'cascade' | 'set null' | 'restrict' }>;
  indexes?: string[][];
}

type Schema = Kysely<unknown>;

/** Creates one table identically on both engines; SQLite tables are STRICT. */
export async function createTable(schema: Schema, name: string, shape: TableShape): Promise<void> {
  const dialect = engine();
  let table: CreateTableBuilder<string, string> = schema.schema.createTable(name);
  if (shape.key === 'auto') table = withIdentity(table, dialect);
  for (const [column, type] of Object.entries(shape.columns)) {
    const base = type.replace('?', '');
    const sqlType = base === 'text' ? 'text' : dialect === 'postgres' && base === 'bigint' ? 'bigint' : 'integer';
    table = table.addColumn(column, sqlType, (built) => (type.endsWith('?') ? built : built.notNull()));
  }
  if (shape.key !== 'auto') table = table.addPrimaryKeyConstraint(`${name}_key`, shape.key);
  for (const columns of shape.unique ?? []) {
    table = table.addUniqueConstraint(`${name}_${columns.join('_')}_unique`, columns);
  }
  for (const [column, { to, onDelete }] of Object.entries(shape.references ?? {})) {
    const [target = '', targetColumn = ''] = to.split('.');
    table = table.addForeignKeyConstraint(`${name}_${column}_fk`, [column], target, [targetColumn], (key) =>
      key.onDelete(onDelete),
    );
  }
  // Rows with a key of their own are stored in the key's tree: one page to write instead of two.
  if (dialect === 'sqlite') table = table.modifyEnd(shape.key === 'auto' ? sql`strict` : sql`strict, without rowid`);
  await table.execute();
  for (const columns of shape.indexes ?? []) {
    await schema.schema
      .createIndex(`${name}_${columns.join('_')}`)
      .on(name)
      .columns(columns)
      .execute();
  }
}

function withIdentity(table: CreateTableBuilder<string, string>, dialect: Engine): CreateTableBuilder<string, string> {
  return table.addColumn('id', 'integer', (column) =>
    dialect === 'postgres'
      ? column.generatedByDefaultAsIdentity().primaryKey()
      : // AUTOINCREMENT: the id of a deleted row is never reused.
        column.primaryKey().autoIncrement(),
  );
}
