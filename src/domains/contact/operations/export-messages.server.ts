import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { ContactMessage, MessageExport } from '../contact.contract.ts';
import { selectMessageIds, selectMessagesByIds } from '../contact.store.server.ts';

/** Returns every message that matches the list's search and filter, for a file. */
export const exportMessages = query({
  allow: ['requests:read', 'people'],
  recent: true,
  input: MessageExport,
  output: rowPagesSchema(ContactMessage),
  run: async (wanted) => rowPages(await selectMessageIds(wanted), selectMessagesByIds),
});
