import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.server.ts';

/**
 * Entry of the audit log. It never changes, except that personal values (name, place, content) may be emptied, each
 * group with its salt; the chain keeps their hash.
 */
export interface AuditRow {
  id: Generated<number>;
  at: Instant;
  actor_id: number | null;
  actor_name: string;
  action: string;
  subject: string;
  before: Json | null;
  after: Json | null;
  request_id: string;
  ip: string;
  user_agent: string;
  search_text: string;
  class: string;
  /** Consecutive number within the class. */
  seq: number;
  /** Names of the fields in `before` and `after`, separated by commas. */
  fields: string;
  name_salt: string;
  place_salt: string;
  content_salt: string;
  name_mark: string;
  place_mark: string;
  content_mark: string;
  /** SHA-256 in hexadecimal, over the entry and the previous hash. */
  hash: string;
}

/** Number of entries of a day by class, actor (0 without one) and action; triggers keep it. */
export interface AuditCountRow {
  /** Civil day in UTC, the first part of `at`. */
  day: string;
  class: string;
  actor_id: number;
  action: string;
  count: number;
}

/** Both ends of a chain: its last entry, and the last one deleted after its retention time. */
export interface AuditChainRow {
  class: string;
  seq: number;
  hash: string;
  purged_seq: number;
  purged_hash: string;
}

/** Result of a check of the whole log; `fault` is empty when it was intact. */
export interface AuditCheckRow {
  id: Generated<number>;
  at: Instant;
  lines: number;
  fault: string;
  bad_id: number | null;
}
