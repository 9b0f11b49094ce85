import { describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { A_REQUEST } from '#src/domains/contact/contact.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { jsonStream } from '#src/platform/http/row-stream.server.ts';
import { operatorContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { exportPersonData, findOwnData } from './own-data.internal.server.ts';

useDatabase();

describe('exportPersonData', () => {
  it('returns what the person could export, without secrets, and names the operator in the log', async () => {
    const account = await anAccount({ name: 'Ada' });
    const { context } = await aSession(account);
    await sendMessage(context, A_REQUEST);
    const exported = await exportPersonData(operatorContext('lea'), { userId: account.id });
    const data = await new Response(jsonStream(exported)).json();
    expect(data).toMatchObject({
      account: { name: 'Ada', email: account.email },
      sessions: [{ is_current: false }],
      messages: [{ subject: A_REQUEST.subject }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|_hash|passwordHash/);
    const lines = db().selectFrom('audit_log').select(['actor_name', 'class', 'subject']);
    expect(await lines.where('action', '=', 'privacy.person-export').execute()).toEqual([
      { actor_name: 'operator lea', class: 'access', subject: `user:${account.id}` },
    ]);
  });
});

describe('findOwnData', () => {
  it('refuses an account that does not exist', async () => {
    await expect(findOwnData({ userId: 404 })).rejects.toMatchObject({ status: 404 });
  });
});
