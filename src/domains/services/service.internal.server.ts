import { DomainError } from '#src/kernel/errors.ts';
import type { Service } from './service.contract.ts';
import {
  countServiceRows,
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
