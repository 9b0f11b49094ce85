import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { aDocument } from './page.fixture.server.ts';
import { readPublishedPage } from './page.internal.server.ts';
import { listPublishedPages, putPage } from './page-transfer.internal.server.ts';

useDatabase();

describe('putPage', () => {
  it('publishes a document as the next version', async () => {
    expect(await listPublishedPages()).toEqual([]);
    await putPage({ page: 'home', document: aDocument('Un.') }, null);
    await putPage({ page: 'home', document: aDocument('Deux.') }, null);
    expect(await listPublishedPages()).toEqual([{ page: 'home', document: aDocument('Deux.') }]);
    expect(await readPublishedPage('home')).toEqual(aDocument('Deux.'));
  });

  it('refuses a document that an editor could not publish', async () => {
    const sent = putPage({ page: 'home', document: aDocument('Dans {ville_inconnue}.') }, null);
    await expect(sent).rejects.toMatchObject({ code: 'invalid' });
    expect(await listPublishedPages()).toEqual([]);
  });
});
