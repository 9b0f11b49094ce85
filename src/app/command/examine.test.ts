import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Outside } from '#src/domains/site-check/site-check.internal.server.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { damageTable } from '#tests/support/damage-table.ts';
import { type FakeImap, startFakeImap } from '#tests/support/fake-imap.ts';
import {
  ageBackup,
  answerAlways,
  changeFile,
  type Installation,
  makeInstallation,
} from '#tests/support/installation.ts';
import { freePort } from '#tests/support/postgres.ts';
import { examineInstallation } from './examine.server.ts';

const DOMAIN = 'couverture-martin.fr';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const RECORDS: Record<string, string> = {
  [DOMAIN]: 'v=spf1 include:_spf.ovh.net -all',
  [`_dmarc.${DOMAIN}`]: 'v=DMARC1; p=quarantine',
  [`site._domainkey.${DOMAIN}`]: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
};

let site: Server;
let foreign: { port: number; server: Server };
let smtp: SMTPServer;
let imap: FakeImap;
let closedPort = 0;
let sound: NodeJS.ProcessEnv = {};
let installation: Installation;

beforeAll(async () => {
  const answering = await answerAlways('{"status":"ok"}');
  site = answering.server;
  foreign = await answerAlways('<html>Bonjour</html>');
  smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => {
      if (username === 'bon') callback(null, { user: username });
      else callback(new Error('Refusé'));
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  imap = await startFakeImap();
  closedPort = await freePort();
  sound = {
    PORT: String(answering.port),
    PUBLIC_URL: `https://${DOMAIN}`,
    TRUST_PROXY: '1',
    REPLY_ADDRESS: `reponses@${DOMAIN}`,
    REPLY_IMAP_URL: imap.url,
    SMTP_URL: smtpUrl('bon'),
    MAIL_FROM: `devis@${DOMAIN}`,
    DKIM_DOMAIN: DOMAIN,
    DKIM_SELECTOR: 'site',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
});
afterAll(async () => {
  site.close();
  foreign.server.close();
  await imap.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
afterEach(() => rmSync(installation.folder, { recursive: true, force: true }));

const smtpUrl = (user: string): string =>
  `smtp://${user}:secret@127.0.0.1:${(smtp.server.address() as AddressInfo).port}?ignoreTLS=true`;

const outside = (records: Record<string, string>, askAddress: Outside['askAddress']): Outside => ({
  askAddress,
  readCertificate: async () => undefined,
  resolver: {
    resolveTxt: async (name) => {
      const record = records[name];
      if (record === undefined) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
      return [[record]];
    },
  },
});

interface Fault {
  /** Changes of the folder. */
  folder?: (made: Installation) => void;
  /** Changes of the variables. */
  variables?: () => NodeJS.ProcessEnv;
  records?: Record<string, string>;
  address?: 'refused' | 'certificate' | 'other-site';
}

async function examine({ folder, variables, records, address }: Fault) {
  installation = makeInstallation(inject('sqliteTemplate'));
  folder?.(installation);
  const environment = { ...sound, ...installation.environment, ...variables?.() };
  const asked = async () =>
    address ? ({ isOwn: false, fault: address, detail: '' } as const) : ({ isOwn: true } as const);
  const stampFolder = join(installation.folder, 'stamps');
  return new AppState().run(() =>
    examineInstallation({ environment, stampFolder, outside: outside({ ...RECORDS, ...records }, asked) }),
  );
}

const insertJob = (status: string, at: string): string =>
  `insert into jobs (kind, payload, status, attempts, run_at, created_at) values ('mail', '{}', '${status}', 1, '${at}', '${at}')`;

const change =
  (statements: string) =>
  ({ database }: Installation) =>
    changeFile(database, statements);
const FAR = '2199-01-01T00:00:00.000Z';
const LONG_AGO = '2026-01-01T00:00:00.000Z';

const FAULTS: Record<string, [fault: Fault, check: string, remedy: RegExp]> = {
  'a wrong variable': [{ variables: () => ({ PORT: 'quai' }) }, 'configuration', /corrigez cette variable/],
  'a variable that nothing reads': [{ variables: () => ({ SMPT_URL: 'x' }) }, 'configuration', /corrigez son nom/],
  'half an S3 storage': [{ variables: () => ({ S3_BUCKET: 'images' }) }, 'configuration', /corrigez/],
  'Stripe without a key': [{ variables: () => ({ PAYMENTS: 'stripe' }) }, 'configuration', /corrigez/],
  'a sender without an address': [{ variables: () => ({ MAIL_FROM: 'Martin' }) }, 'configuration', /corrigez/],
  'a DKIM key that is no file': [
    { variables: () => ({ DKIM_PRIVATE_KEY: '/nulle/part.pem' }) },
    'configuration',
    /corrigez/,
  ],
  'a folder that is not there': [
    { variables: () => ({ DATA_DIR: '/nulle/part/data' }) },
    'database',
    /rattachez son disque/,
  ],
  'a database that is gone': [
    {
      folder: ({ database, folder }) => {
        rmSync(database);
        mkdirSync(join(folder, 'media'));
        writeFileSync(join(folder, 'media', 'a.webp'), 'x');
      },
    },
    'database',
    /restaurez une sauvegarde/,
  ],
  'an empty database file': [
    { folder: ({ database }) => truncateSync(database, 0) },
    'database',
    /Restaurez une sauvegarde/,
  ],
  'a truncated database': [{ folder: ({ database }) => truncateSync(database, 4_096) }, 'database', /Restaurez/],
  'a file that is no database': [
    { folder: ({ database }) => writeFileSync(database, 'bonjour'.repeat(50)) },
    'database',
    /déplacez ce fichier/,
  ],
  'tables of another product': [{ folder: change('drop table kysely_migration') }, 'database', /déplacez ce fichier/],
  'a newer database': [
    { folder: change("insert into kysely_migration values ('9999-future', '2026-01-01')") },
    'database',
    /installez cette version/,
  ],
  'damaged pages': [{ folder: ({ database }) => damageTable(database, 'settings') }, 'integrity', /faitage restore/],
  'a row without its parent': [
    { folder: change("pragma foreign_keys = off; insert into recovery_codes (user_id, code_hash) values (999, 'x')") },
    'integrity',
    /faitage restore/,
  ],
  'an older database': [
    { folder: change("delete from kysely_migration where name >= '0050'") },
    'schema',
    /redémarrez le serveur/,
  ],
  'a lost key': [{ folder: ({ folder }) => rmSync(join(folder, 'secret.key')) }, 'key', /remettez SECRET_KEY/],
  'another key': [
    { folder: ({ folder }) => writeFileSync(join(folder, 'secret.key'), 'une-autre-cle-de-test-assez-longue-987654') },
    'key',
    /remettez la clé d’origine/,
  ],
  'a key that others can read': [
    { folder: ({ folder }) => chmodSync(join(folder, 'secret.key'), 0o644) },
    'key',
    /chmod 600/,
  ],
  'a clock that went back': [{ folder: change(insertJob('done', FAR)) }, 'clock', /timedatectl/],
  'PostgreSQL that is down': [
    { variables: () => ({ DATABASE_URL: `postgres://site@127.0.0.1:${closedPort}/site` }) },
    'database',
    /vérifiez DATABASE_URL/,
  ],
  'a server that is stopped': [{ variables: () => ({ PORT: String(closedPort) }) }, 'server', /systemctl start/],
  'another program on the port': [{ variables: () => ({ PORT: String(foreign.port) }) }, 'server', /changez PORT/],
  'a mail server that is down': [
    { variables: () => ({ SMTP_URL: `smtp://127.0.0.1:${closedPort}` }) },
    'smtp',
    /pare-feu/,
  ],
  'a wrong mail password': [{ variables: () => ({ SMTP_URL: smtpUrl('faux') }) }, 'smtp', /mot de passe/],
  'a mailbox of replies that is down': [
    {
      variables: () => ({
        REPLY_ADDRESS: `reponses@${DOMAIN}`,
        REPLY_IMAP_URL: `imap://a:b@127.0.0.1:${closedPort}`,
      }),
    },
    'replies',
    /pare-feu/,
  ],
  'a wrong password of that mailbox': [
    {
      variables: () => ({
        REPLY_ADDRESS: `reponses@${DOMAIN}`,
        REPLY_IMAP_URL: imap.url.replace('secret', 'faux'),
      }),
    },
    'replies',
    /mot de passe/,
  ],
  'an address of replies that nobody reads': [
    { variables: () => ({ REPLY_IMAP_URL: '' }) },
    'configuration',
    /corrigez/,
  ],
  'no mail server': [{ variables: () => ({ SMTP_URL: '' }) }, 'mail', /SMTP_URL/],
  'a proxy that is not believed': [{ variables: () => ({ TRUST_PROXY: '0' }) }, 'proxy', /TRUST_PROXY=1/],
  'a port open beside the proxy': [{ variables: () => ({ HOST: '0.0.0.0' }) }, 'proxy', /HOST=127\.0\.0\.1/],
  'an address that refuses': [{ address: 'refused' }, 'address', /ports 80 et 443/],
  'a certificate that is over': [{ address: 'certificate' }, 'https', /renouveler le certificat/],
  'an address of somebody else': [{ address: 'other-site' }, 'address', /enregistrement A/],
  'senders of anybody': [{ records: { [DOMAIN]: 'v=spf1 +all' } }, 'spf', /-all/],
  'another key in the DNS': [
    { records: { [`site._domainkey.${DOMAIN}`]: 'v=DKIM1; p=AAAA' } },
    'dkim',
    /remplacez la clé/,
  ],
  'a DMARC rule without a policy': [{ records: { [`_dmarc.${DOMAIN}`]: 'v=DMARC1;' } }, 'dmarc', /p=none/],
  'an old backup': [{ folder: (made) => ageBackup(made, 40) }, 'backup', /faites une sauvegarde/],
  'a job that nobody runs': [{ folder: change(insertJob('waiting', LONG_AGO)) }, 'jobs', /redémarrez/],
  'a job that was given up': [{ folder: change(insertJob('dead', LONG_AGO)) }, 'jobs', /envoi des e-mails/],
};

describe('examineInstallation', () => {
  it('finds nothing to do in a sound installation, beside its running server', async () => {
    const lines = await examine({});
    expect(lines.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(lines.length).toBeGreaterThan(17);
  });

  it.each(Object.entries(FAULTS))('names %s and its remedy', async (_name, [fault, check, remedy]) => {
    const lines = await examine(fault);
    const found = lines.find((line) => line.check === check);
    expect(found?.state).not.toBe('ok');
    expect(found?.finding).not.toMatch(/[{}]|^$/);
    expect(found?.advice).toMatch(remedy);
  });
});
