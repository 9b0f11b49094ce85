import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { eraseMessages } from '#src/domains/contact/operations/erase-messages.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTalk } from '../chat.fixture.server.ts';
import { eraseChats } from './erase-chats.server.ts';
import { keepChat } from './keep-chat.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();
let forget = () => {};
describe('eraseChats', () => {
  beforeAll(() => {
    forget = openPictureFolder();
  });
  afterAll(() => forget());
  beforeEach(() => listenToNodes());
  afterEach(() => stopListening());

  const system = systemContext('test');
  const getCount = async (table: 'chat_sessions' | 'chat_messages' | 'chat_binds' | 'media' | 'contact_photos') =>
    (await db().selectFrom(table).selectAll().execute()).length;
  const getId = async (session_id: string) =>
    (await db().selectFrom('chat_sessions').select('id').where('session_id', '=', session_id).executeTakeFirstOrThrow())
      .id;

  async function aTalkWithPhoto() {
    const talk = await aTalk({ email: 'elodie@essai.example' });
    const { session_id } = talk;
    await sendChatMessage(talk.visitor, { session_id, photo: new Uint8Array(await aPhoto()) });
    return { ...talk, id: await getId(session_id) };
  }

  it('deletes all data of a conversation, files included, and notifies both sides', async () => {
    const { id, session_id } = await aTalkWithPhoto();
    const heard: unknown[] = [];
    const stops = [
      subscribe('chat', (message) => heard.push(message)),
      subscribe('admin', (message) => heard.push(message)),
    ];
    expect(await eraseChats(system, { ids: [id] })).toEqual({ changed: 1 });
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { key: String(id), event: 'deleted' },
        { event: 'chat', session: session_id },
      ]),
    );
    for (const stop of stops) stop();
    for (const table of ['chat_sessions', 'chat_messages', 'chat_binds', 'media'] as const) {
      expect([table, await getCount(table)]).toEqual([table, 0]);
    }
    const sweeps = await db().selectFrom('jobs').select('run_at').where('kind', '=', 'media-sweep').execute();
    // One for a possibly aborted upload, one for now.
    expect(sweeps).toHaveLength(2);
    expect(await eraseChats(system, { ids: [id] })).toEqual({ changed: 0 });
    expect(await eraseChats(system, { ids: [] })).toEqual({ changed: 0 });
  });

  it('keeps a shared photo until both message and conversation are deleted, in either order', async () => {
    const admin = await asAdmin();
    for (const isMessageFirst of [false, true]) {
      const { id, session_id } = await aTalkWithPhoto();
      const { contact_message_id } = await keepChat(admin, { session_id });
      const acts = [
        () => eraseChats(system, { ids: [id] }),
        () => eraseMessages(system, { ids: [contact_message_id] }),
      ];
      const [first, second] = isMessageFirst ? acts.reverse() : acts;
      await first?.();
      expect(await getCount('media')).toBe(1);
      await second?.();
      expect([await getCount('media'), await getCount('contact_photos')]).toEqual([0, 0]);
    }
  });
});
