import { describe, expect, it } from 'vitest';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { anUpload, aZip } from './site-archive.fixture.server.ts';
import { readWordPress } from './wordpress-file.internal.server.ts';
import { openUploads } from './wordpress-uploads.internal.server.ts';

const WP = 'xmlns:wp="urn:wp"';

describe('readWordPress', () => {
  it('reads texts that are cut between two pieces of the file', async () => {
    const title = 'é'.repeat(100_000);
    const xml = `<rss ${WP}><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>${title}</title></item></channel></rss>`;
    const { items } = await readWordPress(await anUpload(Buffer.from(xml)));
    expect(items[0]?.title).toBe(title);
  });

  it('refuses text that is not UTF-8, and elements without an end', async () => {
    for (const bytes of [Buffer.from([0x3c, 0x61, 0xff, 0x3e]), Buffer.from('<a>'.repeat(1_000))]) {
      await expect(readWordPress(await anUpload(bytes))).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});

describe('openUploads', () => {
  it('finds the original of a smaller copy, and takes only pictures', async () => {
    const zip = await aZip([
      { name: 'wp-content/uploads/2021/05/toit.png', bytes: await aPhoto() },
      { name: 'wp-content/uploads/2021/05/faux.jpg', bytes: Buffer.from('<?php') },
    ]);
    const base = 'https://ancien.example/wp-content/uploads/2021/05';
    const uploads = await openUploads(zip, [`${base}/toit-300x200.png`, `${base}/faux.jpg`]);
    const file = uploads.find(`${base}/toit-300x200.png`) ?? '';
    expect([uploads.has(file), uploads.find(`${base}/faux.jpg`)]).toEqual([true, undefined]);
    expect((await uploads.read(file)).byteLength).toBeGreaterThan(0);
    await uploads.close();
  });
});
