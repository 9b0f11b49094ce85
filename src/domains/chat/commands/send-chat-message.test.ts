import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_QUESTION, aChat, aConversation } from '../chat.fixture.server.ts';
import { listChats } from '../chat.queries.server.ts';
import { MESSAGE_LIMIT } from '../chat.rules.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

let heard: unknown[] = [];
const stops: (() => void)[] = [];
beforeEach(async () => {
  heard = [];
  await listenToNodes();
  stops.push(subscribe('admin', (message) => heard.push(message)));
  stops.push(subscribe('chat', (message) => heard.push(message)));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  stopListening();
});

describe('sendChatMessage', () => {
  it('stores the visitor’s message, notifies both sides and rings the bell', async () => {
    const { session_id, visitor } = await aChat();
    const sent = await sendChatMessage(visitor, { session_id, message: A_QUESTION });
    expect(sent).toMatchObject({ session_id, sender_type: 'user', sender_name: 'Élodie Vernet', message: A_QUESTION });
    await vi.waitFor(() =>
      expect(heard).toEqual(
        expect.arrayContaining([
          { key: expect.any(String), event: 'message', id: sent.id },
          { event: 'chat', session: session_id },
        ]),
      ),
    );
    const notification = await db().selectFrom('notifications').select(['event', 'title', 'link']).execute();
    expect(notification).toEqual([
      {
        event: 'chat',
        title: 'Nouveau message de Élodie Vernet dans la discussion',
        link: `/admin/chat?view=${session_id}`,
      },
    ]);
    const { items } = await listChats(await asAdmin(), {});
    expect(items).toMatchObject([{ session_id, last_message: A_QUESTION, message_count: 1, unread_count: 1 }]);
  });

  it('keeps one notification per conversation, with its latest message', async () => {
    const { session_id, visitor } = await aConversation();
    await sendChatMessage(visitor, { session_id, message: 'C’est assez urgent.' });
    expect(await db().selectFrom('notifications').select('message').execute()).toEqual([
      { message: 'C’est assez urgent.' },
    ]);
  });

  it('takes the sender from the session, whatever the body contains', async () => {
    const { session_id, visitor } = await aConversation();
    const forged = { sender_type: 'admin', sender_name: 'La direction', sender_email: 'elle@essai.example' };
    expect(await sendChatMessage(visitor, { session_id, message: 'Bonjour', ...forged })).toMatchObject({
      sender_type: 'user',
      sender_name: 'La direction',
    });
    const admin = await asAdmin();
    const answer = await sendChatMessage(admin, { session_id, message: 'Oui.', ...forged, sender_type: 'user' });
    expect(answer).toMatchObject({ sender_type: 'admin', sender_name: 'Camille Faure', sender_email: '' });
    expect((await listChats(admin, {})).items).toMatchObject([
      { sender_name: 'La direction', sender_email: 'elle@essai.example', last_message: 'Oui.', unread_count: 2 },
    ]);
  });

  it('stores one message per key, for parallel sends too', async () => {
    const { session_id, visitor } = await aChat();
    const context = { ...visitor, idempotencyKey: 'mine' };
    const sends = Array.from({ length: 5 }, () => sendChatMessage(context, { session_id, message: A_QUESTION }));
    const sent = [...(await Promise.all(sends)), await sendChatMessage(context, { session_id, message: A_QUESTION })];
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ client_key: 'mine' });
    expect((await listChats(await asAdmin(), {})).items).toMatchObject([{ message_count: 1, unread_count: 1 }]);
  });

  it('stores a message of 5,000 characters', async () => {
    const { session_id, visitor } = await aChat();
    const message = 'é'.repeat(5_000);
    expect(await sendChatMessage(visitor, { session_id, message })).toMatchObject({ message });
    expect(await db().selectFrom('chat_messages').select('message').execute()).toEqual([{ message }]);
  });

  it('refuses a message without text or photo, and one above 5,000 characters', async () => {
    const { session_id, visitor } = await aChat();
    for (const message of ['', '  \n ', 'x'.repeat(5_001)]) {
      await expect(sendChatMessage(visitor, { session_id, message })).rejects.toMatchObject({ code: 'invalid' });
    }
    const tooLarge = { session_id, photo: new Uint8Array(5_000_001) };
    await expect(sendChatMessage(visitor, tooLarge)).rejects.toMatchObject({ code: 'too-large' });
    await expect(sendChatMessage(visitor, { session_id, photo: new Uint8Array([1, 2, 3]) })).rejects.toMatchObject({
      code: 'unsupported-type',
    });
    expect(await db().selectFrom('chat_messages').select('id').execute()).toEqual([]);
  });

  it('allows twenty visitor messages a minute; the company can still answer', async () => {
    const { session_id, visitor } = await aChat();
    for (let count = 0; count < MESSAGE_LIMIT.hits; count += 1) {
      await sendChatMessage(visitor, { session_id, message: `${count}` });
    }
    await expect(sendChatMessage(visitor, { session_id, message: 'encore' })).rejects.toMatchObject({ code: 'limit' });
    await expect(sendChatMessage(await asAdmin(), { session_id, message: 'Doucement.' })).resolves.toBeDefined();
  });
});
