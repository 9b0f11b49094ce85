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
});
