import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { isoIn, now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { callAddress } from '#src/platform/outgoing/call-address.server.ts';
import { signCall } from '#src/platform/outgoing/sign-call.server.ts';
import { recordAttempt, selectTurn } from '../delivery.store.server.ts';
import { queueDelivery } from '../webhook.internal.server.ts';
import { getNextStep, getPause, isSuccess, type Outcome, shortened } from '../webhook.rules.ts';
import { recordContact, selectTarget, switchWebhookRow } from '../webhook.store.server.ts';
import { WEBHOOK_TEXTS as texts } from '../webhook.texts.ts';

type Turn = NonNullable<Awaited<ReturnType<typeof selectTurn>>>;
type Target = NonNullable<Awaited<ReturnType<typeof selectTarget>>>;

const AGENT = 'Faitage-Webhooks/1';
/** Calls at one time: receivers that hang leave room for the other jobs. */
const AT_ONCE = 2;
const BUSY_SECONDS = 3;
/** Endpoints of the open calls, and those whose last call hung. */
const calls = perApp(() => ({ open: [] as number[], hung: new Set<number>() }));

/** An endpoint gets one call at a time, and those that hang share one: no other endpoint waits for them. */
function mayCall(endpoint: number): boolean {
  const { open, hung } = calls();
  if (open.length >= AT_ONCE || open.includes(endpoint)) return false;
  return !hung.has(endpoint) || !open.some((other) => hung.has(other));
}

function rememberCall(endpoint: number, outcome: Outcome): void {
  if (outcome.status === null && outcome.fault === 'late') calls().hung.add(endpoint);
  else calls().hung.delete(endpoint);
}

async function send({ event_id: id, payload: body }: Turn, { url, secrets }: Target): Promise<Outcome> {
  if (secrets.length === 0) return { status: null, fault: 'secret', durationMs: 0 };
  const signature = signCall({ id, at: now(), body, secrets });
  const headers = { 'content-type': 'application/json', 'user-agent': AGENT, ...signature };
  return callAddress(url, { headers, body });
}

/** Pauses an endpoint and tells the administrators. */
async function pause(id: number, reason: 'gone' | 'failing', { url }: Target): Promise<void> {
  await switchWebhookRow(id, reason);
  await notify({
    type: 'error',
    event: 'site-trouble',
    title: texts.pausedTitle,
    message: fill(texts.pausedBecause[reason], { host: new URL(url).host }).slice(0, 500),
    link: href('/admin/settings/webhooks'),
    topic: `webhook-${id}`,
  });
}

/** Stores what an attempt brought, and in the same transaction queues the next one or pauses the endpoint. */
const record = (turn: Turn, jobId: number, outcome: Outcome, target: Target): Promise<void> =>
  transaction(async () => {
    const { state, attempts, inSeconds } = getNextStep(turn.attempts, outcome);
    const next_attempt_at = inSeconds === null ? null : isoIn(inSeconds);
    const isOwn = await recordAttempt(turn.id, jobId, {
      ...{ state, attempts, next_attempt_at, last_status: outcome.status, duration_ms: outcome.durationMs },
      last_fault: outcome.status === null ? outcome.fault : null,
      last_answer: outcome.status === null ? '' : shortened(outcome.answer),
    });
    // Sent again, or its person was erased, while it was on its way.
    if (!isOwn) return;
    if (next_attempt_at !== null) await queueDelivery(turn.id, next_attempt_at);
    const reason = target.isEnabled ? getPause(outcome, target.failingSince, now()) : undefined;
    await recordContact(turn.endpoint_id, isSuccess(outcome));
    if (reason !== undefined) await pause(turn.endpoint_id, reason, target);
    await publish('admin', { event: 'webhooks' });
  });

/** Ends a delivery whose endpoint is paused; a person can send it again. */
async function stop({ id, attempts }: Turn, jobId: number): Promise<void> {
  const nothing = { next_attempt_at: null, last_status: null, last_answer: '', duration_ms: null };
  await recordAttempt(id, jobId, { state: 'failed', attempts, last_fault: 'paused', ...nothing });
  await publish('admin', { event: 'webhooks' });
}

/**
 * Makes one attempt of a delivery. What ends between the call and its record is done again by the same job: at least
 * once, always with the same `webhook-id`.
 */
export async function deliverWebhook(id: number, jobId: number): Promise<void> {
  const turn = await selectTurn(id, jobId);
  const target = turn && (await selectTarget(turn.endpoint_id));
  if (turn === undefined || target === undefined) return;
  if (!target.isEnabled) return transaction(() => stop(turn, jobId));
  const { endpoint_id: endpoint } = turn;
  if (!mayCall(endpoint)) return transaction(() => queueDelivery(id, isoIn(BUSY_SECONDS)));
  const { open } = calls();
  open.push(endpoint);
  let outcome: Outcome;
  try {
    outcome = await send(turn, target);
    rememberCall(endpoint, outcome);
  } finally {
    open.splice(open.indexOf(endpoint), 1);
  }
  await record(turn, jobId, outcome, target);
}
