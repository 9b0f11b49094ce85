import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { replayDelivery } from '#src/domains/webhooks/commands/replay-delivery.server.ts';
import { switchWebhook } from '#src/domains/webhooks/commands/switch-webhook.server.ts';
import { aFact, aWebhook } from '#src/domains/webhooks/webhook.fixture.server.ts';
import { webhookJobs } from '#src/domains/webhooks/webhook.jobs.server.ts';
import { ATTEMPTS_MAX } from '#src/domains/webhooks/webhook.rules.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { claimJobs } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';

useDatabase();
const receiver = useFakeReceiver();
/** Later than the clock of PostgreSQL, by which jobs are claimed. */
let at = Date.parse('2036-11-20T08:00:00.000Z');
const later = (milliseconds: number): void => {
  at += milliseconds;
  freezeClock(new Date(at));
};
beforeEach(() => later(0));
afterEach(() => freezeClock());

/** Returns pseudo-random numbers below a limit, the same for the same seed (mulberry32). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const deliveries = () => db().selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();
const makeDue = () =>
  db().updateTable('jobs').set({ run_at: '2020-01-01T00:00:00.000Z' }).where('status', '=', 'waiting').execute();
const expire = () =>
  db().updateTable('jobs').set({ leased_until: '2020-01-01T00:00:00.000Z' }).where('status', '=', 'running').execute();

/** A waiting delivery has the one job that may send it, any other has none; what was sent is what is stored. */
async function expectSound(): Promise<void> {
  const jobs = await db().selectFrom('jobs').select(['id', 'status']).where('kind', '=', 'webhook').execute();
  for (const { state, job_id, attempts, last_status, event_id, payload, next_attempt_at } of await deliveries()) {
    const live = jobs.filter(({ id, status }) => id === job_id && status !== 'done');
    expect([state, live.length, next_attempt_at !== null]).toEqual([
      state,
      ...(state === 'waiting' ? [1, true] : [0, false]),
    ]);
    expect(attempts).toBeLessThanOrEqual(ATTEMPTS_MAX);
    if (state === 'delivered') expect(last_status).toBe(200);
    const calls = receiver.received.filter(({ headers }) => headers['webhook-id'] === event_id);
    if (state === 'delivered') expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(({ body }) => body === payload)).toBe(true);
  }
}

describe('deliveries on a random walk', () => {
  it.each([1, 2, 3, 4, 5, 6])('loses no event and invents none (seed %i)', async (seed) => {
    const below = numbers(seed);
    const by = await asAdmin();
    const { webhook } = await aWebhook({ url: receiver.url });
    const pick = async () => (await deliveries())[below(Math.max(1, (await deliveries()).length))]?.id ?? 999_999;
    let emitted = 0;
    const isOn = async () =>
      (await db().selectFrom('webhook_endpoints').select('is_enabled').executeTakeFirstOrThrow()).is_enabled === 1;
    const acts = [
      async () => {
        if (await isOn()) emitted += 1;
        await aFact();
      },
      async () => void (await runDueJobs(webhookJobs)),
      async () => {
        await makeDue();
        await runDueJobs(webhookJobs);
      },
      // A worker takes jobs and dies.
      async () => void (await claimJobs(['webhook'], 2, 'killed', 60)),
      expire,
      async () => receiver.answerWith([200, 500, 302, 410][below(4)] ?? 200),
      async () => receiver.answerWith((response) => response.destroy()),
      () => switchWebhook(by, { id: webhook.id, is_enabled: below(3) > 0 }),
      async () =>
        void (await replayDelivery(by, { id: await pick() }).catch(({ status }) =>
          expect([404, 409]).toContain(status),
        )),
      async () => later(below(2 * 86_400_000)),
    ];
    for (let step = 0; step < 40; step += 1) {
      await acts[below(acts.length)]?.();
      await expectSound();
    }
    receiver.answerWith(200);
    await switchWebhook(by, { id: webhook.id, is_enabled: true });
    for (const { id, state } of await deliveries()) if (state === 'failed') await replayDelivery(by, { id });
    await expire();
    for (let turn = 0; turn < 3; turn += 1) {
      await makeDue();
      await runDueJobs(webhookJobs);
    }
    const all = await deliveries();
    expect([all.length, new Set(all.map(({ state }) => state))]).toEqual([
      emitted,
      new Set(emitted === 0 ? [] : ['delivered']),
    ]);
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(ids).toEqual(new Set(all.map(({ event_id }) => event_id)));
  });
});
