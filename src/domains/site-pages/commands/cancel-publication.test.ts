import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDocument } from '../page.fixture.server.ts';
import { readPage } from '../page.queries.server.ts';
import { cancelPublication } from './cancel-publication.server.ts';
import { publishPage } from './publish-page.server.ts';
import { savePageDraft } from './save-page-draft.server.ts';

useDatabase();

describe('cancelPublication', () => {
  it('cancels the planned publication and keeps the draft', async () => {
    const admin = await asAdmin();
    await savePageDraft(admin, { page: 'home', document: aDocument() });
    const { updated_at } = await publishPage(admin, { page: 'home', publish_at: isoIn(3_600) });
    expect(await cancelPublication(admin, { page: 'home', updated_at })).toMatchObject({ publish_at: null });
    expect((await readPage(admin, { page: 'home' })).draft).toEqual(aDocument());
  });

  it('refuses when nothing is planned', async () => {
    await expect(cancelPublication(await asAdmin(), { page: 'home' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses visitors', async () => {
    await expect(cancelPublication(asVisitor(), { page: 'home' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
