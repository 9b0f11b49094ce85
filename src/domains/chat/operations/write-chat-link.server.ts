import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { insertLink } from '../chat-access.store.server.ts';
import { LINK_DAYS } from '../chat-admin.contract.ts';

const DAY_SECONDS = 86_400;

/** Creates a link back to a conversation, for an email; stores only its hash. */
export const writeChatLink = ({ chatId }: { chatId: number }): Promise<{ token: string }> =>
  transaction(async () => {
    const token = newSecret();
    await insertLink(chatId, hashOfSecret(token), isoIn(LINK_DAYS * DAY_SECONDS));
    return { token };
  });
