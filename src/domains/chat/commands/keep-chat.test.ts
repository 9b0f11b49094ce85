import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { readMessage } from '#src/domains/contact/contact.queries.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_QUESTION, aChat, aConversation } from '../chat.fixture.server.ts';
import { readChat } from '../chat.queries.server.ts';
import { keepChat } from './keep-chat.server.ts';
import { quoteChat } from './quote-chat.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();
let forget = () => {};
describe('keepChat', () => {
  beforeAll(() => {
    forget = openPictureFolder();
  });
  afterAll(() => forget());

  const EMAIL = 'elodie@essai.example';

  it('stores one message with the text, the photos and the account of the conversation', async () => {
    const account = await anAccount();
    const { session_id, visitor } = await aConversation({ by: asAccount(account), email: EMAIL });
    const photo = new Uint8Array(await aPhoto());
    for (let count = 0; count < 6; count += 1) await sendChatMessage(visitor, { session_id, photo });
    const admin = await asAdmin();
    await sendChatMessage(admin, { session_id, message: 'Nous passons demain.' });
    const notification = await db().selectFrom('notifications').selectAll().execute();
    const stored = await Promise.all([1, 2, 3].map(() => keepChat(admin, { session_id })));
    stored.push(await keepChat(admin, { session_id, subject: 'Autre', email: 'autre@essai.example' }));
    const ids = new Set(stored.map(({ contact_message_id }) => contact_message_id));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    const message = await readMessage(admin, { id });
    expect(message).toMatchObject({
      name: 'Élodie Vernet',
      email: EMAIL,
      status: 'read',
      subject: 'Discussion en ligne',
    });
    expect(message.message).toContain(A_QUESTION);
    expect(message.message).toMatch(/Camille Faure \(entreprise\)\nNous passons demain\.$/);
    expect(message.photos).toHaveLength(5);
    expect(await readChat(admin, { session_id })).toMatchObject({ contact_message_id: id });
    expect(await db().selectFrom('contact_messages').select('user_id').execute()).toEqual([{ user_id: account.id }]);
    // No email and no notification.
    expect(await db().selectFrom('notifications').selectAll().execute()).toEqual(notification);
    expect(await db().selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).toEqual([]);
    const result = db().selectFrom('audit_log').select('after').where('action', '=', 'chat.keep');
    expect(await result.execute()).toEqual([{ after: JSON.stringify({ name: 'Élodie Vernet', message: id }) }]);
  });

  it('takes name and address from staff input when the visitor gave none, and requires an address', async () => {
    const { session_id } = await aConversation({ name: '' });
    const admin = await asAdmin();
    await expect(keepChat(admin, { session_id })).rejects.toMatchObject({
      code: 'invalid',
      fields: { email: ['Indiquez l’adresse e-mail du visiteur.'] },
    });
    const { contact_message_id: id } = await keepChat(admin, { session_id, email: EMAIL, subject: 'Gouttière' });
    expect(await readMessage(admin, { id })).toMatchObject({
      name: 'Visiteur de la discussion',
      email: EMAIL,
      subject: 'Gouttière',
    });
  });

  it('links the quote that was opened before', async () => {
    const { session_id } = await aConversation({ email: EMAIL });
    const admin = await asAdmin();
    const { quote_id } = await quoteChat(admin, { session_id });
    const { contact_message_id: id } = await keepChat(admin, { session_id });
    expect(await readMessage(admin, { id })).toMatchObject({ quote_id });
  });

  it('refuses an empty conversation, the visitor, and an unknown id', async () => {
    const { session_id, visitor } = await aChat({ email: EMAIL });
    const admin = await asAdmin();
    await expect(keepChat(admin, { session_id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(keepChat(visitor, { session_id })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(keepChat(admin, { session_id: 'a'.repeat(43) })).rejects.toMatchObject({ code: 'not-found' });
  });
});
