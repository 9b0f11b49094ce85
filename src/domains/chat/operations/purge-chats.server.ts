import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { deleteExpiredLinks } from '../chat-access.store.server.ts';
import { CHAT_KEPT_DAYS, SILENT_KEPT_DAYS } from '../chat-admin.contract.ts';
import { selectForgettableChats } from '../chat-admin.store.server.ts';
import { eraseChats } from './erase-chats.server.ts';

const DAY_SECONDS = 86_400;
/** Maximum per run, which keeps it short; the next run continues. */
const AT_ONCE = 500;

/** Deletes conversations with their photos, and links, after their retention period. */
export const purgeChats = (context: Context): Promise<void> =>
  transaction(async () => {
    await deleteExpiredLinks();
    const silent = isoIn(-SILENT_KEPT_DAYS * DAY_SECONDS);
    const last = isoIn(-CHAT_KEPT_DAYS * DAY_SECONDS);
    await eraseChats(context, { ids: await selectForgettableChats(silent, last, AT_ONCE) });
  });
