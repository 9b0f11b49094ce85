import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { assignJob, deleteOldDeliveries, insertDelivery, type NewDelivery } from './delivery.store.server.ts';
import { DELIVERY_KEPT_DAYS, type Webhook } from './webhook.contract.ts';
import { unknownWebhook } from './webhook.rules.ts';
import {
  countEndpoints,
  forgetOldSecrets,
  sealStoredSecrets,
  selectEnabled,
  selectWebhook,
} from './webhook.store.server.ts';
import { readEvents, toPayload, toWebhook } from './webhook.views.ts';
import { EVENT_DATA, type EventData, type WebhookEvent } from './webhook-event.contract.ts';

/** Job that makes one attempt of a delivery. */
export const DELIVERY_JOB = 'webhook';

/** Queues the next attempt of a delivery, in the caller's transaction; a job queued before has no effect any more. */
export async function queueDelivery(id: number, runAt?: string): Promise<void> {
  const jobId = await enqueue(DELIVERY_JOB, { delivery: id }, runAt === undefined ? {} : { runAt });
  await assignJob(id, jobId);
}

type Sent = Omit<NewDelivery, 'endpoint_id' | 'event_id'>;

/** Stores one event for these endpoints, under one id, and queues it. */
export async function storeEvent(endpoints: readonly number[], event: Sent): Promise<void> {
  const event_id = `evt_${newSecret()}`;
  for (const endpoint_id of endpoints) await queueDelivery(await insertDelivery({ ...event, endpoint_id, event_id }));
  if (endpoints.length > 0) await publish('admin', { event: 'webhooks' });
}

/** Person whom an event is about: the account, if there is one, and the address that was given. */
interface Concerned {
  userId: number | null;
  email: string;
}

/**
 * Tells the chosen endpoints of an event, in the transaction of the fact: a rollback sends nothing, and after the
 * commit it is sent until a receiver accepts it. Fields that the event does not name are left out.
 */
export const emitEvent = <Type extends WebhookEvent>(
  type: Type,
  data: EventData[Type],
  { userId, email }: Concerned,
): Promise<void> =>
  transaction(async () => {
    const wanting = (await selectEnabled()).filter(({ events }) => readEvents(events).includes(type));
    if (wanting.length === 0) return;
    const payload = toPayload(type, Object(parseInput(EVENT_DATA[type], data)), nowIso());
    const person = { person_id: userId, person_email: email.toLowerCase() };
    await storeEvent(
      wanting.map(({ id }) => id),
      { event_type: type, payload, ...person },
    );
  });

/** Returns an endpoint as the back office reads it. @throws DomainError `not-found`. */
export async function readWebhook(id: number): Promise<Webhook> {
  const row = await selectWebhook(id);
  if (row === undefined) throw unknownWebhook();
  return toWebhook(row, nowIso());
}

/** Deletes deliveries after thirty days, and secrets that no longer sign. */
export async function purgeDeliveries(): Promise<void> {
  await deleteOldDeliveries(DELIVERY_KEPT_DAYS);
  await transaction(forgetOldSecrets);
}

/** Encrypts secrets that are encrypted with another secret key; a second run changes nothing. */
export const sealWebhookSecrets = (): Promise<{ sealed: number }> =>
  transaction(async () => ({ sealed: await sealStoredSecrets() }));

/** Counts the endpoints that are on, that fail, and that the site has paused itself. */
export const countWebhooks = countEndpoints;
