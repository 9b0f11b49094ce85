import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { claimJobs } from '#src/platform/jobs/job-rows.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { allowOutgoingHosts } from '#src/platform/outgoing/public-address.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { startFakeReceiver, useFakeReceiver } from '#tests/support/fake-receiver.ts';
import { changeWebhook } from '../commands/change-webhook.server.ts';
import { replayDelivery } from '../commands/replay-delivery.server.ts';
import { rotateWebhookSecret } from '../commands/rotate-webhook-secret.server.ts';
import { switchWebhook } from '../commands/switch-webhook.server.ts';
import { aFact, aWebhook } from '../webhook.fixture.server.ts';
import { webhookJobs } from '../webhook.jobs.server.ts';
import { WEBHOOK_EVENTS } from '../webhook-event.contract.ts';

useDatabase();
const receiver = useFakeReceiver();
/** Later than the clock of PostgreSQL, by which jobs are claimed: a retry is not due before `makeDue`. */
const START = Date.parse('2036-11-20T08:00:00.000Z');
const DAY_MS = 86_400_000;

beforeEach(() => freezeClock(new Date(START)));
afterEach(() => freezeClock());

const run = () => runDueJobs(webhookJobs);
const deliveries = () => db().selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();
const endpoint = () => db().selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
/** Makes every waiting job due. */
const makeDue = () => db().updateTable('jobs').set({ run_at: '2020-01-01T00:00:00.000Z' }).execute();
const runNext = async () => {
  await makeDue();
  return run();
};

/** Starts every due job, as workers do at the same time; returns their runs. */
async function startDue(): Promise<Promise<void>[]> {
  await makeDue();
  const claimed = await claimJobs(['webhook'], 20, 'test', 60);
  return claimed.map(async ({ id, payload }) => webhookJobs.webhook?.(JSON.parse(payload), { id, attempts: 1 }));
}

/** Returns how many of these runs have ended. */
function countEnded(runs: readonly Promise<void>[]): () => number {
  let ended = 0;
  for (const run of runs) {
    void run.then(() => {
      ended += 1;
    });
  }
  return () => ended;
}

/** Puts the end of the time of every call into the hands of the test. */
function endCallsAtWill(): (runs: readonly Promise<void>[]) => Promise<void> {
  const ends: (() => void)[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const call = new AbortController();
    ends.push(() => call.abort(new DOMException('late', 'TimeoutError')));
    return call.signal;
  });
  return async (runs) => {
    const getEnded = countEnded(runs);
    await expect
      .poll(() => {
        for (const end of ends.splice(0)) end();
        return getEnded();
      })
      .toBe(runs.length);
  };
}

/** Verifies as a receiver does, apart from the code of the sender. */
function isSignedWith(secret: string, { headers, body }: (typeof receiver.received)[number]): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}

describe('deliverWebhook', () => {
  it('sends the stored body once, signed, and records the answer', async () => {
    const { secret } = await aWebhook({ url: receiver.url });
    await aFact();
    await runNext();
    await runNext();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, last_status: 200, last_answer: 'answer' });
    expect(receiver.received).toHaveLength(1);
    const [call] = receiver.received;
    expect(call).toMatchObject({ path: '/hook', body: delivery?.payload });
    expect(call?.headers).toMatchObject({
      ...{ 'content-type': 'application/json', 'webhook-id': delivery?.event_id, 'webhook-timestamp': '2110780800' },
    });
    expect(call && [isSignedWith(secret, call), isSignedWith('whsec_b3RoZXI=', call)]).toEqual([true, false]);
    expect(await endpoint()).toMatchObject({ last_success_at: '2036-11-20T08:00:00.000Z', failing_since: null });
  });

  it('tries again with the same id until the receiver accepts it', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    receiver.answerWith(500);
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, last_status: 500 }]);
    expect((await endpoint()).failing_since).toBe('2036-11-20T08:00:00.000Z');
    receiver.answerWith((response) => response.destroy());
    await runNext();
    expect(await deliveries()).toMatchObject([{ attempts: 2, last_status: null, last_fault: 'interrupted' }]);
    receiver.answerWith(204);
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 3, next_attempt_at: null }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await endpoint()).failing_since).toBeNull();
  });

  it('gives up after ten attempts, and a replay begins again with the same id', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    receiver.answerWith(302);
    for (let turn = 0; turn < 12; turn += 1) await runNext();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'failed', attempts: 10, last_status: 302 });
    expect(receiver.received).toHaveLength(10);
    receiver.answerWith(200);
    await replayDelivery(await asAdmin(), { id: delivery?.id ?? 0 });
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('pauses the endpoint on 410, and tells the administrators', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    receiver.answerWith(410);
    await runNext();
    await runNext();
    expect(await endpoint()).toMatchObject({ is_enabled: 0, pause_reason: 'gone' });
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 1, last_status: 410 }]);
    const bell = await db().selectFrom('notifications').select(['title', 'link']).execute();
    expect(bell).toEqual([{ title: 'Webhook mis en pause', link: '/admin/settings/webhooks' }]);
    expect((await queuedEmails()).map(({ subject }) => subject).join()).toContain('Webhook mis en pause');
    await aFact();
    expect(await deliveries()).toHaveLength(1);
  });

  it('pauses the endpoint after five days of failures alone', async () => {
    await aWebhook({ url: receiver.url });
    receiver.answerWith(503);
    await aFact();
    await runNext();
    freezeClock(new Date(START + 5 * DAY_MS - 1));
    await runNext();
    expect(await endpoint()).toMatchObject({ is_enabled: 1 });
    freezeClock(new Date(START + 5 * DAY_MS));
    await runNext();
    expect(await endpoint()).toMatchObject({ is_enabled: 0, pause_reason: 'failing' });
    await runNext();
    expect(receiver.received).toHaveLength(3);
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 3, last_fault: 'paused' }]);
    await switchWebhook(await asAdmin(), { id: (await endpoint()).id, is_enabled: true });
    expect(await endpoint()).toMatchObject({ is_enabled: 1, pause_reason: null, failing_since: null });
  });

  it('sends again what a process that ended had begun', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    await makeDue();
    // The worker that claims it is killed; its lease ends.
    await claimJobs(['webhook'], 1, 'killed', 60);
    expect(await run()).toBe(0);
    await db().updateTable('jobs').set({ leased_until: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await run()).toBe(1);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const { secret: old, webhook } = await aWebhook({ url: receiver.url });
    const { secret } = await rotateWebhookSecret(await asAdmin(), { id: webhook.id });
    await aFact();
    await runNext();
    freezeClock(new Date(START + DAY_MS));
    await aFact();
    await runNext();
    const signed = receiver.received.map((call) => [isSignedWith(secret, call), isSignedWith(old, call)]);
    expect(signed).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('calls no address of this network, although its endpoint was stored', async () => {
    const { webhook } = await aWebhook({ url: receiver.url });
    allowOutgoingHosts([]);
    await aFact();
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', last_fault: 'private' }]);
    expect(receiver.received).toEqual([]);
    const change = { id: webhook.id, url: 'https://192.168.1.1/', description: '', events: [...WEBHOOK_EVENTS] };
    await expect(changeWebhook(await asAdmin(), change)).rejects.toMatchObject({ status: 422 });
  });

  it('leaves room for other jobs: two calls at a time, and the others a moment later', async () => {
    for (let count = 0; count < 4; count += 1) await aWebhook({ url: `${receiver.url}/${count}` });
    await aFact();
    const open: (() => void)[] = [];
    receiver.answerWith((response) => void open.push(() => response.writeHead(200).end()));
    const claimed = await claimJobs(['webhook'], 4, 'test', 60);
    const runs = claimed.map(({ id, payload }) => webhookJobs.webhook?.(JSON.parse(payload), { id, attempts: 1 }));
    // Which two get through first is not said: each reads the database before.
    let settled = 0;
    for (const one of runs) {
      void one?.then(() => {
        settled += 1;
      });
    }
    await expect.poll(() => [open.length, settled]).toEqual([2, 2]);
    for (const answer of open) answer();
    await Promise.all(runs);
    receiver.answerWith(200);
    await runNext();
    expect((await deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 4 }, () => ['delivered', 1]),
    );
  });

  it('ends a call to a receiver that hangs, and delays no other endpoint meanwhile', async () => {
    const endCalls = endCallsAtWill();
    const hanging = await aWebhook({ url: `${receiver.url}/hangs` });
    await aWebhook({ url: `${receiver.url}/answers` });
    receiver.answerWith((response, { path }) => void (path.endsWith('/answers') && response.writeHead(200).end()));
    const getStates = async (isHanging: boolean) =>
      (await deliveries())
        .filter(({ endpoint_id }) => (endpoint_id === hanging.webhook.id) === isHanging)
        .map(({ state, attempts }) => `${state} ${attempts}`);
    const runs: Promise<void>[] = [];
    for (let count = 1; count <= 3; count += 1) {
      await aFact();
      await expect
        .poll(async () => {
          runs.push(...(await startDue()));
          return getStates(false);
        })
        .toEqual(Array.from({ length: count }, () => 'delivered 1'));
      await expect.poll(() => receiver.received.filter(({ path }) => path.endsWith('/hangs')).length).toBe(1);
    }
    await expect.poll(countEnded(runs)).toBe(runs.length - 1);
    await endCalls(runs);
    expect((await getStates(true)).toSorted()).toEqual(['waiting 0', 'waiting 0', 'waiting 1']);
    receiver.answerWith(200);
    await expect
      .poll(async () => {
        await runNext();
        return getStates(true);
      })
      .toEqual(['delivered 2', 'delivered 1', 'delivered 1']);
  });

  it('lets receivers that hang share one call, whatever their number', async () => {
    const endCalls = endCallsAtWill();
    for (const name of ['a', 'b', 'c']) await aWebhook({ url: `${receiver.url}/${name}` });
    receiver.answerWith(() => {});
    await aFact();
    // Two at most at the same time; then one of those that hung, and the one that was not called yet.
    for (const calls of [2, 4]) {
      const runs = await startDue();
      const getEnded = countEnded(runs);
      await expect.poll(() => [receiver.received.length, getEnded()]).toEqual([calls, runs.length - 2]);
      await endCalls(runs);
    }
    expect(new Set(receiver.received.map(({ path }) => path)).size).toBe(3);
    await aWebhook({ url: `${receiver.url}/good` });
    await aFact();
    receiver.answerWith((response, { path }) => void (path.endsWith('/good') && response.writeHead(200).end()));
    const before = receiver.received.length;
    const runs: Promise<void>[] = [];
    await expect
      .poll(async () => {
        runs.push(...(await startDue()));
        return (await deliveries()).filter(({ state }) => state === 'delivered').length;
      })
      .toBe(1);
    expect(receiver.received.length - before).toBe(2);
    await endCalls(runs);
  });

  it('sends again, with the same id and signature, what a receiver accepted too late', async () => {
    const endCalls = endCallsAtWill();
    const { secret } = await aWebhook({ url: receiver.url });
    await aFact();
    const answers: (() => void)[] = [];
    receiver.answerWith((response) => void answers.push(() => response.writeHead(200).end()));
    const runs = await startDue();
    await expect.poll(() => answers.length).toBe(1);
    await endCalls(runs);
    for (const answer of answers) answer();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, last_fault: 'late' }]);
    receiver.answerWith(200);
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(receiver.received.map((call) => isSignedWith(secret, call))).toEqual([true, true]);
    const [first, second] = receiver.received;
    expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
  });

  it('delivers once a receiver that was closed listens again', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    await receiver.close();
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, last_fault: 'refused' }]);
    const again = await startFakeReceiver(Number(receiver.host.split(':')[1]));
    await runNext();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(again.received).toHaveLength(1);
    await again.close();
  });

  it('believes the first of two answers to one call, and delivers the next event as well', async () => {
    const { secret } = await aWebhook({ url: receiver.url });
    const answer = (status: number) => `HTTP/1.1 ${status} -\r\ncontent-length: 2\r\n\r\nok`;
    receiver.answerWith((response) => void response.socket?.write(answer(200) + answer(500)));
    for (let event = 0; event < 2; event += 1) {
      await aFact();
      await runNext();
    }
    await runNext();
    expect((await deliveries()).map(({ state, attempts, last_status }) => [state, attempts, last_status])).toEqual([
      ['delivered', 1, 200],
      ['delivered', 1, 200],
    ]);
    expect(receiver.received.map((call) => isSignedWith(secret, call))).toEqual([true, true]);
  });

  it('leaves no trace of a delivery that was erased on its way', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    receiver.answerWith(async (response) => {
      await db().deleteFrom('webhook_deliveries').execute();
      response.writeHead(500).end();
    });
    await runNext();
    expect(await runNext()).toBe(0);
    expect(await deliveries()).toEqual([]);
  });
});
