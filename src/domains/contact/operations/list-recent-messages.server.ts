import { z } from 'zod';
import { Newest } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { RecentMessage } from '../contact-figures.contract.ts';
import { selectNewestMessages } from '../contact-figures.store.server.ts';

/** Lists the last received messages. */
export const listRecentMessages = query({
  allow: 'requests:read',
  input: Newest,
  output: z.array(RecentMessage),
  run: ({ limit }) => selectNewestMessages(limit),
});
