import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** One row while the operator has closed the site to writes. */
export const maintenance: Migration = {
  async up(schema) {
    await createTable(schema, 'maintenance', { key: ['id'], columns: { id: 'int', started_at: 'text' } });
  },
};
