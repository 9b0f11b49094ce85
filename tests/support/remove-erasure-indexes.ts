import { dropIndexes } from './drop-indexes.ts';

/** Takes the open database back to the version before migration 0064. */
export const removeErasureIndexes = (): Promise<void> =>
  dropIndexes(/^(quotes_user_id|bin_records_actor_id|notification_states_user_id|contact_emails_sender)$/);
