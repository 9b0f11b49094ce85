import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { setSecretKeys } from '#src/platform/security/secret-key.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { PAGES, type PageKey } from './page.contract.ts';
import { aDocument, aPublishedPage } from './page.fixture.server.ts';
import { builtInPage, readDraft, readPublishedPage, toDocument } from './page.internal.server.ts';
import { findFaults } from './page-faults.views.ts';
import { createPreviewToken, readPreview } from './page-preview.internal.server.ts';
import { publishIfDue, readSummary } from './page-publishing.internal.server.ts';

useDatabase();
beforeEach(() => setSecretKeys(TEST_SECRET_KEY));

describe('built-in pages', () => {
  it.each(Object.keys(PAGES) as PageKey[])('offers a page for %s that can be published as it is', (page) => {
    expect(findFaults(page, builtInPage(page))).toEqual({});
  });

  it('contains no figure, place or promise', () => {
    const words = Object.keys(PAGES).map((page) => JSON.stringify(builtInPage(page as PageKey).sections));
    for (const text of words) {
      expect(text).not.toMatch(/\d+ ?(?:h|ans|km|%)|24h|7j|décennale|certifi|Rhône|Ardèche|Drôme|Lyon|Pouzin/);
    }
  });
});

describe('readPublishedPage', () => {
  it('returns the published page, and the next one after it was published', async () => {
    expect(await readPublishedPage('home')).toEqual(builtInPage('home'));
    await aPublishedPage('home', aDocument('A'));
    expect(await readPublishedPage('home')).toEqual(aDocument('A'));
    await aPublishedPage('home', aDocument('B'));
    expect(await readPublishedPage('home')).toEqual(aDocument('B'));
  });

  it('reads once for many visitors, until another node reports a change', async () => {
    await aPublishedPage('home', aDocument('A'));
    await readPublishedPage('home');
    const published = JSON.stringify(aDocument('B'));
    await db().updateTable('site_pages').set({ published }).execute();
    expect(await readPublishedPage('home')).toEqual(aDocument('A'));
    await publish('content', { what: 'everything' });
    expect(await readPublishedPage('home')).toEqual(aDocument('B'));
  });
});

describe('toDocument', () => {
  it('completes fields that an older version did not store, and ignores fields that are gone', () => {
    const old = {
      meta: { title: 'Toit' },
      sections: [{ id: 'a', kind: 'steps', content: { title: 'Trois', gone: 1 } }],
    };
    const { meta, sections } = toDocument('home', JSON.stringify(old));
    expect(meta).toEqual({ name: '', title: 'Toit', description: '', keywords: '' });
    expect(sections).toEqual([
      { id: 'a', kind: 'steps', isHidden: false, content: { eyebrow: '', title: 'Trois', lead: '', steps: [] } },
    ]);
  });

  it('returns the neutral page instead of an error for a text that is no document', () => {
    expect(toDocument('home', '{"sections":[{"kind":"gone"}]}')).toEqual(builtInPage('home'));
  });
});

describe('readDraft', () => {
  it('returns the published page while there is none', async () => {
    await aPublishedPage('home', aDocument('A'));
    expect(await readDraft('home')).toEqual(aDocument('A'));
    expect(await readPreview('home', createPreviewToken('home'))).toEqual(aDocument('A'));
  });

  it('stays unpublished by the job while no publication is planned', async () => {
    await aPublishedPage('home', aDocument('A'));
    await publishIfDue({ page: 'home' });
    expect(await readSummary('home')).toMatchObject({ version: 1 });
  });
});
