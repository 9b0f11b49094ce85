import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { applyPlan, planBundle, preparePictures } from './bundle-import.internal.server.ts';
import { listStored } from './bundle-parts.internal.server.ts';
import { getHash, knownPictures, readArchived, storePictures } from './bundle-pictures.internal.server.ts';
import { readSite } from './site-archive.internal.server.ts';
import { exportSite } from './site-archive.queries.server.ts';
import type { SiteBundle } from './site-bundle.contract.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

async function aPicture() {
  const bytes = new Uint8Array(await aPhoto());
  const file = `pictures/${getHash(bytes)}.png`;
  return { file, files: { has: (name: string) => name === file, read: async () => bytes } };
}

const toBundle = (parts: SiteBundle['parts']): SiteBundle => ({ format: 'faitage-site', version: 1, parts });

describe('storePictures', () => {
  it('stores a file once, also after an interrupted import', async () => {
    const { file, files } = await aPicture();
    const first = await storePictures([file, file], files);
    expect(await knownPictures([file])).toEqual(first);
    expect((await readArchived(first.get(file) ?? ''))?.name).toMatch(/^pictures\/[0-9a-f]{64}\.png$/);
  });

  it('refuses a file whose bytes are not those of its name', async () => {
    const { file } = await aPicture();
    const other = { has: () => true, read: async () => new Uint8Array(await aPhoto('#000000')) };
    await expect(storePictures([file], other)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('applyPlan', () => {
  it('stores records with their pictures', async () => {
    const { file, files } = await aPicture();
    const bundle = toBundle({ gallery: [{ title: 'Faîtage', image: file }] });
    const plan = await planBundle(bundle, files, ['Une remarque.']);
    await preparePictures(plan, bundle, files);
    expect(await applyPlan(plan, null)).toMatchObject({ applied: true, notes: ['Une remarque.'] });
    expect(await listStored('gallery')).toMatchObject([{ title: 'Faîtage', image: expect.stringMatching(/^\/media/) }]);
  });

  it('names the record that cannot enter', async () => {
    const bundle = toBundle({ settings: [{ group: 'company', values: { siret: '12345678900000' } }] });
    const plan = await planBundle(bundle, { has: () => false, read: async () => new Uint8Array() });
    await expect(applyPlan(plan, null)).rejects.toMatchObject({ message: expect.stringMatching(/^Entreprise : /) });
  });
});

describe('planBundle', () => {
  it('refuses a redirect to an article that is refused itself', async () => {
    const redirects = [
      { from_path: '/ancien', to_path: '/blog/sans-titre' },
      { from_path: '/autre', to_path: '/contact' },
    ];
    const bundle = toBundle({ posts: [{ slug: 'sans-titre', title: '' }], redirects });
    const { records } = await planBundle(bundle, { has: () => false, read: async () => new Uint8Array() });
    expect(records.map(({ part, outcome }) => [part, outcome])).toEqual([
      ['posts', 'refuse'],
      ['redirects', 'refuse'],
      ['redirects', 'create'],
    ]);
  });
});

describe('exportSite', () => {
  it('contains content, and neither bank details nor accounts nor customers', async () => {
    const site = await exportSite(systemContext('test'), {});
    expect(site).toEqual(await readSite());
    const text = JSON.stringify(site);
    for (const word of ['iban', 'bic', 'password', 'two_factor', 'session_timeout']) {
      expect(text).not.toContain(word);
    }
    expect(Object.keys(site.parts)).not.toContain('users');
  });
});
