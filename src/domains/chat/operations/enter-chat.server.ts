import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { ChatKey, SENDER_TYPES } from '../chat.contract.ts';
import { canAnswer, chatNotFound, getSide } from '../chat.rules.ts';
import { selectChat, touchVisitor } from '../chat.store.server.ts';
import { isBrowserBound } from '../chat-access.store.server.ts';

/** Minimum interval between two updates of lastSeenAt, in seconds. */
const TOUCH_SECONDS = 30;

const readingOnly = (): DomainError =>
  new DomainError('forbidden', 'Vous pouvez lire les discussions, pas y répondre.');

const Entered = z.object({
  id: z.int(),
  session_id: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
  visitor_unread: z.int(),
  visitor_seen_at: z.string(),
  /** Side of the caller. */
  side: z.enum(SENDER_TYPES),
});

/** Returns the conversation if the caller may see it. A visitor's request updates lastSeenAt. */
export const enterChat = query({
  allow: 'anyone',
  // Open streams are counted together: a thousand reconnects cause one write.
  input: ChatKey.extend({ is_watching: z.boolean().default(false), is_writing: z.boolean().default(false) }),
  output: Entered,
  run: async ({ session_id, bind, is_watching, is_writing }, { actor }) => {
    const chat = await selectChat(session_id);
    const side = getSide(actor);
    if (chat === undefined) throw chatNotFound();
    if (side === 'admin' && is_writing && !canAnswer(actor)) throw readingOnly();
    if (side === 'user') {
      if (chat.is_bound === 1 && !(bind && (await isBrowserBound(chat.id, hashOfSecret(bind))))) throw chatNotFound();
      if (!is_watching && chat.visitor_seen_at <= isoIn(-TOUCH_SECONDS)) await touchVisitor(chat.id);
    }
    return { ...chat, side };
  },
});
