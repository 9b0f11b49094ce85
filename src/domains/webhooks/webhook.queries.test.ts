import { describe, expect, it } from 'vitest';
import { findTokenActor } from '#src/domains/accounts/auth/api-token.internal.server.ts';
import { anApiToken } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import {
  anAccount,
  asAccount,
  asAdmin,
  asColleague,
  asVisitor,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { RIGHTS } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aFact, aWebhook } from './webhook.fixture.server.ts';
import { listDeliveries, listWebhooks } from './webhook.queries.server.ts';

useDatabase();

describe('listWebhooks', () => {
  it('lists the endpoints of all administrators, without secrets', async () => {
    const admin = await anAccount({ role: 'admin', name: 'Ada' });
    const { secret, webhook } = await aWebhook({}, asAccount(admin));
    const answer = await listWebhooks(await asAdmin(), {});
    expect(answer).toEqual({ webhooks: [{ ...webhook, created_by: 'Ada' }] });
    const text = JSON.stringify(answer);
    for (const hidden of [secret.slice(6, 20), 'sealed']) expect(text).not.toContain(hidden);
  });

  it('refuses a manager with every right, a customer, a visitor and a token', async () => {
    const { token } = await anApiToken(await anAccount({ role: 'admin' }));
    const program = { ...asVisitor(), actor: await findTokenActor({ token }) };
    for (const by of [await asColleague(...RIGHTS), asAccount(await anAccount()), asVisitor(), program]) {
      const code = expect.stringMatching(/forbidden|unauthenticated/);
      await expect(listWebhooks(by, {})).rejects.toMatchObject({ code });
      await expect(listDeliveries(by, { id: 1 })).rejects.toMatchObject({ code });
    }
  });
});

describe('listDeliveries', () => {
  it('lists those of one endpoint, newest first, by state and by page', async () => {
    const { webhook } = await aWebhook();
    for (let count = 0; count < 3; count += 1) await aFact();
    await aWebhook();
    const by = await asAdmin();
    const first = await listDeliveries(by, { id: webhook.id, per_page: 2 });
    expect(first.meta).toEqual({ page: 1, per_page: 2, total: 3, last_page: 2 });
    expect(first.items.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 0],
      ['waiting', 0],
    ]);
    expect((first.items[0]?.id ?? 0) > (first.items[1]?.id ?? 0)).toBe(true);
    expect((await listDeliveries(by, { id: webhook.id, page: 2, per_page: 2 })).items).toHaveLength(1);
    expect((await listDeliveries(by, { id: webhook.id, state: 'failed' })).items).toEqual([]);
    await expect(listDeliveries(by, { id: 9_999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
