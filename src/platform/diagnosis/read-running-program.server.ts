import { nowIso } from '../clock.server.ts';
import type { Config } from '../config.server.ts';
import { reportConfig } from '../config-report.server.ts';
import { engine } from '../database/database.server.ts';
import { findDamage } from '../database/integrity.server.ts';
import { readSchemaState } from '../database/migrate.server.ts';
import { hasSearchIndexes } from '../database/text-index.server.ts';
import { isLocalAddress } from '../public-link.server.ts';
import { inspectSecretKey } from '../security/open-secret-key.server.ts';
import { askIdentityProvider } from './ask-identity-provider.server.ts';
import { askMailServer } from './ask-mail-server.server.ts';
import { askOwnServer } from './ask-own-server.server.ts';
import { askReplyMailbox } from './ask-reply-mailbox.server.ts';
import { readClock } from './read-clock.server.ts';
import { runningProgram } from './running-program.server.ts';

/** Reads the whole database now, in a thread, and remembers what is damaged in it. */
export async function readDamage(): Promise<{ damage: string[]; damageReadAt: string }> {
  const found = await findDamage();
  const readAt = nowIso();
  runningProgram().damage = { found, readAt };
  return { damage: found, damageReadAt: readAt };
}

/** Returns what the last reading found; PostgreSQL is asked each time, because it answers at once. */
async function getDamage(): Promise<{ damage: string[] | 'unread'; damageReadAt?: string }> {
  if (engine() === 'postgres') return await readDamage();
  const { damage } = runningProgram();
  return damage === undefined ? { damage: 'unread' } : { damage: damage.found, damageReadAt: damage.readAt };
}

/** Asks this server at its own address, as the command does from outside; undefined where it does not listen. */
async function askItself(config: Config) {
  const { listening } = runningProgram();
  if (listening === undefined) return { server: undefined, running: undefined };
  const { port: PORT, since } = listening;
  const server = await askOwnServer({ HOST: config.HOST, PORT });
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return { server, running: { address: `${host}:${PORT}`, since } };
}

/** Reads what a server that runs can say of itself and its machine; undefined before its start. */
export async function readRunningProgram() {
  const { program } = runningProgram();
  if (program === undefined) return undefined;
  const { config, version, environment = {} } = program;
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: isTrusted, HOST: host, SMTP_URL } = config;
  const { faults, unknown, lines } = reportConfig(environment);
  const [server, damage, schema, isSearchIndexed, key, clock, smtp, replies, openid] = await Promise.all([
    askItself(config),
    getDamage(),
    readSchemaState(),
    hasSearchIndexes(),
    inspectSecretKey(config),
    readClock(),
    SMTP_URL === undefined ? undefined : askMailServer(SMTP_URL),
    askReplyMailbox(config),
    askIdentityProvider(config),
  ]);
  return {
    version,
    faults,
    unknown,
    variables: lines.length,
    ...server,
    ...damage,
    schema,
    isSearchIndexed,
    key,
    clock,
    smtp,
    replies,
    openid,
    proxy: { publicUrl, isLocal: isLocalAddress(publicUrl), isTrusted, host },
  };
}
