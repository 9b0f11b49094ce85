import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDocument, aPublishedPage } from '../page.fixture.server.ts';
import { readPage } from '../page.queries.server.ts';
import { publishPage } from './publish-page.server.ts';
import { restorePageVersion } from './restore-page-version.server.ts';

useDatabase();

describe('restorePageVersion', () => {
  it('makes an earlier version the draft, which can be published as a new version', async () => {
    await aPublishedPage('home', aDocument('A'));
    await aPublishedPage('home', aDocument('B'));
    const admin = await asAdmin();
    const { updated_at } = await restorePageVersion(admin, { page: 'home', version: 1 });
    expect(await readPage(admin, { page: 'home' })).toMatchObject({ draft: aDocument('A'), published: aDocument('B') });
    expect(await publishPage(admin, { page: 'home', updated_at })).toMatchObject({ version: 3 });
    expect((await readPage(admin, { page: 'home' })).published).toEqual(aDocument('A'));
  });

  it('refuses a version that does not exist, and an editor who has not seen the newest draft', async () => {
    const { updated_at } = await aPublishedPage();
    const admin = await asAdmin();
    await expect(restorePageVersion(admin, { page: 'home', version: 2 })).rejects.toMatchObject({ code: 'not-found' });
    await restorePageVersion(admin, { page: 'home', version: 1, updated_at });
    await expect(restorePageVersion(admin, { page: 'home', version: 1, updated_at })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('refuses visitors', async () => {
    await expect(restorePageVersion(asVisitor(), { page: 'home', version: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
