import type { CompiledQuery } from 'kysely';

export const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);

/**
 * Whether a statement may stand in a transaction with others; `pragma` and `vacuum` may not. A text that begins with
 * `with` may be a read, which waits for no other process outside of a transaction.
 */
export const isGroupable = ({ query, sql }: CompiledQuery): boolean =>
  /^(Insert|Update|Delete)QueryNode$/.test(query.kind) || /^\s*(insert|update|delete)\b/i.test(sql);
