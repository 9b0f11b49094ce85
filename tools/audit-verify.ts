import { proveAudit } from '#src/app/command/verify-records.server.ts';
import { printProof, verifyDatabase } from './verify-database.ts';

// Verifies the audit log of the configured database from its first line to its last.
await verifyDatabase(async (dataFolder) => printProof(await proveAudit(dataFolder)));
