import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditRow as StoredRow } from './database/audit-tables.server.ts';

type AuditRow = Selectable<StoredRow>;

/** Entries with the same retention time form one chain, so that the oldest can be purged and the rest verified. */
export const AUDIT_CLASSES = ['access', 'change', 'money'] as const;
export type AuditClass = (typeof AUDIT_CLASSES)[number];

/** Retention in days: access one year, changes three, accounting records ten (commercial law). */
export const KEPT_DAYS: Record<AuditClass, number> = { access: 365, change: 1_096, money: 3_653 };

/** Columns that may hold personal values, in groups that are emptied together with their salt. */
export const PERSONAL = {
  name: ['actor_name'],
  place: ['ip', 'user_agent'],
  content: ['before', 'after'],
} as const satisfies Record<string, readonly (keyof AuditRow)[]>;
export type PersonalGroup = keyof typeof PERSONAL;
const GROUPS = ['name', 'place', 'content'] as const satisfies PersonalGroup[];

/** Values of an entry that the caller supplies. */
export type AuditFacts = Omit<AuditRow, 'id' | 'seq' | 'fields' | 'hash' | `${string}_salt` | `${string}_mark`>;
export type AuditLine = Omit<AuditRow, 'id'>;

const SALT_BYTES = 16;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const getKeys = (json: string | null): string[] => {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
};

/** Returns the names of the fields in an entry: they stay when the values are erased. */
const getFields = ({ before, after }: Pick<AuditRow, 'before' | 'after'>): string =>
  [...new Set([...getKeys(before), ...getKeys(after)])].sort().join(',');

/** Returns the hash of personal values for the chain; without the salt the values cannot be guessed from it. */
const getMark = (
  row: Pick<AuditRow, (typeof PERSONAL)[PersonalGroup][number]>,
  group: PersonalGroup,
  salt: string,
): string => sha256(JSON.stringify([salt, ...PERSONAL[group].map((column) => row[column])]));

const isEmptied = (row: AuditRow, group: PersonalGroup): boolean =>
  PERSONAL[group].every((column) => row[column] === null || row[column] === '');

type Hashed = Pick<
  AuditRow,
  'class' | 'seq' | 'at' | 'actor_id' | 'action' | 'subject' | 'fields' | 'request_id' | `${PersonalGroup}_mark`
>;

/** Returns the hash of all immutable values and the previous hash. */
const getHash = (row: Hashed, previous: string): string =>
  sha256(
    JSON.stringify([
      ...['v1', previous, row.class, row.seq, row.at, row.actor_id, row.action, row.subject, row.fields],
      ...[row.request_id, row.name_mark, row.place_mark, row.content_mark],
    ]),
  );

/** Returns the next entry of a chain after number `seq` with the hash `hash`. */
export function linkLine(facts: AuditFacts, { seq, hash }: { seq: number; hash: string }): AuditLine {
  const salt = (): string => randomBytes(SALT_BYTES).toString('base64url');
  const [name_salt, place_salt, content_salt] = [salt(), salt(), salt()];
  const line = {
    ...facts,
    seq: seq + 1,
    fields: getFields(facts),
    ...{ name_salt, place_salt, content_salt },
    name_mark: getMark(facts, 'name', name_salt),
    place_mark: getMark(facts, 'place', place_salt),
    content_mark: getMark(facts, 'content', content_salt),
  };
  return { ...line, hash: getHash(line, hash) };
}

export type AuditFault = 'missing' | 'changed' | 'values' | 'truncated' | 'root';

/** Returns the fault of an entry that should follow `previous`; undefined when it is intact. */
export function getFault(row: AuditRow, previous: { seq: number; hash: string }): AuditFault | undefined {
  if (row.seq !== previous.seq + 1) return 'missing';
  if (row.hash !== getHash(row, previous.hash)) return 'changed';
  const isWhole = GROUPS.every((group) => {
    const salt = row[`${group}_salt`];
    return salt === '' ? isEmptied(row, group) : row[`${group}_mark`] === getMark(row, group, salt);
  });
  return isWhole ? undefined : 'values';
}
