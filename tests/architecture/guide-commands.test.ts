import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aSecondFactor, aSession } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { FORMAT, FORMAT_VERSION } from '#src/domains/site-transfer/site-bundle.contract.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { zipChunks } from '#src/platform/archive/zip-write.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { openSecretKey } from '#src/platform/security/open-secret-key.server.ts';
import { fakeS3 } from '#tests/support/fake-s3.ts';
import { type Installation, makeInstallation } from '#tests/support/installation.ts';
import { runFaitage } from '#tests/support/run-command.ts';

/** Lines of the shell blocks of a guide that call the command. */
const getCommands = (guide: string): string[] =>
  [...readFileSync(guide, 'utf8').matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('faitage '));

const GUIDES = readdirSync('docs/guides')
  .map((name) => `docs/guides/${name}`)
  .filter((guide) => guide.endsWith('.md') && getCommands(guide).length > 0);

const CHIEF = 'chef@essai.example';
/** What is typed when a secret is asked. */
const PASSWORD = 'quatre tuiles et un chéneau';

let root = '';
let site: Installation;
let archive = '';
/** The bucket of the guides. */
const objects = new Map<string, Buffer>();
const bucket = fakeS3(objects);

/** Gives the site access to the bucket. */
async function openBucket(): Promise<void> {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  Object.assign(site.environment, {
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    BACKUP_S3_REGION: 'eu-west-3',
    BACKUP_S3_ACCESS_KEY_ID: 'key-id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
}

/** Writes an empty archive of a site and an empty export of WordPress. */
async function writeImports(): Promise<void> {
  const bundle = Buffer.from(JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, parts: {} }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipChunks(Readable.from([{ name: 'site.json', bytes: bundle }]))) chunks.push(chunk);
  writeFileSync(join(root, 'site.zip'), Buffer.concat(chunks));
  writeFileSync(join(root, 'export.xml'), '<rss><wp:wxr_version>1.2</wp:wxr_version></rss>');
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'faitage-guide-'));
  site = makeInstallation(inject('sqliteTemplate'));
  mkdirSync(join(root, 'etc'));
  writeFileSync(join(root, 'etc', 'faitage-sauvegarde'), 'une phrase de passe longue\n');
  await new AppState().run(async () => {
    await openDatabase(site.database);
    await enqueue('mail', {});
    await openSecretKey(readConfig(site.environment));
    const chief = await anAccount({ role: 'admin', email: CHIEF });
    await aSecondFactor((await aSession(chief)).context);
    await closeDatabase();
  });
  await runFaitage(['backup', '--to', join(root, 'first')], site.environment);
  archive = join(root, 'first', readdirSync(join(root, 'first'))[0] ?? '');
  await writeImports();
  await openBucket();
});
afterAll(() => {
  bucket.close();
  rmSync(root, { recursive: true, force: true });
  rmSync(site.folder, { recursive: true, force: true });
});

/** Puts the places of this test where the guide has those of a server. */
const toArguments = (line: string): string[] =>
  line
    .replace(/^faitage /, '')
    .replace('faitage/ARCHIVE', `faitage/${basename(archive)}`)
    .replace('ARCHIVE', archive)
    .replace('create ADRESSE', 'create neuf@essai.example')
    .replace('ADRESSE', CHIEF)
    .replace('FICHIER', join(root, 'donnees.json'))
    .replace('import site SITE', `import site ${join(root, 'site.zip')}`)
    .replace('EXPORT', join(root, 'export.xml'))
    .replaceAll(/ (\/(?:sauvegardes|essai|tout|etc\/)\S*)/g, ` ${root}$1`)
    .split(' ');

describe.each(GUIDES)('%s', (guide) => {
  it.each(getCommands(guide).map((line) => [line]))('shows “%s”, which runs', async (line) => {
    // A backup of the same day removes it.
    objects.set(`/mon-bucket/faitage/${basename(archive)}`, readFileSync(archive));
    const { code, text, errors } = await runFaitage(toArguments(line), site.environment, PASSWORD);
    expect(errors).toBe('');
    expect(text.length).toBeGreaterThan(10);
    // An examination of a test's folder finds something to do; an act is done, or there was nothing to act on.
    const isFinding = /^faitage (doctor|jobs|user erase|migrate --dry-run|demo|import)/.test(line);
    expect(code).toBeLessThanOrEqual(isFinding ? 2 : 0);
  });
});
