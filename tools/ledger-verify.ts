import { proveLedger } from '#src/app/command/verify-records.server.ts';
import { printProof, verifyDatabase } from './verify-database.ts';

// Verifies the ledger of the configured database: every entry, its end, and the sums that other tables hold.
await verifyDatabase(async () => printProof(await proveLedger()));
