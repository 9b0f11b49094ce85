import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { fakeS3 } from '#tests/support/fake-s3.ts';
import { freePort, startCluster } from '#tests/support/postgres.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { fill, findLosses, hurryMails, inSite, MESSAGES, PICTURES_MB, type Writers } from './restore-content.ts';
import { getEmail, sendAll, type Visit, visits } from './visitor.ts';

// A machine with 5,000 messages and 500 MB of pictures is saved while visitors write, then lost, and restored elsewhere
// within five minutes: everything acknowledged before the backup is there, and no e-mail is sent twice. Once with SQLite
// and a folder, once with PostgreSQL and buckets.
const VISITORS = { before: 100, waiting: 100, during: 400 };
const LIMIT_S = 300;
const PATIENCE_MS = 300_000;

interface Arrived {
  id: string;
  /** Recipients and text. */
  words: string;
}

/** The e-mails that arrived, in order. */
const arrived: Arrived[] = [];

/** Where a site is kept: the variables that name its database, its pictures and the place of its backups. */
interface Home {
  variables: NodeJS.ProcessEnv;
  /** Loses everything but the backups. */
  lose(): void;
}

interface Case {
  name: string;
  home: Home;
  /** Another machine, empty. */
  other: NodeJS.ProcessEnv;
  /** Folder or bucket of the backups. */
  place: string;
  /** Address of the only archive there. */
  archive(): string;
}

async function startMail(port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, done) {
      const mail = await PostalMime.parse(await new Response(stream as never).arrayBuffer());
      const recipients = envelope.rcptTo.map(({ address }) => address).join();
      arrived.push({ id: mail.messageId ?? '', words: `${recipients} ${mail.text}` });
      done();
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

const stopMail = (server: SMTPServer): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Waits until every e-mail that may leave has left, those that were refused before included. */
async function untilSent(variables: NodeJS.ProcessEnv): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await inSite(variables, hurryMails)) > 0) {
    if (Date.now() > deadline) throw new Error('Après cinq minutes, des e-mails attendent encore.');
    await wait(1_000);
  }
}

/** Runs `faitage`; returns its output and seconds. @throws when it fails. */
async function runFaitage(args: string[], variables: NodeJS.ProcessEnv): Promise<{ text: string; seconds: number }> {
  const begun = performance.now();
  // Nothing listens on port 1: no server of this site is running here.
  const env = { ...process.env, SECRET_KEY: TEST_SECRET_KEY, PORT: '1', ...variables };
  const child = spawn(process.execPath, ['scripts/faitage.mjs', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`faitage ${args.join(' ')} : ${code}\n${text}`);
  return { text, seconds: (performance.now() - begun) / 1_000 };
}

interface Saved extends Writers {
  backupSeconds: number;
  /** How many times a visitor was refused by 503 and pressed again. */
  refusals: number;
}

const isAcknowledged = ({ acknowledged }: Visit): boolean => acknowledged !== undefined;

/** Has e-mails sent, others waiting, and makes a backup while visitors write. */
async function saveUnderWrites(server: BuiltServer, mailPort: number, { home, place }: Case): Promise<Saved> {
  const all = visits(VISITORS.before + VISITORS.waiting + VISITORS.during);
  const before = all.slice(0, VISITORS.before + VISITORS.waiting);
  const variables = { ...home.variables, DATA_DIR: server.folder };
  const mail = await startMail(mailPort);
  const first = await sendAll(server.origin, before.slice(0, VISITORS.before));
  await untilSent(variables);
  await stopMail(mail);
  const second = await sendAll(server.origin, before);
  let isSaving = true;
  const during = all.slice(before.length);
  const writing = sendAll(server.origin, during, () => isSaving);
  const { seconds } = await runFaitage(['backup', '--to', place], variables);
  isSaving = false;
  const refusals = first + second + (await writing);
  // What waited is sent after the backup: to send it again after the restore would be once too often.
  const late = await startMail(mailPort);
  await untilSent(variables);
  await stopMail(late);
  return { before, during, backupSeconds: seconds, refusals };
}

/** Starts the restored site and returns how many e-mails came that its one new message had not caused. */
async function countUnwanted(variables: NodeJS.ProcessEnv, mailPort: number): Promise<number> {
  const known = arrived.length;
  const mail = await startMail(mailPort);
  const server = await startServer(variables);
  const [later] = visits(VISITORS.before + VISITORS.waiting + VISITORS.during + 1).slice(-1) as [Visit];
  await sendAll(server.origin, [later]);
  await untilSent(variables);
  await runFaitage(['jobs', 'drop', '--held'], variables);
  await server.discard();
  await stopMail(mail);
  const fresh = arrived.slice(known);
  const own = fresh.filter(({ words }) => words.includes(getEmail(later)));
  if (own.length === 0) throw new Error('Aucun e-mail ne part du site restauré.');
  return fresh.length - own.length;
}

async function prove(one: Case): Promise<boolean> {
  const mailPort = await freePort();
  const common = { DEMO: '0', TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${mailPort}`, SECRET_KEY: TEST_SECRET_KEY };
  const { home, other } = one;
  const server = await startServer({ ...common, ...home.variables });
  await server.stop();
  const hashes = await inSite({ ...common, ...home.variables, DATA_DIR: server.folder }, fill);
  await server.restart();
  const { before, during, backupSeconds, refusals } = await saveUnderWrites(server, mailPort, one);
  await server.kill();
  await server.discard();
  home.lose();

  const folder = mkdtempSync(join(tmpdir(), 'faitage-restored-'));
  const variables = { ...common, ...other, DATA_DIR: folder };
  const { seconds } = await runFaitage(['restore', one.archive(), '--at', folder], variables);
  await runFaitage(['verify'], variables);
  const losses = await inSite(variables, () => findLosses({ before, during }, hashes));
  const unwanted = await countUnwanted(variables, mailPort);
  rmSync(folder, { recursive: true, force: true });
  const twice = arrived.length - new Set(arrived.map(({ id }) => id)).size;
  const acknowledged = before.filter(isAcknowledged).length;
  const meanwhile = during.filter(isAcknowledged).length;
  const isWritten = acknowledged > 0 && meanwhile > 0;
  const holds = losses.length === 0 && unwanted === 0 && twice === 0 && seconds <= LIMIT_S && isWritten;
  console.log(
    `${one.name} : ${MESSAGES + acknowledged} messages, ${PICTURES_MB} Mo d’images` +
      `\n  sauvegarde ${backupSeconds.toFixed(1)} s, ${meanwhile} messages acquittés pendant ce temps, ${refusals} refus 503 répété(s)` +
      `\n  restauration ${seconds.toFixed(1)} s (limite ${LIMIT_S}), ${losses.length} perte(s)` +
      `\n  e-mails : ${unwanted} parti(s) tout seul(s) après elle, ${twice} en double\n  ${holds ? 'tenu' : 'NON TENU'}`,
  );
  if (losses.length > 0) console.error(losses.slice(0, 20).join('\n'));
  return holds;
}

function onDisk(): Case {
  const place = mkdtempSync(join(tmpdir(), 'faitage-backups-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  return {
    name: 'SQLite',
    home: { variables: {}, lose: () => undefined },
    other: {},
    place,
    archive: () => join(place, readdirSync(place).find((name) => name.startsWith('faitage-')) ?? ''),
  };
}

const objects = new Map<string, Buffer>();
const bucketServer = fakeS3(objects).listen(0, '127.0.0.1');
await once(bucketServer, 'listening');
const cluster = await startCluster();

async function inBuckets(): Promise<Case> {
  for (const name of ['lost', 'restored']) await cluster.createDatabase(name);
  const getVariables = (database: string, bucket: string): NodeJS.ProcessEnv => ({
    DATABASE_URL: cluster.url(database),
    S3_ENDPOINT: `http://127.0.0.1:${(bucketServer.address() as AddressInfo).port}`,
    S3_BUCKET: bucket,
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const keys = (bucket: string): string[] => [...objects.keys()].filter((path) => path.startsWith(`/${bucket}/`));
  return {
    name: 'PostgreSQL et S3',
    home: {
      variables: getVariables('lost', 'images'),
      lose: () => {
        for (const path of keys('images')) objects.delete(path);
      },
    },
    other: getVariables('restored', 'ailleurs'),
    place: 's3://copies/toiture',
    archive: () => `s3:/${keys('copies').find((path) => path.includes('/faitage-')) ?? ''}`,
  };
}

try {
  const held = [await prove(onDisk()), await prove(await inBuckets())];
  if (!held.every(Boolean)) process.exitCode = 1;
} finally {
  await cluster.stop();
  bucketServer.close();
}
