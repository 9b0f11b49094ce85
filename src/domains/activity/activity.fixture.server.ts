import { type AuditEntry, recordAudit } from '#src/platform/audit.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

const CREATED: AuditEntry = { action: 'service.create', subject: 'service:12', after: { title: 'Zinguerie' } };

/** Writes a log line as a command of this person would. */
export const anActivity = (by: Context, entry = CREATED): Promise<void> => recordAudit(by, entry);
