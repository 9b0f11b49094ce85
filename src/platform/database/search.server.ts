import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';

/** Returns a condition: the folded `column` contains this text; `%` and `_` are literal, alike on both engines. */
export function contains(column: string, text: string) {
  const pattern = `%${fold(text).replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** Columns of a person: `foldedName` begins with the folded name. */
interface PersonColumns {
  foldedName: string;
  email: string;
  phone?: string;
}

const NAME_MAX = 120;
const PHONE_MIN = 3;

/** Returns a condition: this text is part of a person's name, address or telephone number; erased rows match nothing. */
export function isPerson({ foldedName, email, phone }: PersonColumns, text: string) {
  const pattern = `%${fold(text.trim()).replace(/[%_\\]/g, '\\$&')}%`;
  // "04 65", "+33 4 65" and "0033 4 65" begin the same number.
  const digits = text.replace(/[\s.()-]/g, '').replace(/^(\+33|0033|0)/, '');
  const parts = [
    sql<boolean>`substr(${sql.ref(foldedName)}, 1, ${sql.lit(NAME_MAX)}) like ${pattern} escape '\\'`,
    sql<boolean>`lower(${sql.ref(email)}) like ${pattern} escape '\\'`,
  ];
  if (phone !== undefined && digits.length >= PHONE_MIN && /^\d+$/.test(digits)) {
    parts.push(sql<boolean>`replace(replace(${sql.ref(phone)}, ' ', ''), '.', '') like ${`%${digits}%`}`);
  }
  return sql<boolean>`(${sql.ref(foldedName)} <> '' and (${sql.join(parts, sql` or `)}))`;
}
