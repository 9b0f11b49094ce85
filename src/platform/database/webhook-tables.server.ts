import type { Generated } from 'kysely';
import type { Bit, Instant, Json } from './column-types.server.ts';

/** Address of another program that receives events. */
export interface WebhookEndpointRow {
  id: Generated<number>;
  url: string;
  description: string;
  /** Names, separated by commas. */
  events: string;
  /** Sealed. */
  secret: string;
  /** Sealed; signs as well until `previous_until`. */
  previous_secret: Generated<string | null>;
  previous_until: Generated<Instant | null>;
  is_enabled: Bit;
  /** Why it is paused; null while it is not. */
  pause_reason: Generated<'person' | 'gone' | 'failing' | null>;
  created_by: number | null;
  created_at: Instant;
  updated_at: Instant;
  last_success_at: Generated<Instant | null>;
  last_failure_at: Generated<Instant | null>;
  /** First failure since the last success. */
  failing_since: Generated<Instant | null>;
}

/** One event on its way to one endpoint. */
export interface WebhookDeliveryRow {
  id: Generated<number>;
  endpoint_id: number;
  /** The same for every endpoint and every attempt. */
  event_id: string;
  event_type: string;
  payload: Json;
  state: 'waiting' | 'delivered' | 'failed';
  /** Since it was queued or sent again. */
  attempts: number;
  /** The only job that may send it. */
  job_id: Generated<number | null>;
  next_attempt_at: Instant | null;
  last_attempt_at: Generated<Instant | null>;
  last_status: Generated<number | null>;
  last_fault: Generated<string | null>;
  /** Beginning of what the receiver answered. */
  last_answer: string;
  duration_ms: Generated<number | null>;
  /** Person whom it is about, for an erasure: account, and address in lower case. */
  person_id: number | null;
  person_email: string;
  created_at: Instant;
}
