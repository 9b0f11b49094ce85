import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { countSamples } from '#tests/support/samples.ts';
import { CONTENT_MAX } from '../../blog.contract.ts';
import { toPicture } from '../../public/sections/article-sheet.tsx';
import { ArticleBody } from './article-body.tsx';
import { parseBody } from './parse-body.ts';

const rendered = (content: string): string =>
  renderToStaticMarkup(<ArticleBody blocks={parseBody(content)} showPicture={toPicture()} />);
const inside = (content: string): string => rendered(content).replace(/^<div[^>]*>|<\/div>$/g, '');

const KEY = 'a'.repeat(32);
const STORED = `/media/${KEY}-1200.webp`;

describe('ArticleBody', () => {
  describe('light Markdown', () => {
    it.each([
      ['Un.\nDeux.', '<p>Un.</p><p>Deux.</p>'],
      ['## Gel\nTexte', '<h2 id="partie-gel">Gel</h2><p>Texte</p>'],
      ['**gras** et *penché*', '<p><strong>gras</strong> et <em>penché</em></p>'],
      ['__gras__ _penché_ nom_de_fichier', '<p><strong>gras</strong> <em>penché</em> nom_de_fichier</p>'],
      ['***les deux***', '<p><em><strong>les deux</strong></em></p>'],
      ['- a\n- b\n\n- c', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
      ['1. a\n2. b', '<ol start="1"><li>a</li><li>b</li></ol>'],
      ['4. a\n- b\nfin', '<ol start="4"><li>a</li></ol><ul><li>b</li></ul><p>fin</p>'],
      ['[tarifs](/tarifs "titre")', '<p><a href="/tarifs">tarifs</a></p>'],
      ['[**gras**](/a)', '<p><a href="/a"><strong>gras</strong></a></p>'],
      ['[a](https://a.example)', '<p><a href="https://a.example" rel="noopener">a</a></p>'],
      ['https://a.example', '<p><a href="https://a.example" rel="noopener">https://a.example</a></p>'],
      ['a@b.example', '<p><a href="mailto:a@b.example">a@b.example</a></p>'],
      ['\\*pas penché\\*', '<p>*pas penché*</p>'],
      ['3 * 4 * 5', '<p>3 * 4 * 5</p>'],
    ])('renders %j as %s', (content, html) => {
      expect(inside(content)).toBe(html);
    });

    it.each([
      ['<b>gras</b>', '<p>&lt;b&gt;gras&lt;/b&gt;</p>'],
      ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
      ['<!-- secret -->', '<p>&lt;!-- secret --&gt;</p>'],
      ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
      ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
      ['[x](//ailleurs.example)', '<p>[x](//ailleurs.example)</p>'],
      ['![toit](https://a.example/a.png)', '<p>![toit](https://a.example/a.png)</p>'],
      ['![toit](/media/a-1200.webp)', '<p>![toit](/media/a-1200.webp)</p>'],
      [`![](${STORED})`, `<p>![](${STORED})</p>`],
      [`![ ](${STORED})`, `<p>![ ](${STORED})</p>`],
      [`![toit](https://a.example${STORED})`, `<p>![toit](https://a.example${STORED})</p>`],
      [`![toit](${STORED} "titre")`, `<p>![toit](${STORED} &quot;titre&quot;)</p>`],
      [`Voir ![toit](${STORED})`, `<p>Voir ![toit](${STORED})</p>`],
      [`- ![toit](${STORED})`, `<ul><li>![toit](${STORED})</li></ul>`],
      ['`code` ~~barré~~', '<p>`code` ~~barré~~</p>'],
      ['&lt;b&gt; &amp;', '<p>&amp;lt;b&amp;gt; &amp;amp;</p>'],
      ['    retrait', '<p>retrait</p>'],
      ['> cité', '<p>&gt; cité</p>'],
      ['---', '<p>---</p>'],
    ])('renders %j as plain text', (content, html) => {
      expect(inside(content)).toBe(html);
    });

    it.each([STORED, `/media/${KEY}`, `/media/${KEY}-400.webp`])('shows the picture %s in a figure', (image) => {
      const html = inside(`Avant.\n  ![Un « toit » <b> "x"](${image})  \nAprès.`);
      expect(html).toMatch(/^<p>Avant\.<\/p><figure><img [^>]*><\/figure><p>Après\.<\/p>$/);
      expect(html).toContain(`srcSet="/media/${KEY}-400.webp 400w, /media/${KEY}-800.webp 800w, ${STORED} 1200w"`);
      expect(html).toContain('alt="Un «\u00a0toit\u00a0» &lt;b&gt; &quot;x&quot;"');
      expect(html).toContain('loading="lazy"');
    });

    it('shows a picture without the component of the public site where none is given', () => {
      const html = renderToStaticMarkup(<ArticleBody blocks={parseBody(`![Toit](${STORED})`)} />);
      expect(html).toContain(`<figure><img src="/media/${KEY}-800.webp" alt="Toit" loading="lazy"/></figure>`);
    });

    it.each([
      ['Long.', 1, 'p ul figure'],
      ['Long.', 5, 'p ul figure'],
      ['Long.', 6, 'ul figure'],
      ['**Long**.', 6, 'ul figure'],
      ['Long.', 19, 'figure'],
      ['Long.', 20, ''],
    ])('lets the blocks after %j wait behind the first %d characters: %j', (first, firstView, waiting) => {
      const blocks = parseBody(`${first}\n\nPlus.\n## Gel\n- un\n- deux\n![a](${STORED})`);
      const html = renderToStaticMarkup(
        <ArticleBody blocks={blocks} showPicture={toPicture()} firstView={firstView} />,
      );
      expect([...html.matchAll(/<(\w+)[^>]* data-deferred="text"/g)].map(([, tag]) => tag).join(' ')).toBe(waiting);
    });

    it('gives every heading a unique id, even when titles repeat', () => {
      const ids = parseBody('# Gel\n# Gel 2\n# Gel\n# !\n# !\n# Gel').map(
        (block) => block.kind === 'heading' && block.id,
      );
      expect(ids).toEqual([
        'partie-gel',
        'partie-gel-2',
        'partie-gel-3',
        'partie-sans-titre',
        'partie-sans-titre-2',
        'partie-gel-4',
      ]);
    });
  });

  const ALLOWED_TAG =
    /^<(?:\/?(?:div|p|strong|em|ul|li|h[234]|ol|a|figure)(?: class="[^"<>]*")?(?: (?:id|href|start|rel)="[^"<>]*")*|img(?: [a-zA-Z]+="[^"<>]*")+\/)>$/;
  const MARKS = ['*', '**', '_', '[', ']', '(', ')', '<', '>', '!', '`', '#', '- ', '1. ', '\\', '&', '"', "'", '~'];
  const WORDS = [
    'a',
    ' ',
    '\n',
    'javascript:',
    'https://',
    'a.fr',
    '@',
    '/',
    '<script>',
    '</p>',
    'onerror=',
    'data:',
    'é',
    `](${STORED})`,
    `\n![a](${STORED})\n`,
  ];
  const hostile = fc.array(fc.constantFrom(...MARKS, ...WORDS), { maxLength: 60 }).map((parts) => parts.join(''));

  it('lets no markup and no dangerous link through for hostile input', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, anyText({ maxLength: 200 })), (content) => {
        const html = rendered(content);
        for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(ALLOWED_TAG);
        for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) {
          expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i);
        }
        for (const [, src] of html.matchAll(/ src="([^"]*)"/g)) expect(src).toBe(`/media/${KEY}-800.webp`);
        expect(html).not.toMatch(/ on[a-z]+="/i);
        expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s);
      }),
      { numRuns: countSamples(500) },
    );
  });

  it('keeps every letter and digit of the text', () => {
    const word = fc.stringMatching(/^[a-zé0-9]{1,8}$/);
    const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    const marked = fc.tuple(fc.constantFrom('', '# ', '- ', '**', '*'), line);
    fc.assert(
      fc.property(fc.array(marked, { maxLength: 8 }), (lines) => {
        const written = lines.map(([mark, text]) => (mark.startsWith('*') ? `${mark}${text}${mark}` : mark + text));
        const html = rendered(written.join('\n'));
        const view = html.replace(/<[^>]*>/g, '').replace(/\s+/g, '');
        expect(view).toBe(lines.map(([, text]) => text.replace(/\s+/g, '')).join(''));
      }),
    );
  });

  /** Ten times what a busy machine needs, in milliseconds; a backtracking parser takes minutes. */
  const BOUND_MS = 20_000;

  /** Prefixes that make backtracking Markdown parsers slow. */
  const NASTY = [...MARKS, '_a', '**_a', '![[]()', '[a](b"', '<!--', '<a b=', 'a@', 'www.'];

  it.each([...NASTY, '# a\n', '- a\n', 'a\n', 'https://a.', ' ', `a${' '.repeat(50)}`, '_a'.repeat(99).concat('\n')])(
    'renders %j, repeated to 200 000 characters, in bounded time',
    (part) => {
      const content = `x${part.repeat(Math.ceil(CONTENT_MAX / part.length))}`.slice(0, CONTENT_MAX - 1).concat('y');
      expect(rendered(content).length).toBeGreaterThan(CONTENT_MAX / 2);
    },
    BOUND_MS,
  );
});
