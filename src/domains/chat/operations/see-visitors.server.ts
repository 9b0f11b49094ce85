import { transaction } from '#src/platform/database/database.server.ts';
import { touchVisitors } from '../chat.store.server.ts';

/** Updates lastSeenAt of the visitors of these conversations: they have open streams. */
export const seeVisitors = ({ ids }: { ids: number[] }): Promise<void> =>
  transaction(async () => {
    if (ids.length > 0) await touchVisitors(ids);
  });
