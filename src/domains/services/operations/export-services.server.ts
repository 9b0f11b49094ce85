import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { ServiceListQuery, StoredService } from '../service.contract.ts';
import { selectServiceIds, selectServicesByIds } from '../service.store.server.ts';

/** Returns every service that the list's search and filters find, for the export file. */
export const exportServices = query({
  allow: 'content:read',
  input: ServiceListQuery,
  output: rowPagesSchema(StoredService),
  run: async (asked) => rowPages(await selectServiceIds(asked), selectServicesByIds),
});
