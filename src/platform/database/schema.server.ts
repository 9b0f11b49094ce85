import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { type Engine, engine } from './database.server.ts';

type Column = 'int' | 'int?' | 'bigint' | 'bigint?' | 'text' | 'text?';

interface TableShape {
  /** `'auto'` adds an identity column `id`; a list of columns is a composite key. */
  key: 'auto' | string[];
  columns: Record<string, Column>;
  unique?: string[][];
  /** Column → `table.column`; rows go with what they belong to. */
  references?: Record<string, { to: string; onDelete: 'cascade' | 'set null' | 'restrict' }>;
  indexes?: string[][];
}

type Schema = Kysely<unknown>;

/** Creates one table the same way on both engines; SQLite tables are STRICT. */
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
  // Rows found by their own key live in the key's tree: one page to write instead of two.
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
      : // AUTOINCREMENT: an id of a deleted row is never given again.
        column.primaryKey().autoIncrement(),
  );
}
