import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.server.ts';

/** Renames the kind of queued jobs: a job that an earlier version queued still finds its handler. */
export const chatEmailJobs: Migration = {
  async up(schema: Kysely<Tables>) {
    await schema.updateTable('jobs').set({ kind: 'chat-email' }).where('kind', '=', 'chat-letter').execute();
  },
};
