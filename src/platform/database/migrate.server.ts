import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { db, engine } from './database.server.ts';
import { allowLongStatements } from './long-statements.server.ts';
import { firstTables } from './migrations/0001-first-tables.server.ts';
import { publicContent } from './migrations/0002-public-content.server.ts';
import { servicePictureWords } from './migrations/0003-service-picture-words.server.ts';
import { people } from './migrations/0004-people.server.ts';
import { backOffice } from './migrations/0005-back-office.server.ts';
import { adminIndexes } from './migrations/0006-admin-indexes.server.ts';
import { commerce } from './migrations/0007-commerce.server.ts';
import { live } from './migrations/0008-live.server.ts';
import { recentSignIn } from './migrations/0009-recent-sign-in.server.ts';
import { weakPasswords } from './migrations/0010-weak-passwords.server.ts';
import { accountRights } from './migrations/0011-account-rights.server.ts';
import { auditChain } from './migrations/0012-audit-chain.server.ts';
import { orderVat } from './migrations/0013-order-vat.server.ts';
import { chatEmailJobs } from './migrations/0014-chat-email-jobs.server.ts';
import { quoteAcceptance } from './migrations/0015-quote-acceptance.server.ts';
import { demonstration } from './migrations/0016-demonstration.server.ts';
import { orderLines } from './migrations/0017-order-lines.server.ts';
import { ledger } from './migrations/0018-ledger.server.ts';
import { orderServiceDate } from './migrations/0019-order-service-date.server.ts';
import { quoteTerms } from './migrations/0020-quote-terms.server.ts';
import { contractBalances } from './migrations/0021-contract-balances.server.ts';
import { quoteAmendments } from './migrations/0022-quote-amendments.server.ts';
import { partialCredits } from './migrations/0023-partial-credits.server.ts';
import { ledgerClosings } from './migrations/0024-ledger-closings.server.ts';
import { orderCustomerKind } from './migrations/0025-order-customer-kind.server.ts';
import { refundRequests } from './migrations/0026-refund-requests.server.ts';
import { acceptanceScans } from './migrations/0027-acceptance-scans.server.ts';
import { agreedRegimes } from './migrations/0028-agreed-regimes.server.ts';
import { places } from './migrations/0029-places.server.ts';
import { cityPages } from './migrations/0030-city-pages.server.ts';
import { promises } from './migrations/0032-promises.server.ts';
import { sitePages } from './migrations/0033-site-pages.server.ts';
import { demoRows } from './migrations/0036-demo-rows.server.ts';
import { neutralPictures } from './migrations/0038-neutral-pictures.server.ts';
import { agreedDeposits } from './migrations/0039-agreed-deposits.server.ts';
import { refundNotices } from './migrations/0040-refund-notices.server.ts';
import { cityVersions } from './migrations/0041-city-versions.server.ts';
import { redirects } from './migrations/0043-redirects.server.ts';
import { pictureSources } from './migrations/0044-picture-sources.server.ts';
import { cityPublication } from './migrations/0047-city-publication.server.ts';
import { directReceipts } from './migrations/0048-direct-receipts.server.ts';
import { answeredMessages } from './migrations/0049-answered-messages.server.ts';
import { bin } from './migrations/0050-bin.server.ts';
import { maintenance } from './migrations/0051-maintenance.server.ts';
import { apiTokens } from './migrations/0052-api-tokens.server.ts';
import { webhooks } from './migrations/0053-webhooks.server.ts';
import { openid } from './migrations/0054-openid.server.ts';
import { emailReplies } from './migrations/0055-email-replies.server.ts';
import { searchIndexes } from './migrations/0056-search-indexes.server.ts';
import { activityCounts } from './migrations/0057-activity-counts.server.ts';
import { waitingTexts } from './migrations/0058-waiting-texts.server.ts';
import { listIndexes } from './migrations/0059-list-indexes.server.ts';
import { fewerIndexRows } from './migrations/0060-fewer-index-rows.server.ts';
import { listFilters } from './migrations/0061-list-filters.server.ts';
import { listedConversations } from './migrations/0062-listed-conversations.server.ts';
import { leavingTexts } from './migrations/0063-leaving-texts.server.ts';
import { erasureIndexes } from './migrations/0064-erasure-indexes.server.ts';
import { serviceSharesIndex } from './migrations/0065-service-shares-index.server.ts';
import { completeSearchIndexes } from './text-index.server.ts';

/** Migrations in chronological order; a released one is never edited. */
export const MIGRATIONS = {
  '0001-first-rooms': firstTables,
  '0002-public-content': publicContent,
  '0003-service-picture-words': servicePictureWords,
  '0004-people': people,
  '0005-back-office': backOffice,
  '0006-admin-indexes': adminIndexes,
  '0007-commerce': commerce,
  '0008-live': live,
  '0009-recent-sign-in': recentSignIn,
  '0010-weak-passwords': weakPasswords,
  '0011-account-rights': accountRights,
  '0012-audit-chain': auditChain,
  '0013-order-vat': orderVat,
  '0014-chat-email-jobs': chatEmailJobs,
  '0015-quote-acceptance': quoteAcceptance,
  '0016-demonstration': demonstration,
  '0017-order-lines': orderLines,
  '0018-ledger': ledger,
  '0019-order-service-date': orderServiceDate,
  '0020-quote-terms': quoteTerms,
  '0021-contract-balances': contractBalances,
  '0022-quote-amendments': quoteAmendments,
  '0023-partial-credits': partialCredits,
  '0024-ledger-closings': ledgerClosings,
  '0025-order-customer-kind': orderCustomerKind,
  '0026-refund-requests': refundRequests,
  '0027-acceptance-scans': acceptanceScans,
  '0028-agreed-regimes': agreedRegimes,
  '0029-places': places,
  '0030-city-pages': cityPages,
  '0032-promises': promises,
  '0033-site-pages': sitePages,
  '0036-demo-rows': demoRows,
  '0038-neutral-pictures': neutralPictures,
  '0039-agreed-deposits': agreedDeposits,
  '0040-refund-notices': refundNotices,
  '0041-city-versions': cityVersions,
  '0043-redirects': redirects,
  '0044-picture-sources': pictureSources,
  '0047-city-publication': cityPublication,
  '0048-direct-receipts': directReceipts,
  '0049-answered-messages': answeredMessages,
  '0050-bin': bin,
  '0051-maintenance': maintenance,
  '0052-api-tokens': apiTokens,
  '0053-webhooks': webhooks,
  '0054-openid': openid,
  '0055-email-replies': emailReplies,
  '0056-search-indexes': searchIndexes,
  '0057-activity-counts': activityCounts,
  '0058-waiting-texts': waitingTexts,
  '0059-list-indexes': listIndexes,
  '0060-fewer-index-rows': fewerIndexRows,
  '0061-list-filters': listFilters,
  '0062-listed-conversations': listedConversations,
  '0063-leaving-texts': leavingTexts,
  '0064-erasure-indexes': erasureIndexes,
  '0065-service-shares-index': serviceSharesIndex,
};

/** Limit for one statement, or for another node's migrations, in milliseconds. */
const MIGRATION_MS = 3_600_000;

const migrator = (schema?: string): Migrator =>
  new Migrator({
    db: db(),
    provider: { getMigrations: async () => MIGRATIONS },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });

/** @throws Error with one French sentence: a newer version has used the database. */
export function refuseNewer(migration: string): never {
  throw new Error(
    `La base vient d’une version plus récente (${migration}) : installez cette version-là, ou restaurez la sauvegarde faite avant elle.`,
  );
}

/** Runs long work; on SQLite what it sorts or may have to undo, which can be a whole table, is kept in files. */
async function runLong<Result>(work: () => Promise<Result>): Promise<Result> {
  const keepIn = async (place: 'file' | 'memory'): Promise<void> => {
    if (engine() === 'sqlite') await sql`pragma temp_store = ${sql.raw(place)}`.execute(db());
  };
  await keepIn('file');
  try {
    return await allowLongStatements(MIGRATION_MS, work);
  } finally {
    await keepIn('memory');
  }
}

/**
 * Migrates the schema in one transaction, in full or not at all; on PostgreSQL one node does it and the others wait.
 * @throws Error with one French sentence where a newer version has used the database.
 */
export async function migrate(): Promise<void> {
  // The usual start: one statement, in place of the tables of the whole schema.
  const before = await readSchemaState().catch(() => undefined);
  if (before?.waiting.length === 0 && before.newer === undefined) return completeSearchIndexes();
  const { error } = await runLong(() => migrator().migrateToLatest());
  if (error === undefined) return completeSearchIndexes();
  const state = await readSchemaState().catch(() => undefined);
  if (state?.newer !== undefined) refuseNewer(state.newer);
  throw error;
}

/**
 * Migrates an empty database up to one migration, whose rows a restored archive then brings.
 * @param schema PostgreSQL schema that is to hold the tables, while another one of the database holds those in use.
 */
export async function migrateUpTo(name: string, schema?: string): Promise<void> {
  const { error } = await runLong(() => migrator(schema).migrateTo(name));
  if (error !== undefined) throw error;
}

/** Returns whether every migration of this build has run. @throws where none ever has. */
export async function isMigrated(): Promise<boolean> {
  return (await readSchemaState()).waiting.length === 0;
}

/** Returns whether no migration has ever run: an empty database, which a first start may fill. */
export async function isNewDatabase(): Promise<boolean> {
  const state = await readSchemaState().catch(() => undefined);
  if (state !== undefined && state.waiting.length < Object.keys(MIGRATIONS).length) return false;
  const migrations = await migrator().getMigrations();
  return migrations.every((migration) => migration.executedAt === undefined);
}

/** Compares the schema of the open database with this build. */
export interface SchemaState {
  /** Names of the migrations that have not run. */
  waiting: string[];
  /** Name of a migration that this build does not know: a newer version has used the database. */
  newer: string | undefined;
}

/** Reads the state of the schema; writes nothing. */
export async function readSchemaState(): Promise<SchemaState> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db());
  const names = rows.map(({ name }) => name);
  const known = Object.keys(MIGRATIONS);
  return {
    waiting: known.filter((name) => !names.includes(name)),
    newer: names.find((name) => !known.includes(name)),
  };
}
