import { selectPublishedServices, selectService } from './service.store.server.ts';

/** Returns one service by its id, hidden or not. */
export const findService = selectService;

/** Lists published services in the owner's order. */
export const listPublishedServices = selectPublishedServices;
