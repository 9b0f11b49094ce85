import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';

/** Condition: the folded `column` has this text somewhere; `%` and `_` stand for themselves, alike on both engines. */
export function contains(column: string, text: string) {
  const pattern = `%${fold(text).replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
