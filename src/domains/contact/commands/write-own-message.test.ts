import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readMessage } from '../contact.queries.server.ts';
import { anOwnMessage } from '../own-message.fixture.server.ts';
import { replyMessage } from './reply-message.server.ts';
import { writeOwnMessage } from './write-own-message.server.ts';

useDatabase();

describe('writeOwnMessage', () => {
  it('stores a message of the account, rings the bell and emails the company', async () => {
    const account = await anAccount({ name: 'Anne Roux' });
    const message = await writeOwnMessage(asAccount(account), { subject: 'Gouttière', message: 'Elle fuit.' });
    expect(message).toMatchObject({
      name: 'Anne Roux',
      email: account.email,
      subject: 'Gouttière',
      message: 'Elle fuit.',
    });
    expect(await db().selectFrom('contact_messages').select(['user_id', 'status']).execute()).toEqual([
      { user_id: account.id, status: 'unread' },
    ]);
    expect(await db().selectFrom('notifications').select('message').execute()).toEqual([
      { message: 'Anne Roux : Gouttière' },
    ]);
  });

  it('adds an answer to its exchange, under its subject, visible in the back office', async () => {
    const account = await anAccount();
    const first = await anOwnMessage(account, 'Ma toiture');
    const admin = await asAdmin();
    await replyMessage(admin, { id: first.id, reply: 'Lundi.' });
    const answer = await writeOwnMessage(asAccount(account), { message: 'Parfait.', in_reply_to: first.id });
    const again = await writeOwnMessage(asAccount(account), { message: 'Merci.', in_reply_to: answer.id });
    expect([answer, again]).toMatchObject([
      { subject: 'Ma toiture', in_reply_to: first.id },
      { subject: 'Ma toiture', in_reply_to: first.id },
    ]);
    expect(await readMessage(admin, { id: again.id })).toMatchObject({
      in_reply_to: first.id,
      exchange: [
        { id: first.id, admin_response: 'Lundi.' },
        { id: answer.id, message: 'Parfait.' },
      ],
    });
  });

  it('refuses an answer to another account’s message as not-found', async () => {
    const { id } = await anOwnMessage(await anAccount());
    const anotherUser = asAccount(await anAccount());
    for (const in_reply_to of [id, 9_999]) {
      const answer = writeOwnMessage(anotherUser, { message: 'Bonjour', in_reply_to });
      await expect(answer).rejects.toMatchObject({ status: 404, message: 'Ce message n’existe pas.' });
    }
  });

  it.each([
    ['subject', { message: 'Bonjour' }],
    ['subject', { subject: '  ', message: 'Bonjour' }],
    ['message', { subject: 'Sujet', message: ' ' }],
    ['message', { subject: 'Sujet', message: 'x'.repeat(5_001) }],
  ])('refuses an invalid %s', async (field, request) => {
    const writing = writeOwnMessage(asAccount(await anAccount()), request);
    await expect(writing).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } });
  });

  it('stores one message per key and limits the rate', async () => {
    const context = { ...asAccount(await anAccount()), repeat: { scope: 'own', key: 'une-fois' } };
    const request = { subject: 'Sujet', message: 'Bonjour' };
    const [first, second] = [await writeOwnMessage(context, request), await writeOwnMessage(context, request)];
    expect(second).toEqual(first);
    const more = { ...context, repeat: undefined };
    for (let turn = 1; turn < 20; turn += 1) await writeOwnMessage(more, request);
    await expect(writeOwnMessage(more, request)).rejects.toMatchObject({ status: 429 });
    expect(await writeOwnMessage(context, request)).toEqual(first);
    await expect(writeOwnMessage(asVisitor(), request)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
