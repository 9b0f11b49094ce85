import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
