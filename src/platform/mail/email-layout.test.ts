import { describe, expect, it } from 'vitest';
import { BUILT_BRAND } from '../brand.server.ts';
import { dressEmail, emailContent } from './email-layout.server.ts';

const render = (title: string, paragraph = 'Bonjour,'): string =>
  dressEmail(emailContent({ title, paragraphs: [paragraph], footer: 'Toitures – 04 65 71 00 12' }).html, BUILT_BRAND);

describe('emailContent', () => {
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
});
