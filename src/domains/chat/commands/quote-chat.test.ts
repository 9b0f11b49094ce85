import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { readMessage } from '#src/domains/contact/contact.queries.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_QUESTION, aChat, aConversation } from '../chat.fixture.server.ts';
import { readChat } from '../chat.queries.server.ts';
import { keepChat } from './keep-chat.server.ts';
import { quoteChat } from './quote-chat.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();

describe('quoteChat', () => {
  it('opens one quote per conversation, with the visitor’s messages', async () => {
    const { session_id } = await aConversation({ email: 'elodie@essai.example' });
    const admin = await asAdmin();
    await sendChatMessage(admin, { session_id, message: 'Quel âge a-t-elle ?' });
    const options = { session_id, phone: '06 39 98 00 01', service_type: 'Zinguerie' };
    const opened = await Promise.all([quoteChat(admin, options), quoteChat(admin, options), quoteChat(admin, options)]);
    expect(new Set(opened.map(({ quote_id }) => quote_id)).size).toBe(1);
    const id = opened[0]?.quote_id ?? 0;
    expect(await readQuote(admin, { id })).toMatchObject({
      clientName: 'Élodie Vernet',
      clientEmail: 'elodie@essai.example',
      clientPhone: '06 39 98 00 01',
      service: 'Zinguerie',
      description: A_QUESTION,
      stage: 'pending',
    });
    expect(await readChat(admin, { session_id })).toMatchObject({ quote_id: id });
    const result = db().selectFrom('audit_log').select('after').where('action', '=', 'chat.quote');
    expect(await result.execute()).toEqual([{ after: JSON.stringify({ name: 'Élodie Vernet', quote: id }) }]);
  });

  it('links the quote to the conversation’s contact message, and reuses a quote that message opened', async () => {
    const { session_id } = await aConversation({ email: 'elodie@essai.example' });
    const admin = await asAdmin();
    const { contact_message_id: id } = await keepChat(admin, { session_id });
    const { quote_id } = await quoteChat(admin, { session_id });
    expect(await readMessage(admin, { id })).toMatchObject({ quote_id });
    await db().updateTable('chat_sessions').set({ quote_id: null }).execute();
    expect(await quoteChat(admin, { session_id })).toEqual({ quote_id });
  });

  it('refuses an empty conversation, the visitor, and an unknown id', async () => {
    const { session_id, visitor } = await aChat();
    const admin = await asAdmin();
    await expect(quoteChat(admin, { session_id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(quoteChat(visitor, { session_id })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(quoteChat(admin, { session_id: 'a'.repeat(43) })).rejects.toMatchObject({ code: 'not-found' });
  });
});
