import { describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { EXPORT_LIMIT } from '#src/domains/accounts/users/user.rules.ts';
import { A_QUESTION, aConversation } from '#src/domains/chat/chat.fixture.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { A_REQUEST } from '#src/domains/contact/contact.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { appendAudit } from '#src/platform/audit.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { jsonStream } from '#src/platform/http/row-stream.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { exportOwnData } from './export-own-data.server.ts';

useDatabase();

const readAll = (data: object): Promise<unknown> => new Response(jsonStream(data)).json();

describe('exportOwnData', () => {
  it('returns all data of the caller’s account, from profile to quotes, and no secret', async () => {
    const account = await anAccount({ name: 'Ada' });
    const { context } = await aSession(account);
    await sendMessage(context, A_REQUEST);
    await aConversation({ by: context });
    await anOrderRow({ user_id: account.id, service: 'Zinguerie' });
    await anOrderRow({ user_id: account.id + 1 });
    const data = await readAll(await exportOwnData(context, {}));
    expect(data).toMatchObject({
      account: { name: 'Ada', email: account.email },
      profile: { language: 'fr' },
      sessions: [{ is_current: true }],
      activity: expect.arrayContaining([expect.objectContaining({ type: 'login' })]),
      messages: [{ subject: A_REQUEST.subject }],
      chats: [{ name: 'Élodie Vernet', messages: [{ sender_type: 'user', message: A_QUESTION }] }],
      quotes: [{ service_type: 'Zinguerie' }],
      orders: [{ service: 'Zinguerie' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|_hash/);
    const result = db().selectFrom('audit_log').select('actor_id').where('action', '=', 'privacy.export');
    expect(await result.execute()).toEqual([{ actor_id: account.id }]);
  });

  it('reads a long activity page by page', async () => {
    const account = await anAccount();
    const { context } = await aSession(account);
    const line = { actor_id: account.id, actor_name: '', action: 'profile.change', subject: 'self', at: '' };
    const rest = {
      class: 'change' as const,
      before: null,
      after: null,
      request_id: '',
      ip: '',
      user_agent: '',
      search_text: '',
    };
    const lines = Array.from({ length: 130 }, () => ({ ...line, ...rest }));
    await transaction(async () => {
      for (const one of lines) await appendAudit(one);
    });
    expect(await readRows((await exportOwnData(context, {})).activity)).toHaveLength(131);
  });

  it('requires a signed-in user and limits the number of exports', async () => {
    await expect(exportOwnData(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
    const { context } = await aSession(await anAccount());
    for (let turn = 0; turn < EXPORT_LIMIT.hits; turn += 1) await exportOwnData(context, {});
    await expect(exportOwnData(context, {})).rejects.toMatchObject({ status: 429 });
  });
});
