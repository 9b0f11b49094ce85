import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { deleteForgotten, selectSubscribers } from './newsletter.store.server.ts';
import { NEWSLETTER_TEXTS } from './newsletter.texts.ts';

/** Deletes unconfirmed requests and the remains of ended subscriptions. */
export const purgeSubscribers = deleteForgotten;

/** Returns addresses that contain a text, for the global search. */
export async function searchSubscriberRecords({ search, limit }: RecordSearch): Promise<FoundRecord[]> {
  const { items } = await selectSubscribers({ search, per_page: limit });
  return items.map(({ id, email, status }) => ({ id, title: email, subtitle: NEWSLETTER_TEXTS.statuses[status] }));
}
