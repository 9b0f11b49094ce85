import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteServiceOldSlugs } from './old-slug.store.server.ts';
import type { Service, StoredService } from './service.contract.ts';
import {
  countServiceRows,
  deleteService,
  selectPublishedService,
  selectPublishedServices,
  selectService,
  selectServiceRecords,
} from './service.store.server.ts';

/** Returns one service by its id, hidden or not. */
export const findService = selectService;

/** Lists published services in the owner's order. */
export const listPublishedServices = selectPublishedServices;

/** Counts all services and published ones, now and at an instant. */
export const countServiceGrowth = countServiceRows;

/** Returns services that contain a text, for the global search. */
export const searchServiceRecords = selectServiceRecords;

/** Returns one published service by its slug. @throws DomainError `not-found`. */
export async function readPublishedService({ slug }: { slug: string }): Promise<Service> {
  const service = await selectPublishedService(slug);
  if (service === undefined) throw new DomainError('not-found', 'Service non trouvé');
  return service;
}

/** Deletes a service with its old addresses and the pictures that nothing else shows; returns it as it was. */
export const eraseService = ({ id }: { id: number }): Promise<StoredService | undefined> =>
  transaction(async () => {
    const service = await deleteService(id);
    if (service === undefined) return undefined;
    await deleteServiceOldSlugs(id);
    for (const path of new Set([service.image, service.heroImage])) await releaseImage(path);
    await publish('content', { what: 'services' });
    return service;
  });
