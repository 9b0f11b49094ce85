import type { Migration } from 'kysely/migration';
import { createTable } from '../schema.server.ts';

/** Addresses that receive events, and what was sent to them. */
export const webhooks: Migration = {
  async up(schema) {
    await createTable(schema, 'webhook_endpoints', {
      key: 'auto',
      columns: {
        url: 'text',
        description: 'text',
        events: 'text',
        secret: 'text',
        previous_secret: 'text?',
        previous_until: 'text?',
        is_enabled: 'int',
        pause_reason: 'text?',
        created_by: 'int?',
        created_at: 'text',
        updated_at: 'text',
        last_success_at: 'text?',
        last_failure_at: 'text?',
        failing_since: 'text?',
      },
      references: { created_by: { to: 'users.id', onDelete: 'set null' } },
      indexes: [['created_by']],
    });
    await createTable(schema, 'webhook_deliveries', {
      key: 'auto',
      columns: {
        endpoint_id: 'int',
        event_id: 'text',
        event_type: 'text',
        payload: 'text',
        state: 'text',
        attempts: 'int',
        job_id: 'int?',
        next_attempt_at: 'text?',
        last_attempt_at: 'text?',
        last_status: 'int?',
        last_fault: 'text?',
        last_answer: 'text',
        duration_ms: 'int?',
        person_id: 'int?',
        person_email: 'text',
        created_at: 'text',
      },
      unique: [['endpoint_id', 'event_id']],
      references: { endpoint_id: { to: 'webhook_endpoints.id', onDelete: 'cascade' } },
      indexes: [['created_at'], ['person_id'], ['person_email']],
    });
  },
};
