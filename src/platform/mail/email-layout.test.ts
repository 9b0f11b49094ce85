import { describe, expect, it } from 'vitest';
import { BUILT_BRAND } from '../brand.server.ts';
import { dressEmail, renderEmail } from './email-layout.server.ts';

const render = (title: string, paragraph = 'Bonjour,'): string =>
  dressEmail(renderEmail({ title, paragraphs: [paragraph], footer: 'Toitures – 04 65 71 00 12' }).html, BUILT_BRAND);

describe('renderEmail', () => {
  it('keeps a number or a compound of the title on one line, and telephone numbers everywhere', () => {
    const html = render('Votre adresse e-mail, facture F-2026-0012', 'Appelez le 04 65 71 00 12.');
    for (const word of ['e-mail', 'F-2026-0012']) {
      expect(html).toContain(`<span style="white-space:nowrap">${word}</span>`);
    }
    expect(html.match(/04\u00a065\u00a071\u00a000\u00a012/g)).toHaveLength(2);
  });

  it('lets long words break, and compounds too long for a small screen', () => {
    const html = render('Une-entreprise-de-couverture-traditionnelle et constitutionnelle-gouvernementale');
    expect(html).toContain('overflow-wrap:anywhere');
    expect(html).not.toContain('white-space:nowrap');
  });

  it('writes markup of a title as text', () => {
    expect(render('<b>e-mail</b>')).toContain('&#60;b&#62;<span style="white-space:nowrap">e-mail</span>&#60;/b&#62;');
  });

  it('shows the colour of the company and quiet lines in dark mode', () => {
    const html = render('Bonjour');
    expect(html).toContain(
      `.sheet{border-top-color:${BUILT_BRAND.soft}!important}.foot{border-color:#32414D!important}`,
    );
  });

  it('escapes markup in an email', () => {
    const { html, text } = renderEmail({
      title: '<script>alert(1)</script>',
      paragraphs: ['"><img src=x onerror=alert(1)>', "<i>'a' & b</i>"],
      quote: '</blockquote><b>\nsuite',
      action: { label: 'Répondre', url: 'https://toitures.example/?a=1&b="' },
      footer: 'Toitures du Pouzin',
    });
    expect(html).not.toMatch(/<script|<img|<b>|<i>|b=""/);
    expect(text).toContain('> </blockquote><b>\n> suite');
    expect(text).toContain('https://toitures.example/?a=1');
  });
});

describe('dressEmail', () => {
  const { html, text } = renderEmail({ title: 'Votre devis', paragraphs: ['Bonjour \ue000logo\ue000'] });

  it('fills the built look, without a place for a logo that is not there', () => {
    const dressed = dressEmail(html, BUILT_BRAND);
    expect(dressed).toContain('border-top:4px solid #B4431D');
    expect(dressed).not.toMatch(/\ue000|<img/);
    expect(dressed).toContain('Bonjour logo');
  });

  it('shows the logo with its name and its size, and leaves the text part as it is', () => {
    const logo = { png: new Uint8Array(), width: 720, height: 180, alt: 'Martin & "fils"' };
    const dressed = dressEmail(html, { accent: '#0b4f8a', soft: '#9ec5e8', logo });
    expect(dressed).toContain('src="cid:logo@faitage" alt="Martin &#38; &#34;fils&#34;" width="224" height="56"');
    expect(dressed).toContain('#0b4f8a');
    expect(dressed).not.toContain('#B4431D');
    expect(text).not.toContain('logo@');
  });
});
