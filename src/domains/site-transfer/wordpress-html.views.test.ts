import { describe, expect, it } from 'vitest';
import { parseBody } from '#src/domains/blog/ui/article/parse-body.ts';
import { expectLinear } from '#tests/support/linear.ts';
import { readHtml, readWords } from './wordpress-html.views.ts';

const OLD = 'https://ancien.example';
const read = (html: string): string => readHtml(html, OLD).text;

describe('readHtml', () => {
  it('keeps headings, paragraphs, lists, bold, italics and links', () => {
    const html = `<!-- wp:heading --><h2>La mousse</h2><!-- /wp:heading -->
<p>Un <strong>toit </strong>et <em>deux</em> <a href="${OLD}/contact/">pages</a>&nbsp;; &eacute;t&#233; &amp; <b>hiver</b>.</p>
<ul><li>Un</li><li><p>Deux</p></li></ul><ol><li>Premier</li><li>Second</li></ol><h5>Fin</h5>Sans balise.

Autre paragraphe<br>ligne`;
    expect(read(html).split('\n')).toEqual([
      '## La mousse',
      'Un **toit** et *deux* [pages](/contact/) ; été & **hiver**.',
      '- Un',
      '- Deux',
      '1. Premier',
      '2. Second',
      '##### Fin',
      'Sans balise.',
      'Autre paragraphe',
      'ligne',
    ]);
  });

  it('lists pictures, and drops short codes', () => {
    const html =
      '[caption id="a"]<img class="x" src="/wp-content/uploads/a.jpg" alt="">Légende[/caption][gallery ids="1"]';
    const pictures = [{ address: '/wp-content/uploads/a.jpg', alt: '' }];
    expect(readHtml(html, OLD)).toEqual({ text: 'Légende', pictures });
  });

  it('writes pictures where they stood: before a text, after the line they are in', () => {
    const html = `<!-- wp:image --><figure class="wp-block-image"><a href="/a.jpg"><img src="/uploads/a.jpg" alt="L&rsquo;un" /></a>
<figcaption>Légende</figcaption></figure><p>Un <img src='/uploads/b.jpg' title="Deux"> texte.</p>
<figure class="wp-block-gallery"><figure><img src="data:image/gif;base64,x" data-src="/uploads/c.jpg" alt="Trois"></figure>
<figure><img src=/uploads/d.jpg alt="x"></figure></figure><ul><li><img src="/uploads/e.jpg" alt="">Entrée</li></ul><img src="data:x">`;
    const { text, pictures } = readHtml(html, OLD, ({ address, alt }) =>
      address.endsWith('d.jpg') ? '' : `${address}|${alt}`,
    );
    expect(text.split('\n')).toEqual([
      '/uploads/a.jpg|L’un',
      'Légende',
      'Un texte.',
      '/uploads/b.jpg|Deux',
      '/uploads/c.jpg|Trois',
      '- Entrée',
      '/uploads/e.jpg|',
    ]);
    expect(pictures).toHaveLength(5);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>a{}</style><iframe src="x"></iframe><svg onload=alert(1)><a>x</a></svg>',
    '<!-- <p>x</p>',
    '<script>alert(1)',
  ])('leaves out %s', (html) => {
    expect(read(html)).toBe('');
  });

  it.each(['javascript:alert(1)', '&#106;avascript:alert(1)', '//evil.example', 'data:text/html,x', 'java\nscript:x'])(
    'keeps the words of a link to %j without the link',
    (href) => {
      expect(read(`<a href="${href}" onclick="x()">mots</a>`)).toBe('mots');
    },
  );

  it('shows signs of Markdown and of HTML as typed', () => {
    const text = read('<p># a *b* _c_ [d](javascript:x) &lt;img src=x&gt; `e`</p>');
    const [block] = parseBody(text);
    expect(block).toMatchObject({ kind: 'paragraph' });
    const words =
      block?.kind === 'paragraph' ? block.inside.map((part) => ('text' in part ? part.text : '?')).join('') : '';
    expect(words).toBe('# a *b* _c_ [d](javascript:x) <img src=x> `e`');
  });

  it.each(['<', '<!--', '<a ', '[gallery ', '<b>', '&', '<li>', '\n\n', '<a href="', '<img src=a>', '<img src="'])(
    'reads 200,000 signs of %j in linear time',
    (sign) => {
      expectLinear((signs) => read(sign.repeat(signs / sign.length)));
    },
  );
});

describe('readWords', () => {
  it('returns words without marks', () => {
    expect(readWords('<h2>Titre</h2><p>Un <b>toit</b> et <a href="/x">un lien</a> [x] *</p>')).toBe(
      'Titre\nUn toit et un lien [x] *',
    );
  });
});
