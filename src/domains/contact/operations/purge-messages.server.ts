import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { MESSAGE_KEPT_DAYS, SPAM_KEPT_DAYS } from '../contact.contract.ts';
import { selectForgettable } from '../contact.store.server.ts';
import { eraseMessages } from './erase-messages.server.ts';

const DAY_SECONDS = 86_400;
/** Maximum per run, which keeps it short; the next run continues. */
const AT_ONCE = 500;

/** Deletes messages with their photos after their retention period. */
export const purgeMessages = (context: Context): Promise<void> =>
  transaction(async () => {
    const spam = isoIn(-SPAM_KEPT_DAYS * DAY_SECONDS);
    const last = isoIn(-MESSAGE_KEPT_DAYS * DAY_SECONDS);
    const ids = await selectForgettable(spam, last, AT_ONCE);
    if (ids.length > 0) await eraseMessages(context, { ids });
  });
