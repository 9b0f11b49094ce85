import { describe, expect, it } from 'vitest';
import { aDocument, aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { readPublishedPage } from '#src/domains/site-pages/page.internal.server.ts';
import { listPages } from '#src/domains/site-pages/page.queries.server.ts';
import { findFaults } from '#src/domains/site-pages/page-faults.views.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { demoRecords } from './demo-site.server.ts';
import { fillSite } from './fill-site.server.ts';

useDatabase();
const system = systemContext('test');

/** Publishes the pages that nobody has published. */
const fill = () => fillSite(system, { isWanted: ({ part, outcome }) => part === 'pages' && outcome === 'create' });

describe('pages of the demo', () => {
  it('publishes every page of the demo company, once', async () => {
    await fill();
    await fill();
    const pages = await listPages(system, {});
    expect(pages.filter(({ updated_at }) => updated_at === '')).toEqual([]);
    const home = await readPublishedPage('home');
    expect(home.meta.title).toBe(demoRecords('pages').find(({ page }) => page === 'home')?.document.meta.title);
    expect(home.sections.map(({ kind }) => kind)).toContain('hero');
    expect(findFaults('home', home)).toEqual({});
  });

  it('keeps a page that the owner has saved', async () => {
    await aPublishedPage('home', aDocument('Notre titre.'));
    await fill();
    expect(await readPublishedPage('home')).toEqual(aDocument('Notre titre.'));
  });
});
