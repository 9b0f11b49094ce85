import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectSubscribers } from '../newsletter.store.server.ts';
import { NEWSLETTER_TEXTS } from '../newsletter.texts.ts';

/** Returns addresses that contain a text, for the global search. */
export const searchSubscriberRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: async ({ search, limit }) => {
    const { items } = await selectSubscribers({ search, per_page: limit });
    return items.map(({ id, email, status }) => ({ id, title: email, subtitle: NEWSLETTER_TEXTS.statuses[status] }));
  },
});
