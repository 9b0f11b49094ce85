import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { placeIllustration } from '#src/domains/media/commands/place-illustration.server.ts';
import { restoreIllustration } from '#src/domains/media/commands/restore-illustration.server.ts';
import { readIllustrations } from '#src/domains/media/illustration.internal.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readShareCard } from './share-card.queries.server.ts';

useDatabase();

describe('readIllustrations', () => {
  it('returns an empty object for a site without pictures', async () => {
    expect(await readIllustrations()).toEqual({});
  });
});

describe('readShareCard', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'partage-'));
    openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const cards = () => readdirSync(folder, { recursive: true }).filter((name) => /partage-[^/]+$/.test(String(name)));

  it('draws a page’s card once, 1200 × 630, and again when its texts change', async () => {
    const [first, second] = await Promise.all([
      readShareCard(asVisitor(), { path: '/zones' }),
      readShareCard(asVisitor(), { path: '/zones' }),
    ]);
    expect(second).toEqual(first);
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(cards()).toHaveLength(1);
    await saveSettings(systemContext('test'), { group: 'general', values: { site_name: 'Les Toits de l’Œuf' } });
    expect((await readShareCard(asVisitor(), { path: '/zones' })).hash).not.toBe(first.hash);
  });

  it('names a free quote only when the owner has stated so', async () => {
    const read = async (quote_cents: number | null) => {
      await saveSettings(systemContext('test'), { group: 'prices', values: { quote_cents } });
      return (await readShareCard(asVisitor(), { path: '/zones' })).hash;
    };
    const [unstated, paid, free] = [await read(null), await read(9_000), await read(0)];
    expect(paid).toBe(unstated);
    expect(free).not.toBe(unstated);
  });

  it('draws another card with a logo or in other colours, and the first one again without them', async () => {
    const read = async () => (await readShareCard(asVisitor(), { path: '/zones' })).hash;
    const system = systemContext('test');
    const built = await read();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20H0z"/></svg>';
    const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    await placeIllustration(system, { name: 'logo', image });
    const withLogo = await read();
    await restoreIllustration(system, { name: 'logo' });
    await saveSettings(system, { group: 'identity', values: { palette: 'acier' } });
    const inSteel = await read();
    await saveSettings(system, { group: 'identity', values: { palette: 'terre' } });
    expect(new Set([built, withLogo, inSteel]).size).toBe(3);
    expect(await read()).toBe(built);
  });

  it('rejects a page that does not exist', async () => {
    await expect(readShareCard(asVisitor(), { path: '/rien' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
