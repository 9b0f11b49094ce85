import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Adds the instant at which the draft of a town's page is published, and the account that planned it. */
export const cityPublication: Migration = {
  async up(tables: Kysely<Tables>) {
    await tables.schema.alterTable('city_pages').addColumn('publish_at', 'text').execute();
    await tables.schema.alterTable('city_pages').addColumn('publish_author_id', 'integer').execute();
  },
};
