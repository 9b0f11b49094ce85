import { selectPublishedServices, selectService } from './service.store.server.ts';
import { countServiceRows, selectServiceRecords } from './service-figures.store.server.ts';

/** Returns one service by its id, hidden or not. */
export const findService = selectService;

/** Lists published services in the owner's order. */
export const listPublishedServices = selectPublishedServices;

/** Counts all services and published ones, now and at an instant. */
export const countServiceGrowth = countServiceRows;

/** Returns services that contain a text, for the global search. */
export const searchServiceRecords = selectServiceRecords;
