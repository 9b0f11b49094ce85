import { describe, expect, it } from 'vitest';
import { placeFonts } from './late-fonts.ts';

const text = '<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin="anonymous"';
const titles = `<link rel="preload" href="/assets/titles.woff2" as="font" type="font/woff2" media="(min-width: 48rem)"/>`;
const picture = '<link rel="preload" as="image" href="/media/a.webp"/>';

describe('placeFonts', () => {
  it('moves a font of every screen behind the content on a phone', () => {
    const html = `<html><head>${titles}${text}/>${picture}</head><body><p>Toit</p></body></html>`;
    expect(placeFonts(html)).toBe(
      `<html><head>${titles}${text} media="(min-width: 48rem)"/>${picture}</head>` +
        `<body><p>Toit</p>${text} media="(max-width: 47.99rem)"/></body></html>`,
    );
  });

  it('leaves a document without such a font, or without an end, as it is', () => {
    for (const html of [`<html><head>${titles}${picture}</head><body></body></html>`, `<p>${text}/></p>`]) {
      expect(placeFonts(html)).toBe(html);
    }
  });
});
