import { createFirstAdmin } from '#src/domains/accounts/auth/account.internal.server.ts';
import { findLiveSessions, readPresence } from '#src/domains/accounts/auth/session.internal.server.ts';
import { forgetSealedSecrets, sealSecrets } from '#src/domains/accounts/auth/two-factor.internal.server.ts';
import { PRESENCE_SECONDS } from '#src/domains/chat/chat.contract.ts';
import { seeVisitors } from '#src/domains/chat/chat.internal.server.ts';
import { listMissingLegalFields, readGroups, readSiteProfile } from '#src/domains/settings/setting.internal.server.ts';
import { hasRecordedDemo } from '#src/domains/setup/demo-company.internal.server.ts';
import { beginSetup } from '#src/domains/setup/setup.internal.server.ts';
import { sealWebhookSecrets } from '#src/domains/webhooks/webhook.internal.server.ts';
import { readCompanyBrand } from '#src/domains/website/brand.internal.server.ts';
import { onMissingText } from '#src/kernel/catalogue.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { AppState, perApp } from '#src/platform/app-state.server.ts';
import { configureAudience } from '#src/platform/audience/audience.server.ts';
import { setBrandSource } from '#src/platform/brand.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import { writeFirstPassword } from '#src/platform/data-folder/first-password.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { planBackups } from '#src/platform/data-folder/last-backup.server.ts';
import { type DataFolder, openDataFolder } from '#src/platform/data-folder/open-data-folder.server.ts';
import { closeDatabase, openDatabase, pingDatabase } from '#src/platform/database/database.server.ts';
import { waitForDatabase } from '#src/platform/database/first-answer.server.ts';
import { isMigrated, isNewDatabase, MIGRATIONS, migrate } from '#src/platform/database/migrate.server.ts';
import { scrubTables } from '#src/platform/database/scrub.server.ts';
import { explainStartFailure } from '#src/platform/database/start-failure.server.ts';
import { closeErrorReports, openErrorReports } from '#src/platform/error-reports/error-reports.server.ts';
import { closeEventStreams } from '#src/platform/events/event-stream.server.ts';
import { listenToNodes, stopListening, subscribe } from '#src/platform/events/events.server.ts';
import { type StreamRegistry, watchStreams } from '#src/platform/events/stream-watch.server.ts';
import { trustForwardedFor } from '#src/platform/http/client-address.server.ts';
import { dropHtmlCache } from '#src/platform/http/html-cache.server.ts';
import { logRequests } from '#src/platform/http/watch-request.server.ts';
import { createLog, log, setLog } from '#src/platform/log.server.ts';
import { closeMail, configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { configureReplies } from '#src/platform/mail/reply-address.server.ts';
import { configureOpenid } from '#src/platform/openid/openid-client.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { allowOutgoingHosts } from '#src/platform/outgoing/public-address.server.ts';
import { createProbe } from '#src/platform/probe.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { configureReleaseFeed } from '#src/platform/releases/release-feed.server.ts';
import { storeAddressCounts } from '#src/platform/security/address-limit.server.ts';
import { openSecretKey, storeKeyCheck } from '#src/platform/security/open-secret-key.server.ts';
import { checkStorage, openStorage } from '#src/platform/storage/storage.server.ts';
import { closeTemporaryFiles, openTemporaryFiles } from '#src/platform/storage/temporary-files.server.ts';
import { closeLanes } from '#src/platform/threads/lanes.server.ts';
import { completeDemo, fillEmptyDatabase } from './demo-fill.server.ts';
import type { BuiltWork } from './jobs.server.ts';
import { lateWork } from './late-work.server.ts';
import { openPayments } from './payments.server.ts';

interface FirstAdmin {
  email: string;
  /** Set only when the password was generated. */
  generatedPassword: string | null;
  /** File that holds the password when there is no terminal to show it on. */
  passwordFile: string | null;
}

/** The running app with all its resources. Its functions run in its own state, for any caller. */
export interface App {
  /** Runs an outside caller's work in this app: a request, a signal. */
  state: AppState;
  /** First administrator, if this start has created it. */
  firstAdmin: FirstAdmin | null;
  /** Returns the legal data that the legal notice still lacks, for the owner. */
  missingLegalFields(): Promise<string[]>;
  /** Completes the demo of an earlier version and starts the jobs. The first answer does not wait for their code. */
  startWork(): Promise<void>;
  /** Closes the open event streams, which would keep clients waiting. */
  quiesce(): void;
  /** Stops the jobs and closes all resources. */
  close(): Promise<void>;
}

const START = systemContext('start');

/** Queries that open streams send to the domains every few seconds. */
export const STREAM_REGISTRY: StreamRegistry = {
  isStaffOnline: async () => (await readPresence({ within: PRESENCE_SECONDS })).is_there,
  liveSessions: async (ids) => (await findLiveSessions({ ids })).live,
  seeVisitors: async (ids) => void (await seeVisitors({ ids })),
};

/**
 * Opens database, files and mail, migrates the schema, fills an empty database. The jobs wait for `startWork`.
 * @param stampFolder folder outside the data folder where starts remember which folders hold a database.
 * @param built what jobs call that only a production build has.
 */
export function openApp(config: Config, stampFolder: string, built: BuiltWork = {}): Promise<App> {
  const state = new AppState();
  return state.run(async () => {
    const { startWork, quiesce, close, missingLegalFields, ...app } = await openResources(config, stampFolder, built);
    return {
      ...app,
      state,
      startWork: state.bind(startWork),
      quiesce: state.bind(quiesce),
      close: state.bind(close),
      missingLegalFields: state.bind(missingLegalFields),
    };
  });
}

type OpenResources = Omit<App, 'state'>;

async function openResources(config: Config, stampFolder: string, built: BuiltWork): Promise<OpenResources> {
  setLog(createLog(config.LOG_LEVEL, openErrorReports(config.SENTRY_DSN)));
  trustForwardedFor(config.TRUST_PROXY);
  logRequests(config.ACCESS_LOG);
  const folder = openDataFolder(config, { migrations: Object.keys(MIGRATIONS), stampFolder });
  try {
    await openMigrated(config, folder);
    return await openDomains(config, folder, built);
  } catch (error) {
    folder.leave();
    throw error;
  }
}

async function openMigrated(config: Config, folder: DataFolder): Promise<void> {
  try {
    await openDatabase(folder.databaseAddress, { logsSql: config.LOG_SQL });
    await waitForDatabase();
    folder.refuseEmptyServer(await isNewDatabase());
    await migrate();
  } catch (error) {
    throw explainStartFailure(error, folder.databaseAddress);
  }
  folder.remember();
}

async function openDomains(config: Config, folder: DataFolder, built: BuiltWork): Promise<OpenResources> {
  setPublicUrl(config.PUBLIC_URL);
  setDataFolder(config.DATA_DIR);
  planBackups(config.BACKUP_DIR !== undefined);
  await openSecrets(config);
  openStorage(config);
  await openTemporaryFiles(config.DATA_DIR);
  configureMail(config, async () => (await readSiteProfile()).name);
  configureReplies(config);
  setBrandSource(readCompanyBrand);
  configureAudience(config);
  allowPushHosts(config.PUSH_HOSTS);
  allowOutgoingHosts(config.WEBHOOK_HOSTS);
  configureOpenid(config);
  configureReleaseFeed(config.UPDATE_FEED_URL);
  onMissingText((path) => log().warn({ path }, 'missing text'));
  const unsubscribe = subscribe('content', () => dropHtmlCache());
  await listenToNodes();
  if (!config.DEMO && config.SETUP) await beginSetup();
  const firstAdmin = await openFirstAccount(config);
  await recogniseEarlierDemo();
  if (config.DEMO) await fillEmptyDatabase();
  const leavePayments = await openPayments(config);
  const leaveStreams = watchStreams(STREAM_REGISTRY);
  const work = lateWork(async () => {
    if (config.DEMO) await completeDemo();
    const { startJobs } = await import('./jobs.server.ts');
    return () =>
      startJobs({ dataFolder: config.DATA_DIR, readsMailbox: config.REPLY_IMAP_URL !== undefined, ...built });
  });
  return {
    firstAdmin,
    missingLegalFields: () => listMissingLegalFields(),
    startWork: work.start,
    quiesce: () => closeEventStreams({ forGood: true }),
    close: async () => {
      unsubscribe();
      leavePayments();
      leaveStreams();
      await work.stop();
      stopListening();
      closeMail();
      closeTemporaryFiles();
      await closeLanes();
      await storeAddressCounts().catch((error: unknown) => log().warn({ err: error }, 'limits of visitors not stored'));
      await closeDatabase();
      folder.leave();
      await closeErrorReports();
    },
  };
}

/** Opens the secret key, and re-encrypts stored values in the current format. */
async function openSecrets(config: Config): Promise<void> {
  const state = await openSecretKey(config);
  if (state === 'lost') {
    const { secondFactors } = await forgetSealedSecrets(START);
    log().warn({ secondFactors }, 'secret key replaced: second factors, push keys and passwords are to be set again');
  }
  const [own, sent] = await Promise.all([sealSecrets(), sealWebhookSecrets()]);
  const sealed = own.sealed + sent.sealed;
  if (state === 'previous') await storeKeyCheck();
  if (sealed > 0 || state === 'lost') await scrubTables('two_factors', 'server_secrets', 'webhook_endpoints');
}

async function openFirstAccount({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config): Promise<FirstAdmin | null> {
  const account = await createFirstAdmin({ email, password }).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.fields?.password === undefined) throw error;
    throw new Error('Configuration : la variable ADMIN_PASSWORD est trop facile à deviner.', { cause: error });
  });
  if (account === null) return null;
  const { generatedPassword } = account;
  // Immediately: if this start is stopped while it fills the site, the owner must still be able to sign in.
  const isWritten = generatedPassword !== null && !process.stdout.isTTY;
  return {
    ...account,
    passwordFile: isWritten ? writeFirstPassword({ email: account.email, password: generatedPassword }) : null,
  };
}

/** Records the rows of a demo that an earlier version filled; its content is imported only then. */
async function recogniseEarlierDemo(): Promise<void> {
  if ((await readGroups('demo')).demo.state !== 'filled' || (await hasRecordedDemo())) return;
  const { recogniseDemo } = await import('#demo/recognise-demo.server.ts');
  await recogniseDemo();
}

/** Probes for the public `/readyz`: their cost is independent of the callers, and they answer if the database hangs. */
const probes = perApp(() => ({
  database: createProbe(
    async () => {
      await pingDatabase();
      if (!(await isMigrated())) throw new Error('Des migrations attendent.');
    },
    { freshMs: 1_000, withinMs: 1_500 },
  ),
  storage: createProbe(checkStorage, { freshMs: 5_000, withinMs: 1_500 }),
}));

/** Checks the app. @throws while it cannot accept writes: database, schema or files. */
export async function checkApp(): Promise<void> {
  await Promise.all([probes().database(), probes().storage()]);
}
