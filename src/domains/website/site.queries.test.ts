import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { placeIllustration } from '#src/domains/media/commands/place-illustration.server.ts';
import { aTown } from '#src/domains/places/cities/city.fixture.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { aDocument, aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findPublicPage, listPublicPages, readPublicFrame, readSiteFacts } from './site.queries.server.ts';

useDatabase();

describe('readSiteFacts', () => {
  it('says what is known of the company, and leaves the rest empty', async () => {
    await storeSettings([{ group: 'general', values: { site_name: 'Martin' } }]);
    await aService({ title: 'Zinguerie' });
    expect(await readSiteFacts(await asAdmin(), {})).toMatchObject({ name: 'Martin', trades: 'Zinguerie', years: '' });
  });

  it('refuses a visitor', async () => {
    await expect(readSiteFacts(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('findPublicPage', () => {
  it('finds fixed pages and pages of stored content', async () => {
    await aService({ title: 'Zinguerie', heroImage: '/media/a' });
    expect(await findPublicPage(asVisitor(), { path: '/zones' })).toMatchObject({ group: 'site' });
    expect(await findPublicPage(asVisitor(), { path: '/services/zinguerie' })).toMatchObject({
      title: 'Zinguerie',
      group: 'services',
      image: '/media/a',
    });
    await aPost({ title: 'Mousse', image: '/media/b' });
    expect(await findPublicPage(asVisitor(), { path: '/blog/mousse' })).toMatchObject({
      group: 'blog',
      image: '/media/b',
    });
  });

  it('names a page made of sections as its owner does, with its facts', async () => {
    const find = () => findPublicPage(asVisitor(), { path: '/' });
    expect(await find()).toMatchObject({ title: 'Travaux de toiture' });
    const { meta, sections } = aDocument();
    await aPublishedPage('home', { meta: { ...meta, name: 'Toitures de {name}' }, sections });
    await storeSettings([{ group: 'general', values: { site_name: 'Martin' } }]);
    expect(await find()).toMatchObject({ title: 'Toitures de Martin' });
  });

  it('prefers a city page to a service with the same slug', async () => {
    await aTown('69123');
    const { id } = await aService({ title: 'Lyonnais' });
    // Such a slug can be older than the page of the town.
    await db().updateTable('services').set({ slug: 'lyon' }).where('id', '=', id).execute();
    expect(await findPublicPage(asVisitor(), { path: '/services/lyon' })).toMatchObject({
      title: 'Couvreur à Lyon',
      group: 'cities',
    });
  });

  it.each(['/services/inconnu', '/nulle-part', '/services/../admin', ''])(
    'rejects %s as an unknown page',
    async (path) => {
      await expect(findPublicPage(asVisitor(), { path })).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});

describe('listPublicPages', () => {
  it('lists the fixed pages and every published service and article once', async () => {
    await aService({ title: 'Zinguerie' });
    await aService({ title: 'Lauze', is_active: false });
    const { id } = await aService({ title: 'Lyonnais' });
    // Such slugs could be stored before they were refused.
    await db().updateTable('services').set({ slug: 'lyon' }).where('id', '=', id).execute();
    await aPost({ title: 'Tempête', is_published: true });
    const paths = (await listPublicPages(asVisitor(), {})).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/avis',
        '/mentions-legales',
        '/services/zinguerie',
        '/services/lyon',
        '/blog/tempete',
      ]),
    );
    expect(paths).not.toContain('/services/lauze');
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('frame of a public page', () => {
  const system = systemContext('test');

  it('returns the company, its services and the pictures', async () => {
    await placeIllustration(system, { name: 'hero-charpente', image: '/media/a-1200.webp', alt: 'Une charpente' });
    await createService(system, { title: 'Charpente', description: 'Du bois.', features: ['a', 'b', 'c', 'd'] });
    const frame = await readPublicFrame(asVisitor(), {});
    expect(frame).toMatchObject({ isComplete: true, servicesFailed: false });
    expect(frame.services).toEqual([
      expect.objectContaining({ slug: 'charpente', features: ['a', 'b', 'c'], image: '/media/a-1200.webp' }),
    ]);
  });

  it('omits unreadable services and reports them', async () => {
    await sql`drop table services`.execute(db());
    const frame = await readPublicFrame(asVisitor(), {});
    expect(frame).toMatchObject({ isComplete: false, servicesFailed: true, services: [] });
    expect(frame.profile.hours).toBe('');
    expect(frame.facts.rating).toBe('');
  });
});
