import { describe, expect, it } from 'vitest';
import { aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { signOut } from '#src/domains/accounts/auth/operations/sign-out.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { announceChatMessage } from './announce-chat-message.server.ts';

useDatabase();

const NEWS = {
  chat: { id: 3, session_id: 'abc', sender_email: '', visitor_seen_at: '' },
  messageId: 1,
  name: '',
  preview: 'Bonjour',
} as const;
const titles = async () => (await db().selectFrom('notifications').select('title').execute()).map(({ title }) => title);

describe('announceChatMessage', () => {
  it('notifies of the visitor’s messages, with or without a name, and not of the company’s', async () => {
    await announceChatMessage({ ...NEWS, side: 'admin' });
    expect(await titles()).toEqual([]);
    await announceChatMessage({ ...NEWS, side: 'user' });
    expect(await titles()).toEqual(['Nouveau message dans la discussion']);
    await announceChatMessage({ ...NEWS, side: 'user', name: 'Élodie' });
    expect(await titles()).toEqual(['Nouveau message de Élodie dans la discussion']);
  });

  it('emails the company while nobody is online, but not for every message', async () => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'general', values: { contact_email: 'contact@toit.example' } });
    const { context } = await aSession(await anAccount({ role: 'admin' }));
    await announceChatMessage({ ...NEWS, side: 'user' });
    expect(await queuedEmails()).toEqual([]);
    await signOut(context, {});
    for (const preview of ['Bonjour', 'Vous êtes là ?']) await announceChatMessage({ ...NEWS, side: 'user', preview });
    expect((await queuedEmails()).map(({ to, text }) => [to, text.includes('Bonjour')])).toEqual([
      ['contact@toit.example', true],
    ]);
  });
});
