import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { insertLink } from '../chat-access.store.server.ts';
import { LINK_DAYS } from '../chat-admin.contract.ts';

const DAY_SECONDS = 86_400;

/** Creates a link back to a conversation, for an email; stores only its hash. */
export const writeChatLink = command({
  allow: 'system',
  input: z.object({ chatId: z.int() }),
  output: z.object({ token: z.string() }),
  run: async ({ chatId }) => {
    const token = newSecret();
    await insertLink(chatId, hashOfSecret(token), isoIn(LINK_DAYS * DAY_SECONDS));
    return { token };
  },
});
