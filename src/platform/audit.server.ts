import type { Actor } from '#src/kernel/actor.ts';
import { nowIso } from './clock.server.ts';
import { db } from './database/database.server.ts';

/** One line of the audit log; `before` and `after` hold only what changed. */
export interface AuditEntry {
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds one line to the audit log, in the transaction of what it tells. */
export async function recordAudit(by: { actor: Actor; requestId: string }, entry: AuditEntry): Promise<void> {
  const { actor, requestId } = by;
  await db()
    .insertInto('audit_log')
    .values({
      at: nowIso(),
      actor_id: actor.kind === 'user' ? actor.userId : null,
      actor_name: actor.kind === 'user' ? actor.name : actor.kind,
      action: entry.action,
      subject: entry.subject,
      before: json(entry.before),
      after: json(entry.after),
      request_id: requestId,
    })
    .execute();
}
