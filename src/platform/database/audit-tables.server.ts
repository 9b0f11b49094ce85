import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.server.ts';

/**
 * A line of the audit log. Nothing in it changes, but the personal values (name, place, content) may be emptied, each
 * group with its salt; what they were is in the chain as a mark.
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
  /** Without a gap within its class. */
  seq: number;
  /** Names of the fields in `before` and `after`, separated by commas. */
  fields: string;
  name_salt: string;
  place_salt: string;
  content_salt: string;
  name_mark: string;
  place_mark: string;
  content_mark: string;
  /** SHA-256 in hexadecimal, over the line and the hash before it. */
  hash: string;
}

/** Both ends of a chain: its last line, and the last one that its time to live has removed. */
export interface AuditChainRow {
  class: string;
  seq: number;
  hash: string;
  purged_seq: number;
  purged_hash: string;
}

/** What a check of the whole log found; `fault` is empty when it was intact. */
export interface AuditCheckRow {
  id: Generated<number>;
  at: Instant;
  lines: number;
  fault: string;
  bad_id: number | null;
}
