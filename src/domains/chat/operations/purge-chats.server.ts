import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { deleteExpiredLinks } from '../chat-access.store.server.ts';
import { CHAT_KEPT_DAYS, SILENT_KEPT_DAYS } from '../chat-admin.contract.ts';
import { selectForgettableChats } from '../chat-admin.store.server.ts';
import { eraseChats } from './erase-chats.server.ts';

const DAY_SECONDS = 86_400;
/** Maximum per run, which keeps it short; the next run continues. */
const AT_ONCE = 500;

/** Deletes conversations with their photos, and links, after their retention period. */
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
