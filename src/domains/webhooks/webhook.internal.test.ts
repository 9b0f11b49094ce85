import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { switchWebhook } from './commands/switch-webhook.server.ts';
import { A_REVIEW, aFact, aWebhook } from './webhook.fixture.server.ts';
import { countWebhooks, emitEvent, purgeDeliveries, sealWebhookSecrets } from './webhook.internal.server.ts';
import { replaceSecret, selectTarget } from './webhook.store.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

const deliveries = () => db().selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();
const jobs = () => db().selectFrom('jobs').select(['id', 'payload']).where('kind', '=', 'webhook').execute();

describe('emitEvent', () => {
  it('stores one delivery and one job for each endpoint that wants it, under one id', async () => {
    const [first, second] = [await aWebhook(), await aWebhook()];
    await aWebhook({ events: ['quote.accepted'] });
    const paused = await aWebhook();
    await switchWebhook(await asAdmin(), { id: paused.webhook.id, is_enabled: false });
    await aFact();
    const stored = await deliveries();
    expect(stored.map(({ endpoint_id }) => endpoint_id)).toEqual([first.webhook.id, second.webhook.id]);
    expect(new Set(stored.map(({ event_id }) => event_id)).size).toBe(1);
    expect(stored[0]?.event_id).toMatch(/^evt_[\w-]{43}$/);
    expect(stored.map(({ job_id }) => job_id)).toEqual((await jobs()).map(({ id }) => id));
    expect(JSON.parse(stored[0]?.payload ?? '')).toEqual({
      ...{ type: 'testimonial.submitted', timestamp: '2026-11-20T08:00:00.000Z', data: A_REVIEW },
    });
  });

  it('stores nothing when the transaction of the fact is rolled back', async () => {
    await aWebhook();
    const fact = transaction(async () => {
      await aFact();
      throw new Error('rolled back');
    });
    await expect(fact).rejects.toThrow('rolled back');
    expect([await deliveries(), await jobs()]).toEqual([[], []]);
  });

  it('leaves out fields that the event does not name', async () => {
    await aWebhook();
    const secret = { ...A_REVIEW, token: 'a-secret-token' };
    await emitEvent('testimonial.submitted', secret, { userId: null, email: 'A@Essai.Example' });
    expect(await deliveries()).toMatchObject([{ person_email: 'a@essai.example' }]);
    expect(JSON.stringify(await deliveries())).not.toContain('a-secret-token');
  });
});

describe('purgeDeliveries', () => {
  it('deletes deliveries after thirty days, and old secrets after a day', async () => {
    const { webhook } = await aWebhook();
    await aFact();
    await replaceSecret(webhook.id, 'whsec_bmV3');
    freezeClock('2026-12-20T08:00:00.000Z');
    await purgeDeliveries();
    expect(await deliveries()).toHaveLength(1);
    const secrets = db().selectFrom('webhook_endpoints').select(['previous_secret', 'previous_until']);
    expect(await secrets.execute()).toEqual([{ previous_secret: null, previous_until: null }]);
    freezeClock('2026-12-20T08:00:00.001Z');
    await purgeDeliveries();
    expect(await deliveries()).toEqual([]);
  });
});

describe('sealWebhookSecrets', () => {
  afterEach(() => setSecretKeys(TEST_SECRET_KEY));

  it('encrypts the secrets with a new key, and leaves them as they are the second time', async () => {
    const { secret, webhook } = await aWebhook();
    await replaceSecret(webhook.id, 'whsec_bmV3');
    setSecretKeys('a new secret key of at least thirty-two bytes', TEST_SECRET_KEY);
    expect([await sealWebhookSecrets(), await sealWebhookSecrets()]).toEqual([{ sealed: 2 }, { sealed: 0 }]);
    setSecretKeys('a new secret key of at least thirty-two bytes');
    expect((await selectTarget(webhook.id))?.secrets).toEqual(['whsec_bmV3', secret]);
  });
});

describe('countWebhooks', () => {
  it('counts those that are on, that fail, and that the site has stopped', async () => {
    const [one] = [await aWebhook(), await aWebhook()];
    const set = (values: object) =>
      db().updateTable('webhook_endpoints').set(values).where('id', '=', one.webhook.id).execute();
    await set({ failing_since: '2026-11-19T08:00:00.000Z' });
    expect(await countWebhooks()).toEqual({ enabled: 2, failing: 1, stopped: 0 });
    await set({ is_enabled: 0, pause_reason: 'failing' });
    expect(await countWebhooks()).toEqual({ enabled: 1, failing: 0, stopped: 1 });
  });
});
