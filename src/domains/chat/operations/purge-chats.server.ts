import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteExpiredLinks } from '../chat-access.store.server.ts';
import { CHAT_KEPT_DAYS, SILENT_KEPT_DAYS } from '../chat-admin.contract.ts';
import { selectForgettableChats } from '../chat-admin.store.server.ts';
import { eraseChats } from './erase-chats.server.ts';

const DAY_SECONDS = 86_400;
/** A run stays short; what is left waits for the next one. */
const AT_ONCE = 500;

/** Forgets conversations, photos included, and links to them once their time is over. */
export const purgeChats = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({}),
  run: async (_input, context) => {
    await deleteExpiredLinks();
    const silent = isoIn(-SILENT_KEPT_DAYS * DAY_SECONDS);
    const last = isoIn(-CHAT_KEPT_DAYS * DAY_SECONDS);
    await eraseChats(context, { ids: await selectForgettableChats(silent, last, AT_ONCE) });
    return {};
  },
});
