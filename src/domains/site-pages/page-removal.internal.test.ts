import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPublishedPage } from './page.fixture.server.ts';
import { builtInPage, readPublishedPage } from './page.internal.server.ts';
import { erasePage, findStoredPage } from './page-removal.internal.server.ts';

useDatabase();

describe('erasePage', () => {
  it('deletes a page with its versions, so that the neutral page returns', async () => {
    await aPublishedPage('home');
    expect(await findStoredPage('home')).toMatchObject({ published: expect.any(String) });
    expect(await erasePage('home')).toBe(true);
    expect(await findStoredPage('home')).toBeUndefined();
    expect(await db().selectFrom('site_page_versions').select('page').execute()).toEqual([]);
    expect((await readPublishedPage('home')).meta).toEqual(builtInPage('home').meta);
  });

  it('reports a page that was never saved, or that does not exist', async () => {
    expect(await erasePage('about')).toBe(false);
    expect(await erasePage('toit')).toBe(false);
  });
});
