import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addTint } from '#src/kernel/picture-key.ts';
import { Picture } from './picture.tsx';

const stored = (character: string): string => `/media/${character.repeat(32)}-1200.webp`;
const TOIT = stored('a');
const PLACE = stored('b');

const rendered = (image: string | undefined, rest: { fallback?: string; urgent?: boolean } = {}): string =>
  renderToStaticMarkup(<Picture image={image} alt="Un toit" width={800} height={600} sizes="100vw" {...rest} />);

describe('Picture', () => {
  it.each([
    ['its own picture, and what replaces it when it breaks', TOIT, PLACE, 'a', 'b'],
    ['the placeholder of a service without one', '', PLACE, 'b', undefined],
    ['the placeholder of another host’s picture', 'https://photos.example/toit.jpg', PLACE, 'b', undefined],
    ['nothing to replace itself', PLACE, PLACE, 'b', undefined],
    ['no replacement of another host', TOIT, 'https://photos.example/toit.jpg', 'a', undefined],
  ])('shows %s', (_, image, fallback, view, replacement) => {
    const html = rendered(image, { fallback });
    expect(html).toContain(`src="${stored(view).replace('1200', '800')}"`);
    expect(/data-fallback="([^"]+)"/.exec(html)?.[1]).toBe(replacement && stored(replacement).replace('1200', '800'));
    expect(html).not.toContain('photos.example');
  });

  it('keeps the space of its picture, offers three widths, and loads lazily', () => {
    const html = rendered(TOIT);
    for (const part of ['width="800"', 'height="600"', 'loading="lazy"', '400w', '800w', '1200w', 'sizes="100vw"']) {
      expect(html).toContain(part);
    }
  });

  it('takes the mean colour in its key as placeholder', () => {
    const html = rendered(`/media/${addTint('a'.repeat(32), '9c0')}-800.webp`);
    expect(html).toContain('data-red="4" data-green="6" data-blue="0"');
    expect(rendered(TOIT)).not.toContain('data-red');
  });

  it('loads eagerly above the fold', () => {
    expect(rendered(TOIT, { urgent: true })).toMatch(/loading="eager".*fetchPriority="high"/i);
  });

  it('prefixes a relative path, which has one width only', () => {
    const html = rendered('storage/services/toit.jpg');
    expect(html).toContain('src="/api/storage/services/toit.jpg"');
    expect(html).not.toContain('srcSet');
  });

  it.each([undefined, '', 'https://photos.example/toit.jpg'])(
    'shows a zinc background without a picture (%s)',
    (image) => {
      expect(rendered(image)).toMatch(/^<div /);
    },
  );
});
