import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aFact, aWebhook } from '../webhook.fixture.server.ts';
import { switchWebhook } from './switch-webhook.server.ts';

useDatabase();

describe('switchWebhook', () => {
  it('pauses an endpoint, which misses what happens meanwhile, and resumes it', async () => {
    const { webhook } = await aWebhook();
    const by = await asAdmin();
    const paused = await switchWebhook(by, { id: webhook.id, is_enabled: false });
    expect(paused).toMatchObject({ is_enabled: false, pause_reason: 'person' });
    await aFact();
    const resumed = await switchWebhook(by, { id: webhook.id, is_enabled: true });
    expect(resumed).toMatchObject({ is_enabled: true, pause_reason: null });
    await aFact();
    expect(await db().selectFrom('webhook_deliveries').select('id').execute()).toHaveLength(1);
    const actions = await db().selectFrom('audit_log').select('action').orderBy('id').execute();
    expect(actions.map(({ action }) => action).slice(1)).toEqual(['webhook.pause', 'webhook.resume']);
    await expect(switchWebhook(by, { id: 9_999, is_enabled: true })).rejects.toMatchObject({ code: 'not-found' });
  });
});
