import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import type { WebhookDeliveryRow } from '#src/platform/database/webhook-tables.server.ts';
import type { DeliveryFault } from './webhook.rules.ts';

export interface NewDelivery
  extends Pick<
    WebhookDeliveryRow,
    'endpoint_id' | 'event_id' | 'event_type' | 'payload' | 'person_id' | 'person_email'
  > {}

/** Stores what is to be sent at once. */
export async function insertDelivery(delivery: NewDelivery): Promise<number> {
  const at = nowIso();
  const { id } = await db()
    .insertInto('webhook_deliveries')
    .values({ ...delivery, state: 'waiting', attempts: 0, next_attempt_at: at, last_answer: '', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectDeliveryIds(endpointId: number): Promise<number[]> {
  const deliveries = db().selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', endpointId);
  return (await deliveries.orderBy('id').execute()).map(({ id }) => id);
}

export async function deleteDeliveries(ids: number[]): Promise<void> {
  await db().deleteFrom('webhook_deliveries').where('id', 'in', ids).execute();
}

/** Makes a job the only one that may send a delivery. */
export async function assignJob(id: number, jobId: number): Promise<void> {
  await db().updateTable('webhook_deliveries').set({ job_id: jobId }).where('id', '=', id).execute();
}

/** Returns a waiting delivery whose turn this job is; undefined when another job has it, or it is gone. */
export const selectTurn = (id: number, jobId: number) =>
  db()
    .selectFrom('webhook_deliveries')
    .select(['id', 'endpoint_id', 'event_id', 'payload', 'attempts'])
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

interface Recorded {
  state: WebhookDeliveryRow['state'];
  attempts: number;
  next_attempt_at: string | null;
  last_status: number | null;
  last_fault: DeliveryFault | null;
  last_answer: string;
  duration_ms: number | null;
}

/** Stores an attempt; false when the delivery was sent again or erased meanwhile. */
export async function recordAttempt(id: number, jobId: number, result: Recorded): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('webhook_deliveries')
    .set({ ...result, last_attempt_at: nowIso(), job_id: null })
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Begins a delivery anew, with its event's own id; undefined when there is none. */
export const restartDelivery = (id: number) =>
  db()
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: nowIso() })
    .where('id', '=', id)
    .returning(['id', 'endpoint_id', 'event_type'])
    .executeTakeFirst();

const selectView = () =>
  db()
    .selectFrom('webhook_deliveries')
    .select(['id', 'endpoint_id as webhook_id', 'event_id', 'event_type as type', 'state', 'attempts'])
    .select(['next_attempt_at', 'last_attempt_at', 'last_status', 'last_fault', 'last_answer', 'duration_ms'])
    .select(['created_at', 'payload']);

export const selectDelivery = (id: number) => selectView().where('id', '=', id).executeTakeFirst();

interface Wanted {
  id: number;
  state?: WebhookDeliveryRow['state'] | undefined;
}

/** Returns the deliveries of an endpoint, newest first, and their number. */
export async function selectDeliveries({ id, state }: Wanted, range: { limit: number; offset: number }) {
  let rows = selectView().where('endpoint_id', '=', id);
  let counted = db()
    .selectFrom('webhook_deliveries')
    .select(db().fn.countAll<number>().as('count'))
    .where('endpoint_id', '=', id);
  if (state !== undefined) {
    rows = rows.where('state', '=', state);
    counted = counted.where('state', '=', state);
  }
  const { count } = await counted.executeTakeFirstOrThrow();
  return {
    items: await rows.orderBy('id', 'desc').limit(range.limit).offset(range.offset).execute(),
    total: Number(count),
  };
}

/** Deletes deliveries that are older than so many days. */
export const deleteOldDeliveries = (days: number): Promise<number> =>
  deleteInSteps({ table: 'webhook_deliveries', where: (row) => row('created_at', '<', isoIn(-days * 86_400)) }, 'id');
