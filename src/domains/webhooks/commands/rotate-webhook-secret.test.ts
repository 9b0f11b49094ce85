import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aWebhook } from '../webhook.fixture.server.ts';
import { selectTarget } from '../webhook.store.server.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('rotateWebhookSecret', () => {
  it('returns a new secret; the old one signs for 24 hours more, and the one before not any more', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const { secret: first, webhook } = await aWebhook();
    const by = await asAdmin();
    const { secret: second } = await rotateWebhookSecret(by, { id: webhook.id });
    const getSecrets = async () => (await selectTarget(webhook.id))?.secrets;
    expect(await getSecrets()).toEqual([second, first]);
    const { secret: third, webhook: after } = await rotateWebhookSecret(by, { id: webhook.id });
    expect(await getSecrets()).toEqual([third, second]);
    expect(after.old_secret_until).toBe('2026-11-21T08:00:00.000Z');
    freezeClock('2026-11-21T08:00:00.000Z');
    expect(await getSecrets()).toEqual([third]);
    const rows = await db().selectFrom('audit_log').select(['action', 'class', 'after']).orderBy('id').execute();
    expect(rows.at(-1)).toMatchObject({ action: 'webhook.rotate', class: 'access' });
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });

  it('makes an endpoint usable again whose secret no longer opens', async () => {
    const { webhook } = await aWebhook();
    await db().updateTable('webhook_endpoints').set({ secret: 'sealed.1.00000000.AAAA' }).execute();
    expect((await selectTarget(webhook.id))?.secrets).toEqual([]);
    const { secret } = await rotateWebhookSecret(await asAdmin(), { id: webhook.id });
    expect((await selectTarget(webhook.id))?.secrets).toEqual([secret]);
  });
});
