import { describe, expect, it, vi } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChatVisitor } from '../chat.fixture.server.ts';
import { OPENING_LIMIT } from '../chat.rules.ts';
import { openChat } from './open-chat.server.ts';

useDatabase();

const stored = () =>
  db().selectFrom('chat_sessions').select(['session_id', 'user_id', 'sender_name', 'sender_email', 'page']).execute();

describe('openChat', () => {
  it('opens a conversation for anonymous visitors, under a random id', async () => {
    const first = await openChat(aChatVisitor(), { sender_name: 'Élodie', sender_email: '', page: '/tarifs' });
    const second = await openChat(aChatVisitor(), {});
    expect(first.session_id).toMatch(/^[\w-]{43}$/);
    expect(second.session_id).not.toBe(first.session_id);
    expect(await stored()).toEqual([
      { session_id: first.session_id, user_id: null, sender_name: 'Élodie', sender_email: '', page: '/tarifs' },
      { session_id: second.session_id, user_id: null, sender_name: '', sender_email: '', page: '' },
    ]);
  });

  it('assigns it to the signed-in account with its name, and ignores an unverified email address', async () => {
    const account = await anAccount();
    await openChat(asAccount(account), {});
    await db().updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00.000Z' }).execute();
    await openChat(asAccount(account), {});
    expect(await stored()).toMatchObject([
      { user_id: account.id, sender_name: account.name, sender_email: '' },
      { user_id: account.id, sender_name: account.name, sender_email: account.email },
    ]);
  });

  it('allows thirty openings an hour from one IP address', async () => {
    const visitor = aChatVisitor();
    for (let count = 0; count < OPENING_LIMIT.hits; count += 1) await openChat(visitor, {});
    await expect(openChat(visitor, {})).rejects.toMatchObject({ code: 'limit' });
    await expect(openChat(aChatVisitor(), {})).resolves.toBeDefined();
  });

  it('refuses when the company has disabled the chat', async () => {
    await saveSettings(systemContext('test'), { group: 'chat', values: { is_enabled: false } });
    await vi.waitFor(() => expect(openChat(aChatVisitor(), {})).rejects.toMatchObject({ code: 'conflict' }));
  });
});
