import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { findMovedPost } from '#src/domains/blog/blog.queries.server.ts';
import { changePost } from '#src/domains/blog/commands/change-post.server.ts';
import { createPost } from '#src/domains/blog/commands/create-post.server.ts';
import { listAllPosts } from '#src/domains/blog/post-transfer.internal.server.ts';
import { listAllItems } from '#src/domains/gallery/gallery-transfer.internal.server.ts';
import { readIllustrations } from '#src/domains/media/illustration.internal.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { listRedirects } from '#src/domains/redirects/redirect.internal.server.ts';
import { changeService } from '#src/domains/services/commands/change-service.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { findMovedService } from '#src/domains/services/service.queries.server.ts';
import { listAllServices } from '#src/domains/services/service-transfer.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anArchive, anExport, anUpload, aZip, pictureName } from '../site-archive.fixture.server.ts';
import { countOutcome } from '../transfer-report.views.ts';
import { importSite } from './import-site.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const SERVICE = { title: 'Zinguerie', slug: 'zinguerie', description: 'Gouttières et chéneaux.' };
const INVALID = { code: 'invalid' };
const media = () => db().selectFrom('media').select('key').execute();

describe('importSite', () => {
  it('reports what would enter, and changes nothing', async () => {
    const photo = await aPhoto();
    const archive = await anArchive({ services: [{ ...SERVICE, image: pictureName(photo) }] }, [photo]);
    const report = await importSite(await asAdmin(), { archive });
    expect(report).toMatchObject({
      applied: false,
      counts: [{ part: 'services', outcome: 'create', count: 1 }],
      rows: [{ part: 'services', name: 'Zinguerie', outcome: 'create', reason: '' }],
      pictures: { stored: 1, known: 0, missing: [] },
    });
    expect([await listAllServices(), await media()]).toEqual([[], []]);
    expect(await db().selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });

  it('creates, replaces and leaves; a second time nothing changes', async () => {
    const admin = await asAdmin();
    await createService(admin, { ...SERVICE, description: 'Ancien texte.' });
    await createService(admin, { title: 'Charpente', description: 'À garder.' });
    const photo = await aPhoto();
    const parts = {
      services: [{ ...SERVICE, image: pictureName(photo) }],
      posts: [{ title: 'Mousse', slug: 'mousse', content: 'Texte.', is_published: true, image: pictureName(photo) }],
      settings: [{ group: 'general', values: { site_name: 'Couverture Martin' } }],
      redirects: [{ from_path: '/vieux', to_path: '/blog/mousse' }],
    };
    const send = async () => importSite(admin, { archive: await anArchive(parts, [photo]), apply: true });
    const first = await send();
    expect(first).toMatchObject({ applied: true, kept: expect.any(Number), pictures: { stored: 1 } });
    expect([countOutcome(first, 'create'), countOutcome(first, 'replace')]).toEqual([2, 2]);
    const services = await listAllServices();
    expect(services.map(({ description }) => description)).toEqual(['Gouttières et chéneaux.', 'À garder.']);
    const [post] = await listAllPosts();
    expect(post?.image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    expect(services[0]?.image).toBe(post?.image);
    expect((await readSettings()).general.site_name).toBe('Couverture Martin');
    expect(await listRedirects()).toMatchObject([{ from_path: '/vieux', to_path: '/blog/mousse' }]);
    const again = await send();
    expect(again.counts.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'same']);
    expect(again.pictures).toMatchObject({ stored: 0, known: 1 });
    expect(await media()).toHaveLength(1);
    const lines = await db()
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'site-archive.import')
      .execute();
    expect(lines.map(({ after }) => after)).toEqual(['{"created":2,"replaced":2}', '{"created":0,"replaced":0}']);
  });

  it('recognises its own export', async () => {
    const admin = await asAdmin();
    const photo = await aPhoto();
    const work = { title: 'Faîtage', image: pictureName(photo), description: '' };
    await importSite(admin, { archive: await anArchive({ gallery: [work] }, [photo]), apply: true });
    const report = await importSite(admin, { archive: await anExport(), apply: true });
    expect(report.rows).toEqual([]);
    expect(await media()).toHaveLength(1);
  });

  it('takes the pictures of an article’s text along, and none of an address that is not in the archive', async () => {
    const admin = await asAdmin();
    const photo = await aPhoto();
    const foreign = `/media/${'f'.repeat(32)}-1200.webp`;
    const content = `Avant.\n![Un toit](${pictureName(photo)})\n![Ailleurs](${foreign})\nAprès.`;
    const post = { title: 'Mousse', slug: 'mousse', content };
    const archive = await anArchive({ posts: [post] }, [photo]);
    expect(await importSite(admin, { archive, apply: true })).toMatchObject({ pictures: { stored: 1, missing: [] } });
    const [stored] = await listAllPosts();
    expect(stored?.content).toMatch(/^Avant\.\n!\[Un toit\]\(\/media\/[0-9a-f]{32}-1200\.webp\)\n\nAprès\.$/);
    const exported = await anExport();
    expect((await importSite(admin, { archive: exported })).rows).toEqual([]);
    for (const table of ['blog_posts', 'media', 'picture_sources'] as const) await db().deleteFrom(table).execute();
    expect(await importSite(admin, { archive: exported, apply: true })).toMatchObject({ pictures: { stored: 1 } });
    expect((await listAllPosts())[0]?.content).toMatch(/\(\/media\/[0-9a-f]{32}-1200\.webp\)/);
    expect(await media()).toHaveLength(1);
  });

  it('refuses an article with a picture that the archive does not hold', async () => {
    const content = `![Un toit](${pictureName(await aPhoto())})`;
    const report = await importSite(await asAdmin(), {
      archive: await anArchive({ posts: [{ title: 'A', slug: 'a', content }] }),
    });
    expect(report.rows).toMatchObject([{ outcome: 'refuse' }]);
    expect(report.pictures.missing).toHaveLength(1);
  });

  it('keeps apart equal pictures that the site stores separately, with one file in the archive', async () => {
    const admin = await asAdmin();
    const photo = await aPhoto();
    const second = pictureName(photo).replace('.png', '-2.png');
    const works = [
      { title: 'Faîtage', image: pictureName(photo) },
      { title: 'Noue', image: second, before_image: second },
    ];
    const report = await importSite(admin, { archive: await anArchive({ gallery: works }, [photo]), apply: true });
    expect(report.pictures).toEqual({ stored: 2, known: 0, missing: [] });
    const [one, other] = await listAllItems();
    expect(one?.image).not.toBe(other?.image);
    expect(other?.before_image).toBe(other?.image);
    const again = await importSite(admin, { archive: await anExport(), apply: true });
    expect([again.rows, await media()]).toEqual([[], expect.objectContaining({ length: 2 })]);
  });

  it('takes former addresses along, which redirect as before', async () => {
    const admin = await asAdmin();
    const service = await createService(admin, { title: 'Zinc', description: 'Chéneaux.' });
    await changeService(admin, { id: service.id, slug: 'zinguerie' });
    const post = await createPost(admin, { title: 'La mousse', content: 'Texte.', is_published: true });
    await changePost(admin, { id: post.id, slug: 'mousses' });
    const archive = await anExport();
    const look = async () => [
      await findMovedService(asVisitor(), { slug: 'zinc' }),
      await findMovedPost(asVisitor(), { slug: 'la-mousse' }),
    ];
    const before = await look();
    for (const table of ['services', 'blog_posts', 'old_slugs'] as const) await db().deleteFrom(table).execute();
    await importSite(admin, { archive, apply: true });
    expect(await look()).toEqual(before);
    expect(before).toEqual([{ slug: 'zinguerie' }, { slug: 'mousses' }]);
    expect((await importSite(admin, { archive, apply: true })).rows).toEqual([]);
  });

  it('gives a former address to the record that has it now', async () => {
    const admin = await asAdmin();
    const post = { title: 'Mousse', content: 'Texte.', is_published: true };
    const posts = [
      { ...post, slug: 'mousse', former_slugs: ['lichen', 'algue'] },
      { ...post, slug: 'lichen' },
    ];
    const services = [
      { ...SERVICE, former_slugs: ['zinc'] },
      { ...SERVICE, slug: 'zinc' },
    ];
    await importSite(admin, { archive: await anArchive({ posts, services }), apply: true });
    expect((await listAllPosts()).map(({ slug, former_slugs }) => [slug, former_slugs])).toEqual([
      ['mousse', ['algue']],
      ['lichen', undefined],
    ]);
    expect((await listAllServices()).map(({ slug, former_slugs }) => [slug, former_slugs])).toEqual([
      ['zinguerie', undefined],
      ['zinc', undefined],
    ]);
  });

  it('replaces a picture and deletes the one that nothing shows any more', async () => {
    const admin = await asAdmin();
    for (const color of ['#ff0000', '#00ff00']) {
      const photo = await aPhoto(color);
      const work = { title: 'Faîtage', image: pictureName(photo) };
      await importSite(admin, { archive: await anArchive({ gallery: [work] }, [photo]), apply: true });
    }
    expect(await listAllItems()).toHaveLength(1);
    expect(await media()).toHaveLength(1);
  });

  it('takes a logo as a sanitised drawing', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 20 30 0l30 20z"/></svg>';
    const bytes = Buffer.from(drawing);
    const name = pictureName(bytes).replace('.png', '.svg');
    const logo = { name: 'logo', image: name, alt: '', is_neutral: false };
    const site = { format: 'faitage-site', version: 1, parts: { illustrations: [logo] } };
    const archive = await aZip([
      { name, bytes },
      { name: 'site.json', bytes: Buffer.from(JSON.stringify(site)) },
    ]);
    await importSite(await asAdmin(), { archive, apply: true });
    expect((await readIllustrations()).logo?.image).toMatch(/^\/media\/[0-9a-f]{32}$/);
  });

  it('changes nothing when the logo is a drawing that runs, or a broken one', async () => {
    const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">';
    for (const drawing of [
      `${open}<script>alert(1)</script></svg>`,
      `${open}<path onload="alert(1)" d="M0 20"/></svg>`,
      open,
    ]) {
      const bytes = Buffer.from(drawing);
      const name = pictureName(bytes).replace('.png', '.svg');
      const logo = { name: 'logo', image: name, alt: '', is_neutral: false };
      const parts = { services: [SERVICE], illustrations: [logo] };
      const archive = await aZip([
        { name, bytes },
        { name: 'site.json', bytes: Buffer.from(JSON.stringify({ format: 'faitage-site', version: 2, parts })) },
      ]);
      await expect(importSite(await asAdmin(), { archive, apply: true })).rejects.toMatchObject(INVALID);
    }
    expect([await listAllServices(), await media()]).toEqual([[], []]);
  });

  it('refuses or cleans hostile texts of pages, towns and services', async () => {
    const long = 'x'.repeat(100_000);
    const section = { id: 'a', kind: 'about', content: { title: '\u202eToit', buttonLink: 'javascript:alert(1)' } };
    const parts = {
      services: [{ ...SERVICE, title: long }],
      pages: [{ page: 'home', document: { meta: {}, sections: [section] } }],
      redirects: [{ from_path: '/a', to_path: 'javascript:alert(1)' }],
      settings: [{ group: 'menus', values: { header: [{ label: 'x', href: 'javascript:alert(1)' }] } }],
    };
    const report = await importSite(await asAdmin(), { archive: await anArchive(parts), apply: true });
    expect(report.rows.filter(({ outcome }) => outcome === 'refuse')).toHaveLength(4);
    expect(await listAllServices()).toEqual([]);
  });

  it('refuses single records with their reason, and takes the others', async () => {
    const parts = {
      services: [SERVICE, SERVICE, { title: 'Sans texte', slug: 'sans' }, 7],
      gallery: [{ title: 'Sans image', image: `pictures/${'a'.repeat(64)}.webp` }],
      settings: [{ group: 'general', values: { unknown: 1 } }],
      redirects: [
        { from_path: '/services/zinguerie', to_path: '/zones' },
        { from_path: '/a', to_path: '//evil.example' },
      ],
    };
    const report = await importSite(await asAdmin(), { archive: await anArchive(parts), apply: true });
    const refused = report.rows.filter(({ outcome }) => outcome === 'refuse').map(({ reason }) => reason);
    expect(refused).toHaveLength(7);
    expect(refused.join('\n')).toMatch(/deux fois.*obligatoire.*image.*Une page du site répond déjà/s);
    expect(await listAllServices()).toHaveLength(1);
    expect(await listRedirects()).toEqual([]);
  });

  it('never takes an address of another site’s pictures, or a picture inside the text', async () => {
    const parts = {
      services: [
        { ...SERVICE, image: `/media/${'a'.repeat(32)}-1200.webp` },
        { ...SERVICE, slug: 'autre', image: 'data:image/png;base64,AAAA' },
      ],
    };
    await importSite(await asAdmin(), { archive: await anArchive(parts), apply: true });
    expect((await listAllServices()).map(({ slug, image }) => [slug, image])).toEqual([['zinguerie', '']]);
  });

  it('changes nothing at all when one picture is none', async () => {
    const false_picture = Buffer.from('<html>'.repeat(20));
    const parts = { services: [SERVICE], gallery: [{ title: 'Faîtage', image: pictureName(false_picture) }] };
    const sent = importSite(await asAdmin(), { archive: await anArchive(parts, [false_picture]), apply: true });
    await expect(sent).rejects.toMatchObject(INVALID);
    expect([await listAllServices(), await media()]).toEqual([[], []]);
  });

  it('leaves bank details and accounts on their site', async () => {
    const company = { legal_name: 'Martin', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
    const parts = { settings: [{ group: 'company', values: company }] };
    await importSite(await asAdmin(), { archive: await anArchive(parts), apply: true });
    expect((await readSettings()).company).toMatchObject({ legal_name: 'Martin', iban: '', bic: '' });
  });

  it.each([
    ['no archive', () => anUpload(Buffer.from('texte'))],
    ['an empty file', () => anUpload(Buffer.alloc(0))],
    ['an archive without site.json', () => aZip([{ name: 'autre.json', bytes: Buffer.from('{}') }])],
    ['text that is no JSON', () => aZip([{ name: 'site.json', bytes: Buffer.from('{') }])],
    ['bytes that are no text', () => aZip([{ name: 'site.json', bytes: Buffer.from([0xff, 0xfe, 0xfd]) }])],
    ['another format', () => anArchive({}, [], { format: 'autre' })],
    ['a newer version', () => anArchive({}, [], { version: 3 })],
    ['unsafe keys', () => aZip([{ name: 'site.json', bytes: Buffer.from('{"__proto__":{"a":1}}') }])],
    ['a deep value', () => anArchive({ services: [JSON.parse('['.repeat(60) + ']'.repeat(60))] })],
    ['too many records', () => anArchive({ redirects: Array.from({ length: 5_001 }, () => 1) })],
  ])('refuses %s', async (_name, make) => {
    await expect(importSite(await asAdmin(), { archive: await make() })).rejects.toMatchObject(INVALID);
  });

  it('refuses a visitor and a session that was confirmed long ago', async () => {
    const archive = await anArchive({});
    await expect(importSite(asVisitor(), { archive })).rejects.toMatchObject({ code: 'unauthenticated' });
    const admin = await asAdmin();
    const old = { ...admin, actor: { ...admin.actor, isRecent: false } } as typeof admin;
    await expect(importSite(old, { archive })).rejects.toMatchObject({ reason: 'recent_sign_in_required' });
  });
});
