import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_REQUEST, aMessage } from '../contact.fixture.server.ts';
import { quoteMessage } from './quote-message.server.ts';
import { sendMessage } from './send-message.server.ts';

useDatabase();

describe('quoteMessage', () => {
  it('opens a quote with the message’s data, for the account that sent it', async () => {
    const account = await anAccount();
    const { id } = await sendMessage(asAccount(account), { ...A_REQUEST, subject: 'Une question' });
    const { quote_id } = await quoteMessage(await asAdmin(), { id });
    expect(await db().selectFrom('quotes').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      id: quote_id,
      user_id: account.id,
      name: A_REQUEST.name,
      email: A_REQUEST.email,
      phone: A_REQUEST.phone,
      description: A_REQUEST.message,
      service_type: '',
      status: 'pending',
    });
    const result = await db().selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(result).toEqual([{ action: 'quote.create', subject: `quote:${quote_id}` }]);
  });

  it('opens only one quote, and none if the request has opened one already', async () => {
    const admin = await asAdmin();
    const question = await aMessage({ subject: 'Une question' });
    const answers = await Promise.all([1, 2, 3].map(() => quoteMessage(admin, { id: question.id })));
    expect(new Set(answers.map(({ quote_id }) => quote_id)).size).toBe(1);
    const request = await aMessage();
    expect((await quoteMessage(admin, { id: request.id })).quote_id).toBe(request.quote_id);
    expect(await db().selectFrom('quotes').select('id').execute()).toHaveLength(2);
  });

  it('allows only administrators and refuses an unknown message', async () => {
    await expect(quoteMessage(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(quoteMessage(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
