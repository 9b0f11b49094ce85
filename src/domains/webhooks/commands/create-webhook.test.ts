import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { RIGHTS } from '#src/kernel/actor.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { WEBHOOKS_MAX } from '../webhook.contract.ts';
import { aWebhook } from '../webhook.fixture.server.ts';
import { selectTarget } from '../webhook.store.server.ts';

useDatabase();

describe('createWebhook', () => {
  it('returns the secret once, stores it sealed, and writes an audit entry without it', async () => {
    const { secret, webhook } = await aWebhook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const rows = await db().selectFrom('webhook_endpoints').selectAll().execute();
    expect(rows).toMatchObject([{ id: webhook.id, secret: expect.stringMatching(/^sealed\.1\./), is_enabled: 1 }]);
    expect((await selectTarget(webhook.id))?.secrets).toEqual([secret]);
    const entries = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(entries).toMatchObject([{ action: 'webhook.create', subject: `webhook:${webhook.id}` }]);
    expect(JSON.stringify([rows, entries])).not.toContain(secret.slice(6));
  });

  it.each([
    'http://hooks.essai.example/',
    'https://user:pass@hooks.essai.example/',
    'https://127.0.0.1/',
    'https://169.254.169.254/',
    'https://localhost/',
    'javascript:alert(1)',
    'hooks',
    ' ',
    `https://hooks.essai.example/${'x'.repeat(500)}`,
  ])('refuses the address %s', async (url) => {
    await expect(aWebhook({ url })).rejects.toMatchObject({ status: 422, fields: { url: [expect.any(String)] } });
  });

  it('refuses no event, an unknown one, a manager, and an old sign-in', async () => {
    await expect(aWebhook({ events: [] })).rejects.toMatchObject({ status: 422 });
    await expect(aWebhook({ events: ['test.ping' as 'quote.accepted'] })).rejects.toMatchObject({ status: 422 });
    await expect(aWebhook({}, await asColleague(...RIGHTS))).rejects.toMatchObject({ status: 403 });
    const old = await asAdmin();
    if (old.actor.kind === 'user') old.actor.isRecent = false;
    await expect(aWebhook({}, old)).rejects.toMatchObject({ status: 403 });
  });

  it('allows twenty', async () => {
    const by = await asAdmin();
    for (let count = 0; count < WEBHOOKS_MAX; count += 1) await aWebhook({}, by);
    await expect(aWebhook({}, by)).rejects.toMatchObject({ status: 409 });
  });
});
