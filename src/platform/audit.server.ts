import { nowIso } from './clock.server.ts';
import { db } from './database/database.server.ts';
import type { AuditEntry, Context } from './operation.server.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds one line to the audit log, in the transaction of what it tells. */
export async function recordAudit(context: Context, entry: AuditEntry): Promise<void> {
  const { actor } = context;
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
      request_id: context.requestId,
    })
    .execute();
}
