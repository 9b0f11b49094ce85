import { countUserRows, selectUserRecords } from './user-figures.store.server.ts';

/** Counts accounts and active accounts, now and at an instant. */
export const countUserGrowth = countUserRows;

/** Returns accounts that contain a text, for the global search. */
export const searchUserRecords = selectUserRecords;
