import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { listAllPosts } from '#src/domains/blog/post-transfer.internal.server.ts';
import { parseBody } from '#src/domains/blog/ui/article/parse-body.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { listRedirects } from '#src/domains/redirects/redirect.internal.server.ts';
import { listAllServices } from '#src/domains/services/service-transfer.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anUpload, aZip } from '../site-archive.fixture.server.ts';
import { importWordpress } from './import-wordpress.server.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const OLD = 'https://ancien.example';
const NAMES = ['content', 'dc', 'excerpt', 'wp'].map((name) => `xmlns:${name}="urn:${name}"`).join(' ');

interface Item {
  type?: string;
  status?: string;
  title: string;
  link: string;
  name: string;
  content?: string;
  more?: string;
}

const item = ({ type = 'post', status = 'publish', title, link, name, content = '<p>Texte.</p>', more = '' }: Item) => `
<item><title><![CDATA[${title}]]></title><link>${OLD}${link}</link><dc:creator>eve</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>1</wp:post_id><wp:post_date_gmt>2021-05-01 10:00:00</wp:post_date_gmt>
<wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

const toExport = (items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMES}><channel><title>Ancien</title><link>${OLD}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>eve</wp:author_login><wp:author_display_name>Ève Martin</wp:author_display_name></wp:author>
${items.join('')}</channel></rss>`;

const THUMBNAIL = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
const CATEGORIES =
  '<category domain="category" nicename="a">Toiture</category><category domain="post_tag" nicename="b">mousse</category>';
const ATTACHMENT = item({
  ...{ type: 'attachment', status: 'inherit', title: 'toit', link: '/toit/', name: 'toit' },
  more: `<wp:attachment_url>${OLD}/wp-content/uploads/2021/05/toit.png</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Ardoise</wp:meta_value></wp:postmeta>`,
}).replace('<wp:post_id>1<', '<wp:post_id>9<');

const ITEMS = [
  item({
    ...{ title: 'La mousse &amp; le toit', link: '/2021/05/la-mousse/', name: 'la-mousse' },
    content: '<h2>Pourquoi</h2><p>Un <b>toit</b>.<script>alert(1)</script></p>',
    more: CATEGORIES + THUMBNAIL,
  }),
  item({ title: 'Brouillon', link: '/?p=5', name: '', status: 'draft' }),
  item({ type: 'page', title: 'Charpente', link: '/nos-services/charpente/', name: 'charpente' }),
  item({ type: 'page', title: 'Contactez-nous', link: '/contactez-nous/', name: 'contactez-nous' }),
  item({ type: 'page', title: 'Notre garantie', link: '/garantie/', name: 'garantie' }),
  item({ type: 'page', title: 'Accueil', link: '/', name: 'accueil' }),
  item({ title: 'Jeté', link: '/jete/', name: 'jete', status: 'trash' }),
  ATTACHMENT,
];

const send = async (apply: boolean, xml = toExport(ITEMS)) =>
  importWordpress(await asAdmin(), {
    file: await anUpload(Buffer.from(xml)),
    uploads: await aZip([
      { name: 'uploads/2021/05/toit.png', bytes: await aPhoto() },
      { name: 'uploads/2021/05/toit-300x200.png', bytes: await aPhoto('#000000') },
      { name: 'uploads/script.php', bytes: Buffer.from('<?php') },
    ]),
    apply,
  });

describe('importWordpress', () => {
  it('takes articles with text, dates, category, author and picture; drafts stay drafts', async () => {
    const report = await send(true);
    expect(report.rows.filter(({ outcome }) => outcome === 'refuse')).toEqual([]);
    const [article, draft] = await listAllPosts();
    expect(article).toMatchObject({
      ...{ title: 'La mousse & le toit', slug: 'la-mousse', content: '## Pourquoi\nUn **toit**.' },
      ...{ category: 'Toiture', tags: ['mousse'], author: 'Ève Martin', is_published: true },
      published_at: '2021-05-01T10:00:00.000Z',
      image: expect.stringMatching(/^\/media\//),
    });
    expect(draft).toMatchObject({ title: 'Brouillon', slug: 'brouillon', is_published: false });
  });

  it('takes pages below the services as services, others hidden, and leads old addresses on', async () => {
    const { notes } = await send(true);
    const services = (await listAllServices()).map(({ slug, is_active }) => [slug, is_active]);
    expect(services).toEqual([
      ['charpente', true],
      ['garantie', false],
    ]);
    const redirects = (await listRedirects()).map(({ from_path, to_path }) => [from_path, to_path]);
    expect(redirects).toEqual([
      ['/2021/05/la-mousse', '/blog/la-mousse'],
      ['/contactez-nous', '/contact'],
      ['/nos-services/charpente', '/services/charpente'],
    ]);
    expect(notes.join('\n')).toMatch(/Notre garantie.*Éléments sans place/s);
  });

  it('reports first, and makes nothing twice', async () => {
    expect(await send(false)).toMatchObject({ applied: false, pictures: { stored: 1 } });
    expect(await listAllPosts()).toEqual([]);
    await send(true);
    const again = await send(true);
    expect([again.rows, again.pictures.stored]).toEqual([[], 0]);
    expect(await db().selectFrom('media').selectAll().execute()).toHaveLength(1);
    expect(await listAllPosts()).toHaveLength(2);
  });

  it('says which pictures are missing without the folder of uploads', async () => {
    const file = await anUpload(Buffer.from(toExport(ITEMS)));
    const { notes } = await importWordpress(await asAdmin(), { file });
    expect(notes[0]).toContain('Images introuvables : 1.');
    expect(notes[1]).toBe('Il manque : toit.png');
  });

  it('puts the pictures of a text where they stood, and names those without a file', async () => {
    const image = (name: string, alt: string) => `<img src="${OLD}/wp-content/uploads/2021/05/${name}" alt="${alt}">`;
    const content = `${image('toit.png', 'Le toit')}<p>Avant.</p>${image('toit-300x200.png', '')}<p>Après.</p>
[gallery ids="9,404"]${image('perdue.jpg?x=1', 'Perdue')}<p>Fin ![x](${OLD}/a.png)</p>`;
    const { notes, pictures } = await send(
      true,
      toExport([item({ title: 'Un [toit]', link: '/un/', name: 'un', content }), ATTACHMENT]),
    );
    const [article] = await listAllPosts();
    const { image: stored = '' } = article ?? {};
    expect(stored).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    expect(article).toMatchObject({ image_alt: 'Le toit', readTime: '1 min' });
    expect(parseBody(article?.content ?? '')).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'picture', image: stored, alt: 'Un (toit)' },
      { kind: 'paragraph' },
      { kind: 'picture', image: stored, alt: 'Ardoise' },
      { kind: 'paragraph', inside: [{}, { text: '[' }, { text: 'x' }, { text: ']' }, {}, {}, {}] },
    ]);
    expect(pictures).toMatchObject({ stored: 1, missing: [] });
    expect(notes.slice(0, 3)).toEqual([
      expect.stringContaining('Images introuvables : 1.'),
      'Il manque : perdue.jpg',
      expect.stringContaining('Images sans texte de remplacement : 1.'),
    ]);
  });

  it.each([
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>'],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss>&a;</rss>'],
    ['another XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a truncated export', toExport(ITEMS).slice(0, -200)],
    ['no XML', 'texte'],
    ['nothing', ''],
  ])('refuses %s', async (_name, xml) => {
    await expect(send(false, xml)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses or cleans hostile titles and addresses, and takes the other items', async () => {
    const items = [
      item({ title: 'x'.repeat(100_000), link: '/long/', name: 'long' }),
      item({ title: '<script>alert(1)</script>Toit', link: 'javascript:alert(1)', name: '../../etc' }),
      item({
        title: 'Ardoise 🏠',
        link: '/ardoise/',
        name: 'ardoise',
        content: '<p onclick=x><a href="javascript:y">z</a></p>',
      }),
    ];
    await send(true, toExport(items));
    const posts = await listAllPosts();
    expect(JSON.stringify(posts)).not.toMatch(/<script|javascript:|onclick|\.\./);
    expect(posts.map(({ title }) => title)).toContain('Ardoise 🏠');
    for (const { title } of posts) expect(title.length).toBeLessThanOrEqual(300);
  });

  it('refuses a visitor', async () => {
    const file = await anUpload(Buffer.from('x'));
    await expect(importWordpress(asVisitor(), { file })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
