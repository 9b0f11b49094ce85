import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Creates the files of agreements that the office recorded; they are added only. */
export const acceptanceScans: Migration = {
  async up(tables) {
    await createTable(tables, 'acceptance_scans', {
      key: 'auto',
      columns: {
        decision_id: 'int',
        file_name: 'text',
        content_type: 'text',
        bytes: 'int',
        hash: 'text',
        added_by: 'int?',
        created_at: 'text',
      },
      unique: [['file_name']],
      references: { decision_id: { to: 'quote_decisions.id', onDelete: 'restrict' } },
      indexes: [['decision_id']],
    });
  },
};
