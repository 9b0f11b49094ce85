import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';

/** Returns a condition: the folded `column` contains this text; `%` and `_` are literal, alike on both engines. */
export function contains(column: string, text: string) {
  const pattern = `%${fold(text).replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
