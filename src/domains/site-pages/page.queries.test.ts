import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { savePageDraft } from './commands/save-page-draft.server.ts';
import { PAGE_KEYS, type PageKey } from './page.contract.ts';
import { aDocument, aPublishedPage } from './page.fixture.server.ts';
import { readPublishedPage } from './page.internal.server.ts';
import { comparePageVersions, linkPreview, listPages, listPageVersions, readPage } from './page.queries.server.ts';
import { readPreview } from './page-preview.internal.server.ts';

useDatabase();
beforeEach(() => setSecretKeys(TEST_SECRET_KEY));
afterEach(() => freezeClock());

const linkToken = async (page: PageKey): Promise<string> => {
  const { path } = await linkPreview(await asAdmin(), { page });
  return new URL(path, 'https://toit.example').searchParams.get('token') ?? '';
};

describe('page lists', () => {
  it('lists every page, also the ones that were never saved', async () => {
    await aPublishedPage('home');
    const [home, about, ...others] = await listPages(await asAdmin(), {});
    expect(home).toMatchObject({ page: 'home', path: '/', version: 1, draft_updated_at: null });
    const neverSaved = { version: 0, published_at: null, updated_at: '' };
    expect(about).toMatchObject({ page: 'about', path: '/a-propos', ...neverSaved });
    expect(others.map(({ page }) => page)).toEqual(PAGE_KEYS.slice(2));
    for (const other of others) expect(other).toMatchObject(neverSaved);
  });

  it('returns the neutral page as published while nothing is stored', async () => {
    const { published, draft, version } = await readPage(await asAdmin(), { page: 'about' });
    expect([version, draft]).toEqual([0, null]);
    expect(published.sections[0]?.kind).toBe('banner');
  });

  it('lists the versions with their authors', async () => {
    await aPublishedPage('home');
    expect(await listPageVersions(await asAdmin(), { page: 'home' })).toEqual([
      { version: 1, author: 'Faîtage', created_at: expect.any(String) },
    ]);
  });

  it('compares a version with another one and with the draft', async () => {
    await aPublishedPage('home', aDocument('A'));
    await aPublishedPage('home', aDocument('B'));
    const admin = await asAdmin();
    await savePageDraft(admin, { page: 'home', document: aDocument('C') });
    const titles = async (other: object) =>
      (await comparePageVersions(admin, { page: 'home', version: 1, ...other })).map(({ before, after }) => [
        before,
        after,
      ]);
    expect(await titles({ with: 2 })).toEqual([['A', 'B']]);
    expect(await titles({})).toEqual([['A', 'C']]);
    await expect(comparePageVersions(admin, { page: 'home', version: 9 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses visitors', async () => {
    const anyone = asVisitor();
    for (const call of [
      listPages(anyone, {}),
      readPage(anyone, { page: 'home' }),
      linkPreview(anyone, { page: 'home' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readPreview', () => {
  it('shows the draft to the holder of a link only', async () => {
    await aPublishedPage('home', aDocument('A'));
    await savePageDraft(await asAdmin(), { page: 'home', document: aDocument('B') });
    const token = await linkToken('home');
    expect(await readPreview('home', token)).toEqual(aDocument('B'));
    expect(await readPublishedPage('home')).toEqual(aDocument('A'));
  });

  it('refuses a link that has expired', async () => {
    freezeClock('2026-11-25T08:00:00Z');
    const token = await linkToken('home');
    freezeClock('2026-11-25T08:29:59Z');
    await readPreview('home', token);
    freezeClock('2026-11-25T08:30:00Z');
    await expect(readPreview('home', token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses the link of another page, a changed one and a made-up one', async () => {
    const token = await linkToken('about');
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [
      token,
      '',
      'sealed.1.00000000.AAAA',
      Buffer.from('2099-01-01T00:00:00.000Z').toString('base64'),
    ]) {
      await expect(readPreview('home', wrong)).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    await expect(readPreview('about', changed)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('refuses a link made with another secret key', async () => {
    const token = await linkToken('home');
    setSecretKeys('another secret key, of another site entirely');
    await expect(readPreview('home', token)).rejects.toMatchObject({ code: 'not-found' });
  });
});
