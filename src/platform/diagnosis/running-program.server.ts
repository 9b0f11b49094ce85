import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';
import { readSchemaState } from '../database/migrate.server.ts';
import { isLocalAddress } from '../public-link.server.ts';
import { inspectSecretKey } from '../security/open-secret-key.server.ts';
import { askIdentityProvider } from './ask-identity-provider.server.ts';
import { askMailServer } from './ask-mail-server.server.ts';
import { askReplyMailbox } from './ask-reply-mailbox.server.ts';
import { readClock } from './read-clock.server.ts';

/** What a running server knows of itself. */
interface RunningProgram {
  config: Config;
  version: string;
}

const own = perApp(() => ({ program: undefined as RunningProgram | undefined }));

/** Sets what the state of the site shows of the server. Called once at start. */
export function setRunningProgram(program: RunningProgram): void {
  own().program = program;
}

/** Returns the version of this program; empty before its start. */
export const getRunningVersion = (): string => own().program?.version ?? '';

/** Reads what a server that runs can say of itself and its machine; undefined before its start. */
export async function readRunningProgram() {
  const { program } = own();
  if (program === undefined) return undefined;
  const { config, version } = program;
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: isTrusted, HOST: host, SMTP_URL } = config;
  const [schema, key, clock, smtp, replies, openid] = await Promise.all([
    readSchemaState(),
    inspectSecretKey(config),
    readClock(),
    SMTP_URL === undefined ? undefined : askMailServer(SMTP_URL),
    askReplyMailbox(config),
    askIdentityProvider(config),
  ]);
  return {
    version,
    schema,
    key,
    clock,
    smtp,
    replies,
    openid,
    proxy: { publicUrl, isLocal: isLocalAddress(publicUrl), isTrusted, host },
  };
}
