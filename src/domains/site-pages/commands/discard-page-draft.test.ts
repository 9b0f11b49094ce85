import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDocument, aPublishedPage } from '../page.fixture.server.ts';
import { readPage } from '../page.queries.server.ts';
import { discardPageDraft } from './discard-page-draft.server.ts';
import { savePageDraft } from './save-page-draft.server.ts';

useDatabase();

describe('discardPageDraft', () => {
  it('deletes the draft and keeps what is published', async () => {
    await aPublishedPage();
    const admin = await asAdmin();
    const { updated_at } = await savePageDraft(admin, { page: 'home', document: aDocument('B') });
    const summary = await discardPageDraft(admin, { page: 'home', updated_at });
    expect(summary).toMatchObject({ version: 1, draft_updated_at: null });
    expect(await readPage(admin, { page: 'home' })).toMatchObject({ draft: null, published: aDocument() });
  });

  it('refuses an editor who has not seen the newest draft', async () => {
    const admin = await asAdmin();
    const { updated_at } = await savePageDraft(admin, { page: 'home', document: aDocument() });
    await savePageDraft(admin, { page: 'home', document: aDocument('B'), updated_at });
    await expect(discardPageDraft(admin, { page: 'home', updated_at })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses visitors', async () => {
    await expect(discardPageDraft(asVisitor(), { page: 'home' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
