import type { MachineLine } from '#src/domains/site-check/machine-check.contract.ts';
import { judgeMachine, type MachineReadings } from '#src/domains/site-check/machine-check.rules.ts';
import { MACHINE_CHECK_TEXTS } from '#src/domains/site-check/machine-check.texts.ts';
import { toMachineLine } from '#src/domains/site-check/machine-check.views.ts';
import type { CheckLine } from '#src/domains/site-check/site-check.contract.ts';
import { examineSite, type Outside } from '#src/domains/site-check/site-check.internal.server.ts';
import { SITE_CHECK_TEXTS } from '#src/domains/site-check/site-check.texts.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { reportConfig } from '#src/platform/config-report.server.ts';
import { closeDatabase } from '#src/platform/database/database.server.ts';
import { findDamage } from '#src/platform/database/integrity.server.ts';
import { readSchemaState } from '#src/platform/database/migrate.server.ts';
import { hasSearchIndexes } from '#src/platform/database/text-index.server.ts';
import { askIdentityProvider } from '#src/platform/diagnosis/ask-identity-provider.server.ts';
import { askMailServer } from '#src/platform/diagnosis/ask-mail-server.server.ts';
import { askOwnServer } from '#src/platform/diagnosis/ask-own-server.server.ts';
import { askReplyMailbox } from '#src/platform/diagnosis/ask-reply-mailbox.server.ts';
import { readClock } from '#src/platform/diagnosis/read-clock.server.ts';
import { findMaintenance } from '#src/platform/maintenance.server.ts';
import { isLocalAddress } from '#src/platform/public-link.server.ts';
import { inspectSecretKey } from '#src/platform/security/open-secret-key.server.ts';
import { openInstallation } from './open-installation.server.ts';

export type ExaminedLine = (MachineLine | CheckLine) & { title: string };

interface Examined {
  environment: NodeJS.ProcessEnv;
  stampFolder: string;
  /** Tests pass their own name servers and public address. */
  outside?: Outside;
}

type DatabaseReadings = Pick<MachineReadings, 'database' | 'damage' | 'schema' | 'isSearchIndexed' | 'key' | 'clock'>;

const UNREAD = { damage: undefined, schema: undefined, key: undefined, clock: undefined };

const toSentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the database as far as it lets itself be read: a damaged one may not even count its migrations. */
async function readDatabase(config: Config, stampFolder: string): Promise<DatabaseReadings> {
  try {
    if ((await openInstallation(config, stampFolder)) === 'new') return { ...UNREAD, database: { reason: 'new' } };
    const damage = await findDamage();
    const readings = { ...UNREAD, database: { reason: 'answers' } as const, damage };
    if (damage.length > 0) return readings;
    return {
      ...readings,
      schema: await readSchemaState(),
      isSearchIndexed: await hasSearchIndexes(),
      key: await inspectSecretKey(config),
      clock: await readClock(),
    };
  } catch (error) {
    return { ...UNREAD, database: { reason: 'refused', sentence: toSentence(error) } };
  }
}

const titled = (line: MachineLine): ExaminedLine => ({ ...line, title: MACHINE_CHECK_TEXTS.checks[line.check] });

/** Whether the site itself can be read: its tables are those of this build. */
const isReadable = ({ damage, schema }: DatabaseReadings): boolean =>
  damage?.length === 0 && schema?.newer === undefined && schema?.waiting.length === 0;

/** Examines the machine, then the site: one line for each check. Works beside a running server and without one. */
export async function examineInstallation({ environment, stampFolder, outside }: Examined): Promise<ExaminedLine[]> {
  const { faults, unknown, lines } = reportConfig(environment);
  if (faults.length > 0) {
    const wrong = judgeMachine({ ...NOTHING, faults, unknown, variables: lines.length });
    return wrong
      .filter(({ check }) => check === 'configuration')
      .map(toMachineLine)
      .map(titled);
  }
  const config = readConfig(environment);
  try {
    const read = await readDatabase(config, stampFolder);
    const [server, smtp, replies, openid] = await Promise.all([
      askOwnServer(config),
      config.SMTP_URL === undefined ? undefined : askMailServer(config.SMTP_URL),
      askReplyMailbox(config),
      askIdentityProvider(config),
    ]);
    const { PUBLIC_URL: publicUrl, TRUST_PROXY: isTrusted, HOST: host } = config;
    const proxy = { publicUrl, isLocal: isLocalAddress(publicUrl), isTrusted, host };
    const maintenance = isReadable(read) ? (await findMaintenance())?.startedAt : undefined;
    const machine = judgeMachine({
      ...read,
      maintenance,
      faults,
      unknown,
      variables: lines.length,
      server,
      smtp,
      replies,
      openid,
      proxy,
    });
    const site = isReadable(read) ? await examineSite(outside) : [];
    return [
      ...machine.map(toMachineLine).map(titled),
      ...site.map((line) => ({ ...line, title: SITE_CHECK_TEXTS.checks[line.check] })),
    ];
  } finally {
    await closeDatabase();
  }
}

const NOTHING: MachineReadings = {
  ...UNREAD,
  maintenance: undefined,
  faults: [],
  variables: 0,
  server: 'stopped',
  database: { reason: 'new' },
  smtp: undefined,
  proxy: { publicUrl: '', isLocal: true, isTrusted: false, host: '' },
};
