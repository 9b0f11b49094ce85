import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditRow as StoredRow } from './database/audit-tables.server.ts';

type AuditRow = Selectable<StoredRow>;

/** Lines with one time to live form one chain, so that its oldest part can go while the rest stays verifiable. */
export const AUDIT_CLASSES = ['access', 'change', 'money'] as const;
export type AuditClass = (typeof AUDIT_CLASSES)[number];

/** Days a line stays: who entered a year, what was changed three, what was invoiced and paid ten (commercial law). */
export const KEPT_DAYS: Record<AuditClass, number> = { access: 365, change: 1_096, money: 3_653 };

const ACCESS = ['auth', 'session', 'sessions', 'password', 'two-factor', 'recovery-codes', 'privacy', 'mail'];
const MONEY = ['invoice', 'payment', 'payments'];

/** By the first half of the action; reading many records at once (an export) is an access. */
export function classOf(action: string): AuditClass {
  const [first = '', last = ''] = action.split('.');
  if (ACCESS.includes(first) || last === 'export' || last === 'sign-out') return 'access';
  return MONEY.includes(first) ? 'money' : 'change';
}

/** Columns that may hold personal values, in groups that are emptied together with their salt. */
export const PERSONAL = {
  name: ['actor_name'],
  place: ['ip', 'user_agent'],
  content: ['before', 'after'],
} as const satisfies Record<string, readonly (keyof AuditRow)[]>;
export type PersonalGroup = keyof typeof PERSONAL;
const GROUPS = ['name', 'place', 'content'] as const satisfies PersonalGroup[];

/** What a caller knows of a line. */
export type AuditFacts = Omit<
  AuditRow,
  'id' | 'class' | 'seq' | 'fields' | 'hash' | `${string}_salt` | `${string}_mark`
>;
export type AuditLine = Omit<AuditRow, 'id'>;

const SALT_BYTES = 16;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const keysOf = (json: string | null): string[] => {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
};

/** Names of the fields that a line tells of: they stay when the values go. */
const fieldsOf = ({ before, after }: Pick<AuditRow, 'before' | 'after'>): string =>
  [...new Set([...keysOf(before), ...keysOf(after)])].sort().join(',');

/** Stands for personal values in the chain; without the salt nobody can find out which values it stood for. */
const markOf = (
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

/** Over everything that never changes, and the line before. */
const hashOf = (row: Hashed, previous: string): string =>
  sha256(
    JSON.stringify([
      ...['v1', previous, row.class, row.seq, row.at, row.actor_id, row.action, row.subject, row.fields],
      ...[row.request_id, row.name_mark, row.place_mark, row.content_mark],
    ]),
  );

/** The next line of a chain after the one numbered `seq` whose hash is `hash`. */
export function linkLine(facts: AuditFacts, { seq, hash }: { seq: number; hash: string }): AuditLine {
  const salt = (): string => randomBytes(SALT_BYTES).toString('base64url');
  const [name_salt, place_salt, content_salt] = [salt(), salt(), salt()];
  const line = {
    ...facts,
    class: classOf(facts.action),
    seq: seq + 1,
    fields: fieldsOf(facts),
    ...{ name_salt, place_salt, content_salt },
    name_mark: markOf(facts, 'name', name_salt),
    place_mark: markOf(facts, 'place', place_salt),
    content_mark: markOf(facts, 'content', content_salt),
  };
  return { ...line, hash: hashOf(line, hash) };
}

export type AuditFault = 'missing' | 'changed' | 'values' | 'truncated' | 'root';

/** What is wrong with a line that should follow `previous`; undefined when nothing is. */
export function faultOf(row: AuditRow, previous: { seq: number; hash: string }): AuditFault | undefined {
  if (row.seq !== previous.seq + 1) return 'missing';
  if (row.hash !== hashOf(row, previous.hash)) return 'changed';
  const isWhole = GROUPS.every((group) => {
    const salt = row[`${group}_salt`];
    return salt === '' ? isEmptied(row, group) : row[`${group}_mark`] === markOf(row, group, salt);
  });
  return isWhole ? undefined : 'values';
}
