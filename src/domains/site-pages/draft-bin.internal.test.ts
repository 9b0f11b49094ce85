import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { discardPageDraft } from './commands/discard-page-draft.server.ts';
import { savePageDraft } from './commands/save-page-draft.server.ts';
import { restoreDraft } from './draft-bin.internal.server.ts';
import { aDocument, aPublishedPage } from './page.fixture.server.ts';
import { readPage } from './page.queries.server.ts';
import { toPageNumber } from './page.views.ts';

useDatabase();

describe('bin of the drafts', () => {
  it('puts a discarded draft back beside what is published', async () => {
    await aPublishedPage();
    const admin = await asAdmin();
    await savePageDraft(admin, { page: 'home', document: aDocument('B') });
    const pictures = await getWholeTables('site_page_pictures');
    await discardPageDraft(admin, { page: 'home' });
    await restoreLast('page-draft', toPageNumber('home'), restoreDraft);
    expect(await readPage(admin, { page: 'home' })).toMatchObject({ draft: aDocument('B'), published: aDocument() });
    expect(await getWholeTables('site_page_pictures')).toEqual(pictures);
  });

  it('keeps it in the bin while the page has a newer one, and keeps nothing of a page without a draft', async () => {
    const admin = await asAdmin();
    await savePageDraft(admin, { page: 'home', document: aDocument('B') });
    await discardPageDraft(admin, { page: 'home' });
    await discardPageDraft(admin, { page: 'home' });
    await savePageDraft(admin, { page: 'home', document: aDocument('C') });
    await expect(restoreLast('page-draft', toPageNumber('home'), restoreDraft)).rejects.toThrow(
      'de nouveau un brouillon',
    );
    expect(await getWholeTables('bin_records')).toHaveLength(1);
  });
});
