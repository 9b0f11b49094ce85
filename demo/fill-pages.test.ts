import { describe, expect, it } from 'vitest';
import { aDocument, aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { readPublishedPage } from '#src/domains/site-pages/page.internal.server.ts';
import { findFaults } from '#src/domains/site-pages/page-faults.views.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { DEMO_PAGES, fillPages, hasAllPages } from './fill-pages.server.ts';

useDatabase();
const system = systemContext('test');

describe('fillPages', () => {
  it('publishes every page of the demo company, once', async () => {
    expect(await hasAllPages(system)).toBe(false);
    await fillPages(system);
    await fillPages(system);
    expect(await hasAllPages(system)).toBe(true);
    const home = await readPublishedPage('home');
    expect(home.meta.title).toBe(DEMO_PAGES.home.meta?.title);
    expect(home.sections.map(({ kind }) => kind)).toContain('hero');
    expect(findFaults('home', home)).toEqual({});
  });

  it('keeps a page that the owner has saved', async () => {
    await aPublishedPage('home', aDocument('Notre titre.'));
    await fillPages(system);
    expect(await readPublishedPage('home')).toEqual(aDocument('Notre titre.'));
  });
});
