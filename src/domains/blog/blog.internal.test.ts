import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from './blog.fixture.server.ts';
import {
  announcePost,
  countPostGrowth,
  erasePosts,
  listPublishedAddresses,
  listRecentPosts,
  releaseTextPictures,
  searchPostRecords,
} from './blog.internal.server.ts';
import { changePost } from './commands/change-post.server.ts';
import { createPost } from './commands/create-post.server.ts';

useDatabase();

describe('announcePost', () => {
  const system = systemContext('test');

  const rung = () => db().selectFrom('notifications').select(['event', 'message', 'link']).orderBy('id').execute();

  it('notifies only when the setting is on', async () => {
    await announcePost({ id: 3, title: 'Mousse' });
    expect(await rung()).toEqual([]);
    await saveSettings(system, { group: 'notifications', values: { blog_alerts: true } });
    await vi.waitFor(async () => {
      await announcePost({ id: 3, title: 'Mousse' });
      expect(await rung()).toEqual([{ event: 'blog', message: 'Mousse', link: '/admin/blog?view=3' }]);
    });
  });

  it('notifies once per published article, never for drafts or system content', async () => {
    const admin = await asAdmin();
    await saveSettings(admin, { group: 'notifications', values: { blog_alerts: true } });
    const draft = await createPost(admin, { title: 'Mousse', content: 'Un texte.' });
    await createPost(system, { title: 'Modèle', content: 'Un texte.', is_published: true });
    expect(await rung()).toEqual([]);
    await changePost(admin, { id: draft.id, is_published: true });
    await changePost(admin, { id: draft.id, title: 'La mousse' });
    expect((await rung()).map(({ message }) => message)).toEqual(['Mousse']);
  });
});

describe('erasePosts', () => {
  const KEY = 'a'.repeat(32);
  const IMAGE = `/media/${KEY}-1200.webp`;

  beforeEach(async () => {
    const at = '2026-10-01T08:00:00.000Z';
    await db()
      .insertInto('media')
      .values({ key: KEY, content_type: 'image/png', bytes: 1, width: 1, height: 1, created_at: at })
      .execute();
  });

  const pictures = async () => (await db().selectFrom('media').select('key').execute()).length;

  it('deletes a picture with the last article that uses it', async () => {
    const [first, second] = [await aPost({ image: IMAGE }), await aPost({ image: IMAGE })];
    await erasePosts([first.id]);
    expect(await pictures()).toBe(1);
    await erasePosts([second.id]);
    expect(await pictures()).toBe(0);
  });

  it('deletes a picture of a text with the last article that shows it', async () => {
    const content = `Texte.\n![Un toit](/media/${KEY}-800.webp)`;
    const first = await aPost({ image: IMAGE });
    const [second, third] = [await aPost({ content }), await aPost({ content })];
    await erasePosts([first.id, second.id]);
    expect(await pictures()).toBe(1);
    await erasePosts([third.id]);
    expect(await pictures()).toBe(0);
  });
});

describe('releaseTextPictures', () => {
  it('lets go of the pictures that the new text no longer has', async () => {
    const [stays, goes] = ['a', 'b'].map((sign) => `![Un toit](/media/${sign.repeat(32)}-1200.webp)`);
    await releaseTextPictures(`${stays}\n${goes}`, `Texte.\n${stays}`);
    const jobs = await db().selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(jobs).toEqual([{ kind: 'media-release', payload: JSON.stringify({ key: 'b'.repeat(32) }) }]);
  });
});

describe('countPostGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published articles, now and at a given time', async () => {
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countPostGrowth(SINCE)).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aPost({ title: 'Un' });
    await aPost({ title: 'Deux', is_published: false });
    freezeClock(SINCE);
    await aPost({ title: 'Trois' });
    expect(await countPostGrowth(SINCE)).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });
});

describe('listRecentPosts', () => {
  it('lists the newest articles, published or not, up to the limit', async () => {
    for (const title of ['Un', 'Deux', 'Trois']) await aPost({ title, is_published: false });
    const recent = await listRecentPosts(2);
    expect(recent).toMatchObject([
      { title: 'Trois', is_published: false },
      { title: 'Deux', is_published: false },
    ]);
  });
});

describe('searchPostRecords', () => {
  it('finds articles newest first, published or not, ignoring accents', async () => {
    const old = await aPost({ title: 'Évacuation des eaux', category: 'Conseils' });
    const hidden = await aPost({ title: 'ÉVACUATION cachée', category: 'Conseils', is_published: false });
    await aPost({ title: 'Autre chose' });
    expect(await searchPostRecords({ search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Conseils' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Conseils' },
    ]);
    expect(await searchPostRecords({ search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchPostRecords({ search: '%%', limit: 5 })).toEqual([]);
  });
});

describe('listPublishedAddresses', () => {
  it('lists only published articles, newest first', async () => {
    await aPost({ title: 'Hier', is_published: true, published_at: '2026-11-01T08:00:00.000Z' });
    await aPost({ title: 'Aujourd’hui', is_published: true, published_at: '2026-11-02T08:00:00.000Z' });
    await aPost({ title: 'Demain', is_published: false });
    expect((await listPublishedAddresses()).map(({ title }) => title)).toEqual(['Aujourd’hui', 'Hier']);
  });
});
