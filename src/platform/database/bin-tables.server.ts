import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.server.ts';

/** Rows of the bin. */

/** Deleted record that can be restored until it expires. */
export interface BinRecordRow {
  id: Generated<number>;
  kind: string;
  subject_id: number;
  /** The only account that sees it; null for what everyone in the office had seen. */
  owner_id: number | null;
  label: string;
  /** Its rows, table by table. */
  content: Json;
  /** Person whom it is about, for an erasure: account, and address in lower case. */
  person_id: number | null;
  person_email: string;
  actor_id: number | null;
  search_text: string;
  deleted_at: Instant;
  expires_at: Instant;
}

/** Picture that a deleted record shows again when it is restored. */
export interface BinPictureRow {
  bin_id: number;
  media_key: string;
}
