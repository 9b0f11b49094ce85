import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { selectMovedSlug } from './old-slug.store.server.ts';
import {
  Service,
  ServiceId,
  ServiceList,
  ServiceListQuery,
  ServiceSlug,
  ServiceStatistics,
  StoredService,
  StoredServicePage,
} from './service.contract.ts';
import { listPublishedServices, readPublishedService } from './service.internal.server.ts';
import { serviceNotFound } from './service.rules.ts';
import {
  countServices as count,
  selectPublishedSlug,
  selectService,
  selectServiceIds,
  selectServices,
  selectServicesByIds,
} from './service.store.server.ts';

/** Counts published and hidden services and lists their categories. */
export const countServices = query({
  allow: 'content:read',
  input: z.object({}),
  output: ServiceStatistics,
  run: count,
});

/** Returns every service that the list's search and filters find, for the export file. */
export const exportServices = query({
  allow: 'content:read',
  input: ServiceListQuery,
  output: rowPagesSchema(StoredService),
  run: async (asked) => rowPages(await selectServiceIds(asked), selectServicesByIds),
});

/** Returns the slug of the published service with this id, for old addresses with a number. */
export const findServiceSlug = query({
  allow: 'anyone',
  input: ServiceId,
  output: ServiceSlug,
  run: async ({ id }) => {
    const slug = await selectPublishedSlug(id);
    if (slug === undefined) throw new DomainError('not-found', 'Service non trouvé');
    return { slug };
  },
});

/** Lists published services in the owner's order. */
export const listServices = query({
  allow: 'anyone',
  input: z.object({}),
  output: ServiceList,
  run: listPublishedServices,
});

/** Lists all services, hidden ones included, in the owner's order by default. */
export const listStoredServices = query({
  allow: 'content:read',
  input: ServiceListQuery,
  output: StoredServicePage,
  run: selectServices,
});

/** Returns one published service by its slug. */
export const readService = query({
  allow: 'anyone',
  input: ServiceSlug,
  output: Service,
  run: readPublishedService,
});

/** Returns one service by its id, hidden or not. */
export const readStoredService = query({
  allow: 'content:read',
  input: ServiceId,
  output: StoredService,
  run: async ({ id }) => {
    const service = await selectService(id);
    if (service === undefined) throw serviceNotFound();
    return service;
  },
});

/** Returns the current slug for a former address of a published service. */
export const findMovedService = query({
  allow: 'anyone',
  input: ServiceSlug,
  output: ServiceSlug,
  run: async ({ slug }) => {
    const moved = await selectMovedSlug(slug);
    if (moved === undefined) throw new DomainError('not-found', 'Service non trouvé');
    return { slug: moved };
  },
});
