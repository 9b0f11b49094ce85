import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { MESSAGE_KEPT_DAYS, SPAM_KEPT_DAYS } from '../contact.contract.ts';
import { selectForgettable } from '../contact.store.server.ts';
import { eraseMessages } from './erase-messages.server.ts';

const DAY_SECONDS = 86_400;
/** Maximum per run, which keeps it short; the next run continues. */
const AT_ONCE = 500;

/** Deletes messages with their photos after their retention period. */
export const purgeMessages = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({}),
  run: async (_input, context) => {
    const spam = isoIn(-SPAM_KEPT_DAYS * DAY_SECONDS);
    const last = isoIn(-MESSAGE_KEPT_DAYS * DAY_SECONDS);
    const ids = await selectForgettable(spam, last, AT_ONCE);
    if (ids.length > 0) await eraseMessages(context, { ids });
    return {};
  },
});
