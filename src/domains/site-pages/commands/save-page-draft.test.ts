import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { MOST_SECTIONS, PageDocument } from '../page.contract.ts';
import { aDocument, aPublishedPage } from '../page.fixture.server.ts';
import { readPublishedPage } from '../page.internal.server.ts';
import { readPage } from '../page.queries.server.ts';
import { savePageDraft } from './save-page-draft.server.ts';

useDatabase();
afterAll(openPictureFolder());
afterEach(() => freezeClock());

type Draft = Parameters<typeof savePageDraft>[1];
/** Returns a home page of one section, as a client could send it. */
const sending = (kind: string, content: object): Draft => ({
  page: 'home',
  document: { meta: {}, sections: [{ id: 'un', kind, content }] },
});

describe('savePageDraft', () => {
  it('stores a draft beside what is published, and visitors see nothing of it', async () => {
    await aPublishedPage();
    const before = await readPublishedPage('home');
    const summary = await savePageDraft(await asAdmin(), { page: 'home', document: aDocument('Autre titre.') });
    expect(summary).toMatchObject({ page: 'home', path: '/', version: 1, publish_at: null });
    expect(summary.draft_updated_at).not.toBeNull();
    expect((await readPage(await asAdmin(), { page: 'home' })).draft).toEqual(aDocument('Autre titre.'));
    expect(await readPublishedPage('home')).toEqual(before);
  });

  it('refuses an editor who has read an older version, also within one millisecond', async () => {
    freezeClock('2026-11-25T08:00:00Z');
    const admin = await asAdmin();
    const first = await savePageDraft(admin, { page: 'home', document: aDocument(), updated_at: '' });
    const second = await savePageDraft(admin, { page: 'home', document: aDocument('B'), updated_at: first.updated_at });
    expect(second.updated_at > first.updated_at).toBe(true);
    for (const updated_at of ['', first.updated_at]) {
      await expect(savePageDraft(admin, { page: 'home', document: aDocument('C'), updated_at })).rejects.toMatchObject({
        code: 'conflict',
      });
    }
    expect((await readPage(admin, { page: 'home' })).draft).toEqual(aDocument('B'));
  });

  it('lets only one of two editors save who have read the same version', async () => {
    const admin = await asAdmin();
    const { updated_at } = await savePageDraft(admin, { page: 'home', document: aDocument() });
    const results = await Promise.allSettled(
      ['A', 'B', 'C'].map((title) => savePageDraft(admin, { page: 'home', document: aDocument(title), updated_at })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['an unknown kind', 'script', {}],
    ['a title of 100 kB', 'steps', { title: 'a'.repeat(100_000) }],
    ['a title longer than its line', 'steps', { title: 'a'.repeat(91) }],
    ['a script as link', 'about', { buttonLink: 'javascript:alert(1)' }],
    ['a hidden script as link', 'about', { buttonLink: 'java\u200bscript:alert(1)' }],
    ['a data link', 'about', { buttonLink: 'data:text/html,x' }],
    ['a link to another host without a scheme', 'about', { buttonLink: '//evil.example' }],
    ['a picture that runs', 'about', { picture: { image: 'javascript:alert(1)' } }],
    ['an unknown icon', 'hours', { cards: [{ icon: '"><script>' }] }],
    ['too many slides', 'hero', { slides: Array.from({ length: 7 }, () => ({ title: 'a' })) }],
    ['a focal point outside the picture', 'about', { picture: { focusX: 11 } }],
  ])('refuses %s', async (_what, kind, content) => {
    await expect(savePageDraft(await asAdmin(), sending(kind, content))).rejects.toMatchObject({ code: 'invalid' });
    expect(await db().selectFrom('site_pages').selectAll().execute()).toEqual([]);
  });

  it('refuses two sections with one id and more sections than a page holds', async () => {
    const [section] = aDocument().sections;
    for (const sections of [
      [section, section],
      Array.from({ length: MOST_SECTIONS + 1 }, (_, place) => ({ ...section, id: `s-${place}` })),
    ]) {
      const document = { meta: {}, sections };
      await expect(savePageDraft(await asAdmin(), { page: 'home', document })).rejects.toMatchObject({
        code: 'invalid',
      });
    }
  });

  it('removes characters that reverse or hide text, and keeps emoji and markup as text', async () => {
    const title = '\u202eToit\u202c \u200b👷‍♀️ <b>sain</b>\u0007';
    await savePageDraft(await asAdmin(), sending('steps', { title }));
    const { draft } = await readPage(await asAdmin(), { page: 'home' });
    expect(draft?.sections[0]?.content).toMatchObject({ title: 'Toit 👷‍♀️ <b>sain</b>' });
  });

  it('keeps the fixed spaces of French typography', async () => {
    await savePageDraft(await asAdmin(), sending('steps', { title: 'Prêt\u202f?  Oui\u00a0:\nbien' }));
    const { draft } = await readPage(await asAdmin(), { page: 'home' });
    expect(draft?.sections[0]?.content).toMatchObject({ title: 'Prêt\u202f? Oui\u00a0: bien' });
  });

  it('completes a missing field with its empty value and accepts an unfinished section', async () => {
    await savePageDraft(await asAdmin(), sending('faq', {}));
    const { draft } = await readPage(await asAdmin(), { page: 'home' });
    expect(draft?.sections[0]).toMatchObject({ isHidden: false, content: { eyebrow: '', title: '', questions: [] } });
  });

  it('keeps the picture of a draft from deletion, and releases a replaced one later', async () => {
    const { path } = await storeImage({ image: await aDataUrl() });
    const withPicture = sending('about', { picture: { image: path, alt: 'Un toit' } });
    await savePageDraft(await asAdmin(), withPicture);
    const used = () => db().selectFrom('site_page_pictures').select(['holder', 'image']).execute();
    expect(await used()).toEqual([{ holder: 'draft', image: path }]);
    await savePageDraft(await asAdmin(), { page: 'home', document: aDocument() });
    expect(await used()).toEqual([]);
    const jobs = await db().selectFrom('jobs').select('kind').where('kind', '=', 'media-release').execute();
    expect(jobs).toHaveLength(1);
  });

  it('accepts a document again as it was read', async () => {
    const document = aDocument();
    expect(PageDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  it('refuses visitors', async () => {
    await expect(savePageDraft(asVisitor(), { page: 'home', document: aDocument() })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
