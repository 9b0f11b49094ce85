import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { changeMessages } from './commands/change-messages.server.ts';
import { deleteMessage } from './commands/delete-message.server.ts';
import { aMessage } from './contact.fixture.server.ts';
import { restoreMessage } from './message-bin.internal.server.ts';
import { insertMessageEmail } from './message-email.store.server.ts';

useDatabase();

describe('bin of the messages', () => {
  it('puts each message of a bulk deletion back', async () => {
    const [one, other] = [await aMessage(), await aMessage({ name: 'Basile' })];
    const before = await getWholeTables('contact_messages', 'contact_photos');
    await changeMessages(await asAdmin(), { ids: [one.id, other.id], action: 'delete' });
    for (const { id } of [one, other]) expect(await restoreLast('message', id, restoreMessage)).toBe('');
    expect(await getWholeTables('contact_messages', 'contact_photos')).toEqual(before);
  });

  it('puts back what the email of a message said', async () => {
    const { id } = await aMessage();
    await insertMessageEmail(id, { sender: 'autre@ailleurs.example', text: 'Oui.\n> Jeudi ?' });
    const readEmails = () => db().selectFrom('contact_emails').selectAll().execute();
    const before = await readEmails();
    await deleteMessage(await asAdmin(), { id });
    expect(await readEmails()).toEqual([]);
    await restoreLast('message', id, restoreMessage);
    expect(await readEmails()).toEqual(before);
  });

  it('puts a message back although its quote and the message that it continues are gone', async () => {
    const admin = await asAdmin();
    const [first, reply] = [await aMessage(), await aMessage()];
    await db().updateTable('contact_messages').set({ in_reply_to: first.id }).where('id', '=', reply.id).execute();
    await changeMessages(admin, { ids: [first.id, reply.id], action: 'delete' });
    await deleteQuote(admin, { id: reply.quote_id ?? 0 });
    await restoreLast('message', reply.id, restoreMessage);
    const row = await db().selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: reply.id, in_reply_to: null, quote_id: null });
  });

  it('keeps an exchange together when its parts come back in any order', async () => {
    const [first, reply] = [await aMessage(), await aMessage()];
    await db().updateTable('contact_messages').set({ in_reply_to: first.id }).where('id', '=', reply.id).execute();
    const before = await getWholeTables('contact_messages');
    for (const order of [
      [reply, first],
      [first, reply],
    ]) {
      await changeMessages(await asAdmin(), { ids: [first.id, reply.id], action: 'delete' });
      for (const { id } of order) await restoreLast('message', id, restoreMessage);
      expect(await getWholeTables('contact_messages')).toEqual(before);
    }
  });

  it('puts a message back while another person changes those that answer it', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await aMessage()).id);
    const [first = 0, early = 0, middle = 0, late = 0] = ids;
    const answers = db().updateTable('contact_messages').where('id', 'in', [early, late]);
    await answers.set({ in_reply_to: first }).execute();
    await deleteMessage(ada, { id: first });
    // PostgreSQL then reads this row after the others.
    await db()
      .updateTable('contact_messages')
      .set({ created_at: '2026-11-20T08:00:00.000Z' })
      .where('id', '=', early)
      .execute();
    const [changed] = await whileHeld(
      holdRow('contact_messages', middle),
      () => changeMessages(zoe, { ids: [early, middle, late], action: 'archive' }),
      () => restoreLast('message', first, restoreMessage),
    );
    expect(changed).toEqual({ changed: 3 });
    const rows = db().selectFrom('contact_messages').select('id').where('in_reply_to', '=', first);
    expect(await rows.where('status', '=', 'archived').orderBy('id').execute()).toEqual([{ id: early }, { id: late }]);
  });

  it('lets a conversation lead to its message again', async () => {
    const admin = await asAdmin();
    const { id } = await aMessage();
    const at = '2026-11-20T08:00:00.000Z';
    await db()
      .insertInto('chat_sessions')
      .values({
        session_id: 'a',
        is_bound: 0,
        user_id: null,
        sender_name: '',
        sender_email: '',
        page: '',
        last_message: '',
        last_message_at: at,
        message_count: 0,
        unread_count: 0,
        visitor_unread: 0,
        visitor_seen_at: at,
        contact_message_id: id,
        quote_id: null,
        search_text: '',
        created_at: at,
        updated_at: at,
      })
      .execute();
    const before = await getWholeTables('chat_sessions');
    await deleteMessage(admin, { id });
    expect(await getWholeTables('chat_sessions')).not.toEqual(before);
    await restoreLast('message', id, restoreMessage);
    expect(await getWholeTables('chat_sessions')).toEqual(before);
  });
});
