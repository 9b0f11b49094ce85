import { describe, expect, it } from 'vitest';
import {
  anAccount,
  asAccount,
  asAdmin,
  asColleague,
  asVisitor,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aChatVisitor } from '../chat.fixture.server.ts';
import { enterChat } from './enter-chat.server.ts';
import { openChat } from './open-chat.server.ts';

useDatabase();

const unknown = { code: 'not-found' };

describe('enterChat', () => {
  describe('enterChat', () => {
    it('allows any caller with the id of a conversation opened without a browser', async () => {
      const { session_id } = await aChat();
      expect(await enterChat(asVisitor(), { session_id })).toMatchObject({ session_id, side: 'user' });
    });

    it('allows the browser that opened it and refuses all others', async () => {
      const { session_id } = await openChat(aChatVisitor(), { bind: 'half' });
      expect(await enterChat(asVisitor(), { session_id, bind: 'half' })).toMatchObject({ side: 'user' });
      for (const bind of [undefined, 'other', '']) {
        await expect(enterChat(asVisitor(), { session_id, bind })).rejects.toMatchObject(unknown);
      }
      for (const role of ['user', 'manager'] as const) {
        await expect(enterChat(asAccount(await anAccount({ role })), { session_id })).rejects.toMatchObject(unknown);
      }
    });

    it('allows administrators on the company side, but not before they set up a second factor', async () => {
      const { session_id } = await openChat(aChatVisitor(), { bind: 'half' });
      const admin = await asAdmin();
      expect(await enterChat(admin, { session_id })).toMatchObject({ side: 'admin' });
      const actor = { ...admin.actor, mustEnrol: true } as typeof admin.actor;
      await expect(enterChat({ ...admin, actor }, { session_id })).rejects.toMatchObject(unknown);
    });

    it('refuses a read-only manager’s answer with 403, and hides the chat from managers without that right', async () => {
      const { session_id } = await openChat(aChatVisitor(), { bind: 'half' });
      const reader = await asColleague('requests:read');
      expect(await enterChat(reader, { session_id })).toMatchObject({ side: 'admin' });
      await expect(enterChat(reader, { session_id, is_writing: true })).rejects.toMatchObject({ code: 'forbidden' });
      const answerer = await asColleague('requests:read', 'requests:change');
      expect(await enterChat(answerer, { session_id, is_writing: true })).toMatchObject({ side: 'admin' });
      const seller = await asColleague('sales:read', 'sales:change');
      await expect(enterChat(seller, { session_id })).rejects.toMatchObject(unknown);
    });

    it('refuses an id that the server did not create', async () => {
      await expect(enterChat(await asAdmin(), { session_id: 'a'.repeat(43) })).rejects.toMatchObject(unknown);
      await expect(enterChat(asVisitor(), { session_id: '1' })).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  it('updates lastSeenAt for the visitor’s requests but not for an administrator’s', async () => {
    const { session_id } = await aChat();
    const long = '2026-01-01T00:00:00.000Z';
    const seen = async () => (await db().selectFrom('chat_sessions').select('visitor_seen_at').execute())[0];
    await db().updateTable('chat_sessions').set({ visitor_seen_at: long }).execute();
    await enterChat(await asAdmin(), { session_id });
    expect(await seen()).toEqual({ visitor_seen_at: long });
    await enterChat(asVisitor(), { session_id });
    expect(((await seen())?.visitor_seen_at ?? '') > long).toBe(true);
  });
});
