import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aFact, aWebhook } from '../webhook.fixture.server.ts';
import { selectTarget } from '../webhook.store.server.ts';
import { changeWebhook } from './change-webhook.server.ts';

useDatabase();

describe('changeWebhook', () => {
  it('changes address, description and events, keeps the secret, and writes what has changed', async () => {
    const { secret, webhook } = await aWebhook();
    const change = { id: webhook.id, url: 'https://autre.essai.example/x', description: 'Tableur' };
    const after = await changeWebhook(await asAdmin(), { ...change, events: ['quote.accepted'] });
    expect(after).toMatchObject({ ...change, events: ['quote.accepted'] });
    expect((await selectTarget(webhook.id))?.secrets).toEqual([secret]);
    await aFact();
    expect(await db().selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    const entry = db().selectFrom('audit_log').select('before').where('action', '=', 'webhook.change');
    expect(JSON.parse((await entry.executeTakeFirst())?.before ?? '{}')).toMatchObject({ url: webhook.url });
  });

  it('refuses an address of this network, and an unknown webhook', async () => {
    const { webhook } = await aWebhook();
    const change = { id: webhook.id, url: 'https://10.0.0.1/', description: '', events: webhook.events };
    await expect(changeWebhook(await asAdmin(), change)).rejects.toMatchObject({ status: 422 });
    const unknown = { ...change, id: 9_999, url: webhook.url };
    await expect(changeWebhook(await asAdmin(), unknown)).rejects.toMatchObject({ code: 'not-found' });
  });
});
