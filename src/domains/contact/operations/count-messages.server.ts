import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { MessageStatistics } from '../contact.contract.ts';
import { countMessages as countByStatus } from '../contact.store.server.ts';

/** Counts messages by status. */
export const countMessages = query({
  allow: 'requests:read',
  input: z.object({}),
  output: MessageStatistics,
  run: countByStatus,
});
