import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { useCommandSite } from '#tests/support/command-site.ts';
import { fakeS3 } from '#tests/support/fake-s3.ts';

const site = useCommandSite();
const { run, inSite } = site;

const objects = new Map<string, Buffer>();
const server = fakeS3(objects);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** Puts the pictures of the site into a bucket. */
function useBucket(name: string): void {
  const { port } = server.address() as AddressInfo;
  Object.assign(site.environment, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: name,
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
}
const getPictures = (bucket: string) => {
  const own = [...objects].filter(([path]) => path.startsWith(`/${bucket}/`));
  return new Map(own.map(([path, bytes]) => [path.split('/').at(-1), bytes]));
};

/** Names the bucket of the archives, of another service than that of the pictures. */
function useBackups(): void {
  const { port } = server.address() as AddressInfo;
  Object.assign(site.environment, {
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_REGION: 'eu-west-3',
    BACKUP_S3_ACCESS_KEY_ID: 'key-id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
}
const PLACE = 's3://copies/toiture/jour';
const getArchives = () => [...objects.keys()].filter((path) => path.startsWith('/copies/toiture/jour/'));

describe('faitage backup into a bucket', () => {
  beforeEach(() => objects.clear());

  it('stores the archive there and nowhere else, and verifies and restores it from there', async () => {
    useBackups();
    await inSite(async () => storeImage({ image: await aPhoto() }));
    const made = await run(['backup', '--to', PLACE]);
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(made.text).toContain(`${PLACE}/faitage-`);
    expect(readdirSync(join(site.environment.DATA_DIR ?? '', 'sauvegardes'))).toEqual([]);
    const [path = ''] = getArchives();
    const archive = `${PLACE}/${path.split('/').at(-1)}`;
    expect(await run(['verify', archive])).toMatchObject({ code: 0, errors: '' });
    if (site.environment.DATABASE_URL !== undefined) return;
    const target = join(site.root, 'essai');
    expect(await run(['restore', archive, '--at', target])).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('removes what the retention no longer keeps, and no other object', async () => {
    useBackups();
    const name = (hour: string) => `/copies/toiture/jour/faitage-2020-01-01T${hour}-00-00Z.tar.gz`;
    const old = ['01', '02', '03'].map(name);
    for (const path of [...old, '/copies/toiture/jour/notes.txt', '/copies/toiture/autre']) {
      objects.set(path, Buffer.from('x'));
    }
    expect(await run(['backup', '--to', `${PLACE}/`])).toMatchObject({ code: 0, errors: '' });
    const left = [...objects.keys()].sort();
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining([name('03'), '/copies/toiture/jour/notes.txt']));
  });

  it('keeps the archive on the disk and says where when it cannot be sent', async () => {
    useBackups();
    site.environment.BACKUP_S3_REGION = 'elsewhere';
    const failed = await run(['backup', '--to', PLACE]);
    expect(failed).toMatchObject({ code: 2 });
    expect(failed.errors).toMatch(/a répondu 403 .*vérifiez la clé.* L’archive reste sur ce disque : .*faitage-.*gz\./);
    const [archive = ''] = readdirSync(join(site.environment.DATA_DIR ?? '', 'sauvegardes'));
    expect(await run(['verify', join(site.environment.DATA_DIR ?? '', 'sauvegardes', archive)])).toMatchObject({
      code: 0,
    });
  });

  it('names the missing access, a false address and an archive that is not there', async () => {
    for (const name of Object.keys(site.environment)) if (name.startsWith('BACKUP_S3_')) delete site.environment[name];
    for (const name of Object.keys(site.environment)) if (name.startsWith('S3_')) delete site.environment[name];
    expect((await run(['backup', '--to', PLACE])).errors).toContain('donnez BACKUP_S3_ENDPOINT');
    useBackups();
    expect((await run(['backup', '--to', 's3://'])).errors).toContain('n’est pas de la forme s3://bucket/dossier');
    expect((await run(['verify', `${PLACE}/faitage-2020-01-01T01-00-00Z.tar.gz`])).errors).toContain('a répondu 404');
    expect((await run(['verify', 's3://copies'])).errors).toContain('ne nomme pas d’archive');
  });
});

describe('faitage backup of a bucket', () => {
  it('takes the pictures of the bucket, and a restore puts them into another one', async () => {
    useBucket('toiture');
    await inSite(async () => storeImage({ image: await aPhoto() }));
    const copies = join(site.root, 'copies');
    expect(await run(['backup', '--to', copies])).toMatchObject({ code: 0 });
    const archive = join(copies, readdirSync(copies)[0] ?? '');
    const proved = await run(['verify', archive]);
    expect(proved).toMatchObject({ code: 0, errors: '' });
    if (site.environment.DATABASE_URL !== undefined) return;
    useBucket('ailleurs');
    expect(await run(['verify'])).toMatchObject({ code: 2 });
    const restored = await run(['restore', archive]);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(await run(['verify'])).toMatchObject({ code: 0 });
    expect(getPictures('ailleurs')).toEqual(getPictures('toiture'));
    expect(getPictures('ailleurs').size).toBe(4);
  });
});
