import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aConversation } from '../chat.fixture.server.ts';
import { sendTyping } from './send-typing.server.ts';

useDatabase();

describe('tellTyping', () => {
  beforeEach(() => listenToNodes());
  afterEach(() => stopListening());

  it('notifies the other side alone', async () => {
    const { session_id, visitor } = await aConversation();
    const heard: unknown[] = [];
    const stops = [
      subscribe('admin', (message) => heard.push(message)),
      subscribe('chat', (message) => heard.push(message)),
    ];
    await sendTyping(visitor, { session_id });
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'chat-typing', session: session_id }]));
    await sendTyping(await asAdmin(), { session_id });
    await vi.waitFor(() => expect(heard[1]).toEqual({ key: expect.any(String), event: 'typing' }));
    for (const stop of stops) stop();
  });
});
